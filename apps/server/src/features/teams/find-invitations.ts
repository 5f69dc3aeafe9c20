import type { InvitationView } from '@tapwright/contracts/invitations';
import type { TeamContext } from '../../platform/http/context.ts';
import { viewOfInvitation } from './invitation-view.ts';
import { listInvitations } from './invitations-store.ts';

export async function findInvitations({ database, membership }: TeamContext): Promise<InvitationView[]> {
  return (await listInvitations(database.write, membership.teamId)).map(viewOfInvitation);
}
