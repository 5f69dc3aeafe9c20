import { scopeKindOf } from '@tapwright/contracts/roles';
import type { Transaction } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import type { Membership } from '../../../platform/http/admission/gate.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type CampaignGroupRow, lockCampaignGroup } from './campaign-groups-store.ts';

/** The scope of some roles names campaign groups, that of the others campaigns. */
function isInScope({ role, scope }: Membership, campaignGroupId: number): boolean {
  return scopeKindOf(role) !== 'groups' || scope.length === 0 || scope.includes(campaignGroupId);
}

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
