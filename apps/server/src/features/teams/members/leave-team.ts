import { leaveTeam as leaveTeamCall } from '@tapwright/contracts/members';
import { leaders } from '@tapwright/contracts/roles';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notify } from '../../notifications/index.ts';
import { membersWrite } from '../../writes/index.ts';
import { deleteMember, listMemberIds } from './members-store.ts';

export async function leaveTeam(context: TeamContext): Promise<null> {
  const { teamId } = context.membership;
  const { userId } = context.person;
  return membersWrite(context, leaveTeamCall, async (write) => {
    const { tx, actor } = write;
    if (actor.role === 'visitor') throw new Refusal('ownerCannotLeave');
    await deleteMember(tx, teamId, userId);
    const logged = await write.record('member.left', {
      subject: { userId, nickName: actor.nickName },
      before: { role: actor.role },
    });
    const leaderIds = await listMemberIds(tx, teamId, leaders);
    await notify(
      tx,
      context,
      leaderIds.map((leaderId) => ({
        type: 'memberLeft',
        userId: leaderId,
        teamId,
        senderId: userId,
        detailed: actor.nickName,
      })),
    );
    await write.live.publishPersons(tx, [userId], 'access.changed');
    await write.live.publishTeam(tx, teamId, 'team.changed');
    return logged.done(null);
  });
}
