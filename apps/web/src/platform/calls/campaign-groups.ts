import { queryOptions } from '@tanstack/react-query';
import { findCampaignGroups } from '@tapwright/contracts/campaign-groups';
import { call } from './call.ts';
import { campaignGroupKeys } from '../keys.ts';

const maxPageSize = 200;

/** Those of a team that are in the reader's scope. */
export function campaignGroupsQuery(teamId: number) {
  return queryOptions({
    queryKey: campaignGroupKeys.list(teamId),
    queryFn: ({ signal }) =>
      call(findCampaignGroups, { query: { teamId, pageNum: 1, pageSize: maxPageSize }, signal }),
  });
}
