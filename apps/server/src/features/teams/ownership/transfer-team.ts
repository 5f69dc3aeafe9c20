import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { isOfPlatform } from '@tapwright/contracts/roles';
import { transferTeam as transferTeamCall } from '@tapwright/contracts/teams';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notify } from '../../notifications/index.ts';
import { membersWrite } from '../../writes/index.ts';
import { getLockedMember } from '../members/get-locked-member.ts';
import { updateMember } from '../members/members-store.ts';

/** Whoever was the owner stays as an administrator. */
export async function transferTeam(
  context: TeamContext,
  { userId }: ParsedBodyOf<typeof transferTeamCall>,
): Promise<null> {
  const { teamId } = context.membership;
  const actorId = context.person.userId;
  if (userId === actorId) return null;
  return membersWrite(context, transferTeamCall, async (write) => {
    const { tx, actor } = write;
    const member = await getLockedMember(write, userId);
    if (isOfPlatform(member.role)) throw new Refusal('notPermitted');
    if (member.disabledAt !== null) throw new Refusal('memberDisabled');
    // In this order: a team has never two owners, which the database holds as well.
    await updateMember(tx, { teamId, userId: actorId }, { role: 'admin', scope: [] });
    await updateMember(tx, { teamId, userId }, { role: 'visitor', scope: [] });
    const logged = await write.record('team.transferred', {
      subject: { userId },
      before: { owner: actor.nickName },
      after: { owner: member.nickName },
    });
    await notify(tx, write, [
      { type: 'roleChanged', userId, teamId, senderId: actorId, receiveRole: 'visitor' },
      { type: 'roleRemoved', userId: actorId, teamId, receiveRole: 'admin', detailed: 'visitor' },
    ]);
    await write.live.publishPersons(tx, [userId, actorId], 'access.changed');
    await write.live.publishTeam(tx, teamId, 'team.changed');
    return logged.done(null);
  });
}
