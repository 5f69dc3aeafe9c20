import { noticeStatuses } from '@tapwright/contracts/notifications';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notify, settleInvitationNotices } from '../../notifications/index.ts';
import { type LockedInvitation, lockOpenInvitations, updateInvitation } from './invitations-store.ts';

export type Ending = 'refused' | 'withdrawn' | 'expired' | 'failed';
type Ender = Pick<Deps, 'live' | 'clock'>;

/** Over, not accepted: the invited person's notice is settled, and the inviter told why, unless it was they. */
export async function endInvitation(
  tx: Transaction,
  context: Ender,
  invitation: Pick<LockedInvitation, 'teamId' | 'invitationId' | 'inviterId' | 'role' | 'inviteeId'>,
  { state, because, by }: { state: Ending; because?: string; by?: number },
): Promise<void> {
  const { teamId, invitationId, inviterId, inviteeId, role } = invitation;
  await updateInvitation(tx, { teamId, invitationId }, { state, answeredAt: context.clock.now() });
  await settleInvitationNotices(tx, context, { teamId, invitationId, status: noticeStatuses.refuse });
  if (by !== inviterId) {
    await notify(tx, context, [
      {
        type: 'invitationFailed',
        userId: inviterId,
        teamId,
        receiveRole: role,
        detailed: because ?? state,
        ...(inviteeId === null ? {} : { senderId: inviteeId }),
      },
    ]);
  }
  await context.live.publishTeam(tx, teamId, 'team.changed');
}

export async function endInvitationsOfTeam(tx: Transaction, context: Ender, teamId: number): Promise<void> {
  for (const { invitationId } of await lockOpenInvitations(tx, teamId)) {
    await updateInvitation(
      tx,
      { teamId, invitationId },
      { state: 'withdrawn', answeredAt: context.clock.now() },
    );
    await settleInvitationNotices(tx, context, { teamId, invitationId, status: noticeStatuses.refuse });
  }
}
