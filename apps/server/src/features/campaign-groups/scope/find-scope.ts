import { type Role, scopeKindOf } from '@tapwright/contracts/roles';
import type { Connection } from '../../../platform/db/database.ts';
import {
  listCampaignsById,
  listCampaignsOfAdAccounts,
  listPlacesOfAdAccounts,
  listPlacesOfGroups,
} from './scope-store.ts';

/** What of a team's ads somebody is bound to, said at each level. Empty lists: bound to what is gone, so nothing. */
export type AdScope = {
  campaignGroupIds: readonly number[];
  adAccountIds: readonly string[];
  campaignIds: readonly number[];
};

/**
 * The one answer to "which groups and campaigns may they see"; undefined: all of the team's. A manager is bound to
 * campaign groups and has every campaign in them; the others are bound to campaigns and see the groups around them.
 */
export async function findScope(
  db: Connection,
  { teamId, role, scope }: { teamId: number; role: Role; scope: readonly number[] },
): Promise<AdScope | undefined> {
  const kind = scopeKindOf(role);
  if (scope.length === 0 || kind === undefined) return undefined;
  if (kind === 'groups') {
    const places = await listPlacesOfGroups(db, teamId, scope);
    const adAccountIds = places.map(({ adAccountId }) => adAccountId);
    return { ...groupsOf(places), campaignIds: await listCampaignsOfAdAccounts(db, teamId, adAccountIds) };
  }
  const campaigns = await listCampaignsById(db, teamId, scope);
  const accounts = [...new Set(campaigns.map(({ adAccountId }) => adAccountId))];
  const places = await listPlacesOfAdAccounts(db, teamId, accounts);
  return { ...groupsOf(places), campaignIds: campaigns.map(({ campaignId }) => campaignId) };
}

const groupsOf = (places: readonly { campaignGroupId: number; adAccountId: string }[]) => ({
  campaignGroupIds: places.map(({ campaignGroupId }) => campaignGroupId),
  adAccountIds: places.map(({ adAccountId }) => adAccountId),
});
