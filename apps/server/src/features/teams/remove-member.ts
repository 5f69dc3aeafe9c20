import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { removeMember as removeMemberCall } from '@tapwright/contracts/members';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { notify } from '../notifications/index.ts';
import { logOperation } from '../operation-log/index.ts';
import { checkGrantable } from './check-grant.ts';
import { getLockedPair } from './get-locked-team.ts';
import { deleteMember } from './members-store.ts';
import { tellAccessChanged, tellTeamChanged } from './tell-team.ts';

export async function removeMember(
  context: TeamContext,
  { userId }: ParsedBodyOf<typeof removeMemberCall>,
): Promise<null> {
  authoriseTeam(context, 'member.manage');
  const { teamId } = context.membership;
  const actorId = context.person.userId;
  await runTransaction(context.database, async (tx) => {
    const { actor, member } = await getLockedPair(tx, { teamId, actorId, userId });
    checkGrantable(actor, member.role);
    await deleteMember(tx, teamId, userId);
    await logOperation(tx, {
      operation: 'member.removed',
      teamId,
      by: { kind: 'person', userId: actorId },
      from: context,
      subject: { userId, nickName: member.nickName },
      before: { role: member.role, scope: member.scope.map(String) },
    });
    await notify(tx, context, [{ type: 'teamGone', userId, teamId, senderId: actorId, detailed: 'removed' }]);
    await tellAccessChanged(tx, context, [userId]);
    await tellTeamChanged(tx, context, teamId);
  });
  return null;
}
