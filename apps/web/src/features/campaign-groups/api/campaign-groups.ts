import { queryOptions } from '@tanstack/react-query';
import {
  addCampaignGroups,
  findAdAccounts,
  modifyCampaignGroup,
  removeCampaignGroup,
} from '@tapwright/contracts/campaign-groups';
import type { BodyOf } from '@tapwright/contracts/call';
import { call } from '../../../platform/calls/call.ts';
import { adAccountKeys } from '../../../platform/keys.ts';

/** Asks Apple, so it is kept for a minute and tried once. */
export function adAccountsQuery(teamId: number, certificateId: number) {
  return queryOptions({
    queryKey: adAccountKeys.of(teamId, certificateId),
    queryFn: ({ signal }) => call(findAdAccounts, { query: { teamId, certificateId }, signal }),
    staleTime: 60_000,
    retry: false,
  });
}

export const attachGroups = async (body: BodyOf<typeof addCampaignGroups>) =>
  call(addCampaignGroups, { body });
export const editGroup = async (body: BodyOf<typeof modifyCampaignGroup>) =>
  call(modifyCampaignGroup, { body });
export const detachGroup = async (body: BodyOf<typeof removeCampaignGroup>) =>
  call(removeCampaignGroup, { body });
