import type { LoggedRow, TeamWrite } from '../../writes/index.ts';
import { listCampaignGroups, lockCampaignGroup, updateCampaignGroup } from './campaign-groups-store.ts';
import { announceRemoval } from '../scope/announce-removal.ts';

/** Ends the attachment, keeps the rows, and informs those who worked with them. Repeated, it does nothing. */
export async function detachGroups(
  write: TeamWrite,
  campaignGroupIds: readonly number[],
  { isAnnounced = true }: { isAnnounced?: boolean } = {},
): Promise<LoggedRow | undefined> {
  const { tx, actor, team, clock } = write;
  const { teamId } = team;
  let logged: LoggedRow | undefined;
  for (const campaignGroupId of campaignGroupIds) {
    const group = await lockCampaignGroup(tx, teamId, campaignGroupId);
    if (group === undefined) continue;
    await updateCampaignGroup(tx, group, { detachedAt: clock.now() });
    logged = await write.record('campaignGroup.detached', {
      subject: { campaignGroupId, campaignGroup: group.name },
      before: { adAccountId: group.adAccountId, appleName: group.appleName },
    });
    if (isAnnounced)
      await announceRemoval(tx, write, { teamId, campaignGroupId, name: group.name, by: actor.userId });
  }
  if (campaignGroupIds.length > 0) await write.live.publishTeam(tx, teamId, 'campaignGroups.changed');
  return logged;
}

/** All of a team that goes itself: everybody hears of that, and these need no notices of their own. */
export async function detachTeamGroups(write: TeamWrite): Promise<void> {
  const groups = await listCampaignGroups(write.tx, write.team.teamId);
  const ids = groups.map(({ campaignGroupId }) => campaignGroupId);
  await detachGroups(write, ids, { isAnnounced: false });
}
