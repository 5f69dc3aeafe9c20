import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { notify } from '../notifications/index.ts';
import { logOperation } from '../operation-log/index.ts';
import { getLockedPair } from './get-locked-team.ts';
import { deleteMember, listMemberIds } from './members-store.ts';
import { tellAccessChanged, tellTeamChanged } from './tell-team.ts';

export async function leaveTeam(context: TeamContext): Promise<null> {
  authoriseTeam(context, 'member.see');
  const { teamId } = context.membership;
  const { userId } = context.person;
  await runTransaction(context.database, async (tx) => {
    const { member } = await getLockedPair(tx, { teamId, actorId: userId, userId });
    if (member.role === 'visitor') throw new Refusal('ownerCannotLeave');
    await deleteMember(tx, teamId, userId);
    await logOperation(tx, {
      operation: 'member.left',
      teamId,
      by: { kind: 'person', userId },
      from: context,
      subject: { userId, nickName: member.nickName },
      before: { role: member.role },
    });
    const leaders = await listMemberIds(tx, teamId, ['visitor', 'admin']);
    await notify(
      tx,
      context,
      leaders.map((leaderId) => ({
        type: 'memberLeft',
        userId: leaderId,
        teamId,
        senderId: userId,
        detailed: member.nickName,
      })),
    );
    await tellAccessChanged(tx, context, [userId]);
    await tellTeamChanged(tx, context, teamId);
  });
  return null;
}
