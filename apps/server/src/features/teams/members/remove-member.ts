import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { removeMember as removeMemberCall } from '@tapwright/contracts/members';
import type { TeamContext } from '../../../platform/http/context.ts';
import { notify } from '../../notifications/index.ts';
import { membersWrite } from '../../writes/index.ts';
import { checkMayManage } from './check-grant.ts';
import { getLockedMember } from './get-locked-member.ts';
import { deleteMember } from './members-store.ts';

export async function removeMember(
  context: TeamContext,
  { userId }: ParsedBodyOf<typeof removeMemberCall>,
): Promise<null> {
  const { teamId } = context.membership;
  const actorId = context.person.userId;
  return membersWrite(context, removeMemberCall, async (write) => {
    const { tx, actor } = write;
    const member = await getLockedMember(write, userId);
    await checkMayManage(tx, { ...actor, teamId }, member);
    await deleteMember(tx, teamId, userId);
    const logged = await write.record('member.removed', {
      subject: { userId, nickName: member.nickName },
      before: { role: member.role, scope: member.scope.map(String) },
    });
    await notify(tx, write, [{ type: 'teamGone', userId, teamId, senderId: actorId, detailed: 'removed' }]);
    await write.live.publishPersons(tx, [userId], 'access.changed');
    await write.live.publishTeam(tx, teamId, 'team.changed');
    return logged.done(null);
  });
}
