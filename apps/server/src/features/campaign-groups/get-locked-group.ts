import type { Transaction } from '../../platform/db/database.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type CampaignGroupRow, lockCampaignGroup } from './campaign-groups-store.ts';
import { isInScope } from './is-in-scope.ts';

/** Outside of the scope is as if it did not exist. */
export async function getLockedGroup(
  tx: Transaction,
  { membership }: TeamContext,
  campaignGroupId: number,
): Promise<CampaignGroupRow> {
  if (!isInScope(membership, campaignGroupId)) throw new Refusal('notFound');
  const row = await lockCampaignGroup(tx, membership.teamId, campaignGroupId);
  if (row === undefined) throw new Refusal('notFound');
  return row;
}
