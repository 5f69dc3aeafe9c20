import type { Transaction } from '../../platform/db/database.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { logOperation } from '../operation-log/index.ts';
import { listCampaignGroups, lockCampaignGroup, updateCampaignGroup } from './campaign-groups-store.ts';
import { tellGroupsChanged } from './tell-groups-changed.ts';
import { tellOfRemoval } from './tell-of-removal.ts';

/** Ends the attachment, keeps the rows, and tells those who worked with them. Asked again, it does nothing. */
export async function detachGroups(
  tx: Transaction,
  context: TeamContext,
  campaignGroupIds: readonly number[],
  { isTold = true }: { isTold?: boolean } = {},
): Promise<void> {
  const { teamId } = context.membership;
  const by = context.person.userId;
  for (const campaignGroupId of campaignGroupIds) {
    const group = await lockCampaignGroup(tx, teamId, campaignGroupId);
    if (group === undefined) continue;
    await updateCampaignGroup(tx, group, { detachedAt: context.clock.now() });
    await logOperation(tx, {
      operation: 'campaignGroup.detached',
      teamId,
      by: { kind: 'person', userId: by },
      from: context,
      subject: { campaignGroupId, campaignGroup: group.name },
      before: { adAccountId: group.adAccountId, appleName: group.appleName },
    });
    if (isTold) await tellOfRemoval(tx, context, { teamId, campaignGroupId, name: group.name, by });
  }
  if (campaignGroupIds.length > 0) await tellGroupsChanged(tx, context, teamId);
}

/** All of a team that goes itself: everybody is told of that, and these need no notices of their own. */
export async function detachTeamGroups(tx: Transaction, context: TeamContext): Promise<void> {
  const groups = await listCampaignGroups(tx, context.membership.teamId);
  const ids = groups.map(({ campaignGroupId }) => campaignGroupId);
  await detachGroups(tx, context, ids, { isTold: false });
}
