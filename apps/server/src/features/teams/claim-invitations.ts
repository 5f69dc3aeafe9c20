import type { Transaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { notify } from '../notifications/index.ts';
import { claimInvitation, lockInvitationsTo } from './invitations-store.ts';
import { findMember } from './members-store.ts';

/** Somebody registered with, or bound, an address that had been invited before it had an account. */
export async function claimInvitations(
  tx: Transaction,
  context: Pick<Deps, 'live'>,
  { userId, address }: { userId: number; address: string },
): Promise<void> {
  for (const { teamId, invitationId, inviterId, role } of await lockInvitationsTo(tx, address)) {
    if ((await findMember(tx, teamId, userId)) !== undefined) continue;
    const isTheirs = await claimInvitation(tx, { teamId, invitationId, inviteeId: userId });
    if (!isTheirs) continue;
    await notify(tx, context, [
      { type: 'invited', userId, teamId, senderId: inviterId, invitationId, receiveRole: role },
    ]);
  }
}
