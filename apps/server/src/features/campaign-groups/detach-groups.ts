import type { Transaction } from '../../platform/db/database.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { notify } from '../notifications/index.ts';
import { logOperation } from '../operation-log/index.ts';
import {
  listCampaignGroups,
  listWatchers,
  lockCampaignGroup,
  updateCampaignGroup,
} from './campaign-groups-store.ts';
import { tellGroupsChanged } from './tell-groups-changed.ts';

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
    if (!isTold) continue;
    const watchers = await listWatchers(tx, teamId, campaignGroupId);
    await notify(
      tx,
      context,
      watchers
        .filter((userId) => userId !== by)
        .map((userId) => ({
          type: 'campaignGroupRemoved',
          userId,
          teamId,
          senderId: by,
          detailed: group.name,
        })),
    );
  }
  if (campaignGroupIds.length > 0) await tellGroupsChanged(tx, context, teamId);
}

/** All of a team that goes itself: everybody is told of that, and these need no notices of their own. */
export async function detachTeamGroups(tx: Transaction, context: TeamContext): Promise<void> {
  const groups = await listCampaignGroups(tx, context.membership.teamId);
  const ids = groups.map(({ campaignGroupId }) => campaignGroupId);
  await detachGroups(tx, context, ids, { isTold: false });
}
