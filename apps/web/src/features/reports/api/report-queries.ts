import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findAdGroup } from '@tapwright/contracts/ad-groups';
import { findCampaignKinds } from '@tapwright/contracts/campaign-kinds';
import {
  findReportAdGroupList,
  findReportAdGroupTotal,
  findReportAdGroupTotalAudienceType,
  findReportCampaignGroupList,
  findReportCampaignList,
  findReportCampaignTotal,
  findReportCampaignTotalAudienceType,
} from '@tapwright/contracts/reports';
import { call } from '../../../platform/calls/call.ts';
import { reportKeys } from '../keys.ts';
import type { AudienceQuestion, DaysQuestion, ListQuestion } from '../question/report-types.ts';

const freshMs = 60_000;

/** Figures shown before stay until their successors are there. */
export function kept<Answer>(
  query: { teamId: number },
  name: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
) {
  return queryOptions({
    queryKey: reportKeys.list(name, query),
    queryFn: ({ signal }) => ask(signal),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  });
}

export type KeptRead<Answer> = ReturnType<typeof kept<Answer>>;

export const groupListQuery = (query: ListQuestion) =>
  kept(query, 'groups', (signal) => call(findReportCampaignGroupList, { query, signal }));

export const campaignListQuery = (query: ListQuestion) =>
  kept(query, 'campaigns', (signal) => call(findReportCampaignList, { query, signal }));

export const adGroupListQuery = (query: ListQuestion) =>
  kept(query, 'adGroups', (signal) => call(findReportAdGroupList, { query, signal }));

/** By day; of ad groups where one is named. */
export const daysQuery = (query: DaysQuestion) =>
  kept(query, 'days', (signal) =>
    query.adGroupId === undefined
      ? call(findReportCampaignTotal, { query, signal })
      : call(findReportAdGroupTotal, { query, signal }),
  );

export const audienceQuery = (query: AudienceQuestion) =>
  kept(query, 'audience', (signal) =>
    query.adGroupId === undefined
      ? call(findReportCampaignTotalAudienceType, { query, signal })
      : call(findReportAdGroupTotalAudienceType, { query, signal }),
  );

export const campaignKindsQuery = (teamId: number) =>
  queryOptions({
    queryKey: reportKeys.campaignKinds(teamId),
    queryFn: ({ signal }) => call(findCampaignKinds, { query: { teamId }, signal }),
    staleTime: freshMs,
  });

export const adGroupQuery = (teamId: number, adGroupId: string) =>
  queryOptions({
    queryKey: reportKeys.adGroup(teamId, adGroupId),
    queryFn: ({ signal }) => call(findAdGroup, { query: { teamId, adGroupId }, signal }),
    staleTime: freshMs,
  });
