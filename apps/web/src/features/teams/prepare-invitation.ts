import type { InvitationState, InvitationView } from '@tapwright/contracts/invitations';
import { can, canGrant, type Role } from '@tapwright/contracts/roles';

export type InvitationAction = 'resend' | 'withdraw';

/** What runs out while the list is open is over, whether or not the server has come to say so. */
export function stateAt(
  { state, expiresAt }: Pick<InvitationView, 'state' | 'expiresAt'>,
  now: Date,
): InvitationState {
  return state === 'pending' && new Date(expiresAt) <= now ? 'expired' : state;
}

/** Who may give the role may call it back or send it again. */
export function listInvitationActions(
  state: InvitationState,
  { ownRole, roleName }: { ownRole: Role; roleName: Role },
): InvitationAction[] {
  if (!can(ownRole, 'member.manage') || !canGrant(ownRole, roleName)) return [];
  if (state === 'pending') return ['resend', 'withdraw'];
  return state === 'expired' ? ['resend'] : [];
}
