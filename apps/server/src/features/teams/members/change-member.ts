import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { type MemberView, modifyMember } from '@tapwright/contracts/members';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Notice, notify } from '../../notifications/index.ts';
import { membersWrite } from '../../writes/index.ts';
import { checkMayGive, checkMayManage } from './check-grant.ts';
import { getLockedMember } from './get-locked-member.ts';
import { getMemberView } from './member-view.ts';
import { updateMember } from './members-store.ts';

/** Another role, another scope, or both. */
export async function changeMember(
  context: TeamContext,
  { userId, roleName, scope, revision }: ParsedBodyOf<typeof modifyMember>,
): Promise<MemberView> {
  const { teamId } = context.membership;
  return membersWrite(context, modifyMember, async (write) => {
    const { tx, actor } = write;
    const member = await getLockedMember(write, userId);
    await checkMayManage(tx, { ...actor, teamId }, member);
    await checkMayGive(tx, { ...actor, teamId }, { role: roleName, scope });
    if (member.revision !== revision) throw new Refusal('changedMeanwhile');
    const hasNewRole = member.role !== roleName;
    if (!hasNewRole && isSame(member.scope, scope))
      return write.unchanged(await getMemberView(tx, teamId, userId));
    await updateMember(tx, { teamId, userId }, { role: roleName, scope });
    const logged = await write.record('member.changed', {
      subject: { userId, nickName: member.nickName },
      before: { role: member.role, scope: member.scope.map(String) },
      after: { role: roleName, scope: scope.map(String) },
    });
    const notice: Notice = {
      type: hasNewRole ? 'roleChanged' : 'scopeChanged',
      userId,
      teamId,
      senderId: actor.userId,
      receiveRole: roleName,
    };
    await notify(tx, write, [notice]);
    await write.live.publishPersons(tx, [userId], 'access.changed');
    await write.live.publishTeam(tx, teamId, 'team.changed');
    return logged.done(await getMemberView(tx, teamId, userId));
  });
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  const ids = new Set(one);
  return ids.size === new Set(other).size && other.every((id) => ids.has(id));
}
