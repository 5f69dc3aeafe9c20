import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { MemberView, modifyMember } from '@tapwright/contracts/members';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Notice, notify } from '../notifications/index.ts';
import { logOperation } from '../operation-log/index.ts';
import { checkGrantable, checkScope } from './check-grant.ts';
import { getLockedPair } from './get-locked-team.ts';
import { getMemberView } from './member-view.ts';
import { updateMember } from './members-store.ts';
import { tellAccessChanged, tellTeamChanged } from './tell-team.ts';

/** Another role, another scope, or both. */
export async function changeMember(
  context: TeamContext,
  { userId, roleName, scope, revision }: ParsedBodyOf<typeof modifyMember>,
): Promise<MemberView> {
  authoriseTeam(context, 'member.manage');
  const { teamId } = context.membership;
  const actorId = context.person.userId;
  return runTransaction(context.database, async (tx) => {
    const { actor, member } = await getLockedPair(tx, { teamId, actorId, userId });
    checkGrantable(actor, member.role, roleName);
    await checkScope(tx, { ...actor, teamId }, { role: roleName, scope });
    if (member.revision !== revision) throw new Refusal('changedMeanwhile');
    const hasNewRole = member.role !== roleName;
    if (hasNewRole || !isSame(member.scope, scope)) {
      await updateMember(tx, { teamId, userId }, { role: roleName, scope });
      await logOperation(tx, {
        operation: 'member.changed',
        teamId,
        by: { kind: 'person', userId: actorId },
        from: context,
        subject: { userId, nickName: member.nickName },
        before: { role: member.role, scope: member.scope.map(String) },
        after: { role: roleName, scope: scope.map(String) },
      });
      const notice: Notice = {
        type: hasNewRole ? 'roleChanged' : 'scopeChanged',
        userId,
        teamId,
        senderId: actorId,
        receiveRole: roleName,
      };
      await notify(tx, context, [notice]);
      await tellAccessChanged(tx, context, [userId]);
      await tellTeamChanged(tx, context, teamId);
    }
    return getMemberView(tx, teamId, userId);
  });
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  const ids = new Set(one);
  return ids.size === new Set(other).size && other.every((id) => ids.has(id));
}
