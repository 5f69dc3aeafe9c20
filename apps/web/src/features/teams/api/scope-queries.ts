import { queryOptions } from '@tanstack/react-query';
import { findGroupNames } from '@tapwright/contracts/campaign-groups';
import { findCampaign } from '@tapwright/contracts/campaigns';
import { call } from '../../../platform/calls/call.ts';
import { teamKeys } from '../keys.ts';
import type { ScopeKind } from '@tapwright/contracts/roles';

/** A scope has at most 500 of them. */
const maxCampaigns = 5_000;

export type ScopeChoice = { id: number; name: string; within?: string };

/** What somebody may be bound to, as far as whoever binds them reaches. */
export function scopeChoicesQuery(teamId: number, kind: ScopeKind) {
  return queryOptions({
    queryKey: teamKeys.scopeChoicesOf(teamId, kind),
    queryFn: async ({ signal }): Promise<ScopeChoice[]> => {
      if (kind === 'groups') {
        const groups = await call(findGroupNames, { query: { teamId }, signal });
        return groups.map(({ campaignGroupId, name }) => ({ id: campaignGroupId, name }));
      }
      const query = { teamId, pageNum: 1, pageSize: maxCampaigns };
      const { list } = await call(findCampaign, { query, signal });
      return list.map(({ campaignId, name, campaignGroupName }) => ({
        id: Number(campaignId),
        name,
        within: campaignGroupName,
      }));
    },
  });
}
