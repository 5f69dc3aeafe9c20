import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { withdrawInvitation as withdrawInvitationCall } from '@tapwright/contracts/invitations';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { membersWrite } from '../../writes/index.ts';
import { checkMayManage } from '../members/check-grant.ts';
import { endInvitation } from './end-invitation.ts';
import { lockInvitation } from './invitations-store.ts';

export async function withdrawInvitation(
  context: TeamContext,
  { invitationId }: ParsedBodyOf<typeof withdrawInvitationCall>,
): Promise<null> {
  const { teamId } = context.membership;
  const actorId = context.person.userId;
  return membersWrite(context, withdrawInvitationCall, async (write) => {
    const { tx, actor } = write;
    const invitation = await lockInvitation(tx, teamId, invitationId);
    if (invitation?.state !== 'pending') throw new Refusal('invitationOver');
    await checkMayManage(tx, { ...actor, teamId }, invitation);
    await endInvitation(tx, write, invitation, { state: 'withdrawn', by: actorId });
    const logged = await write.record('member.invitationWithdrawn', {
      subject: { account: invitation.address },
    });
    return logged.done(null);
  });
}
