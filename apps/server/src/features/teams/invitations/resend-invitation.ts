import type { ParsedBodyOf } from '@tapwright/contracts/call';
import {
  type InvitationView,
  resendInvitation as resendInvitationCall,
} from '@tapwright/contracts/invitations';
import type { Transaction } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notify } from '../../notifications/index.ts';
import { membersWrite } from '../../writes/index.ts';
import { checkMayGive, checkMayManage } from '../members/check-grant.ts';
import { isTeamFull } from '../members/is-team-full.ts';
import { getInvitationView } from './invitation-view.ts';
import {
  findInvitee,
  hasOtherOpenInvitation,
  type LockedInvitation,
  lockAddresses,
  lockInvitation,
  updateInvitation,
} from './invitations-store.ts';
import { expiryOf } from './invite-member.ts';
import { findMember } from '../members/members-store.ts';
import { sendInvitation } from './send-invitation.ts';

/** A person is written to at most this often for one invitation. */
const restMs = 60_000;

export async function resendInvitation(
  context: TeamContext,
  { invitationId }: ParsedBodyOf<typeof resendInvitationCall>,
): Promise<InvitationView> {
  const { teamId } = context.membership;
  return membersWrite(context, resendInvitationCall, async (write) => {
    const { tx, actor } = write;
    const invitation = await lockInvitation(tx, teamId, invitationId);
    if (invitation === undefined) throw new Refusal('invitationOver');
    await checkMayManage(tx, { ...actor, teamId }, invitation);
    await checkMayGive(tx, { ...actor, teamId }, invitation);
    await openAgain(tx, write, invitation);
    const logged = await write.record('member.invitedAgain', {
      subject: { account: invitation.address },
      after: { role: invitation.role },
    });
    await sendInvitation(write, { account: invitation.address, role: invitation.role });
    await write.live.publishTeam(tx, teamId, 'team.changed');
    return logged.done(await getInvitationView(tx, teamId, invitationId));
  });
}

async function openAgain(tx: Transaction, context: TeamContext, invitation: LockedInvitation): Promise<void> {
  const { teamId, invitationId, state, role } = invitation;
  const sentAt = context.clock.now();
  if (state !== 'pending' && state !== 'expired') throw new Refusal('invitationOver');
  const waitMs = invitation.sentAt.getTime() + restMs - sentAt.getTime();
  if (waitMs > 0) throw new Refusal('tooManyRequests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  await lockAddresses(tx, [invitation.address]);
  const invitee = await findInvitee(tx, invitation.address);
  if (invitee !== undefined && (await findMember(tx, teamId, invitee.userId)) !== undefined) {
    throw new Refusal('alreadyMember');
  }
  const isKnownTo = state === 'pending' && (invitee === undefined || invitation.inviteeId === invitee.userId);
  const inviteeId = invitee?.userId ?? null;
  if (!isKnownTo && (await hasOtherOpenInvitation(tx, { ...invitation, inviteeId })))
    throw new Refusal('alreadyInvited');
  if (await isTeamFull(tx, teamId)) throw new Refusal('teamFull');
  await updateInvitation(
    tx,
    { teamId, invitationId },
    {
      state: 'pending',
      answeredAt: null,
      sentAt,
      expiresAt: expiryOf(sentAt),
      ...(invitee === undefined ? {} : { inviteeId: invitee.userId }),
    },
  );
  if (invitee === undefined || isKnownTo) return;
  await notify(tx, context, [
    {
      type: 'invited',
      userId: invitee.userId,
      teamId,
      senderId: context.person.userId,
      invitationId,
      receiveRole: role,
    },
  ]);
}
