import { queryOptions } from '@tanstack/react-query';
import { findSearches } from '@tapwright/contracts/storefront-searches';
import { call } from '../../../platform/calls/call.ts';
import { creationKeys } from '../keys.ts';

type Asked = {
  readonly teamId: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly dimension: 'age' | 'gender';
  readonly adamId: string | undefined;
};

/** Who tapped; without an app, on the ads of the whole team. */
export const audienceQuery = ({ adamId, ...query }: Asked) =>
  queryOptions({
    queryKey: creationKeys.audience(query.teamId, { adamId, ...query }),
    queryFn: async ({ signal }) => {
      // Much that no step needs comes with it.
      const { findReportCampaignTotalAudienceType } = await import('@tapwright/contracts/reports');
      const { list } = await call(findReportCampaignTotalAudienceType, {
        query: { ...query, ...(adamId !== undefined && { adamId: [adamId] }) },
        signal,
      });
      return list.filter(({ taps }) => taps > 0).map(({ value, taps }) => ({ value, taps }));
    },
    staleTime: 300_000,
    retry: false,
  });

/** How often people search there for what the app is shown for, estimated from its own shares. */
export const searchesQuery = (teamId: number, adamId: string) =>
  queryOptions({
    queryKey: creationKeys.searches(teamId, adamId),
    queryFn: ({ signal }) => call(findSearches, { query: { teamId, adamId }, signal }),
    staleTime: 300_000,
    retry: false,
  });

type OfApp = Record<'adamId' | 'currency' | 'placement' | 'startTime' | 'endTime', string> & {
  readonly teamId: number;
};

/** Campaigns of an app that are shown in the same place, and what each spent by day; the most expensive first. */
export const spentQuery = ({ adamId, currency, placement, ...range }: OfApp) =>
  queryOptions({
    queryKey: creationKeys.spent(range.teamId, { adamId, currency, placement, ...range }),
    queryFn: async ({ signal }) => {
      const { findReportCampaignList } = await import('@tapwright/contracts/reports');
      const of = { adamId: [adamId], currency: [currency], placement: [placement] };
      const { list } = await call(findReportCampaignList, {
        query: { ...range, ...of, trend: 'localSpendAmount', pageSize: 50 },
        signal,
      });
      return list;
    },
    staleTime: 300_000,
    retry: false,
  });
