import type { InvitationView } from '@tapwright/contracts/invitations';
import type { Connection } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { listInvitations, type InvitationRow } from './invitations-store.ts';

export function viewOfInvitation({
  role,
  sentAt,
  expiresAt,
  answeredAt,
  ...row
}: InvitationRow): InvitationView {
  return {
    ...row,
    roleName: role,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

export async function getInvitationView(
  db: Connection,
  teamId: number,
  invitationId: number,
): Promise<InvitationView> {
  const [row] = await listInvitations(db, teamId, { invitationId });
  if (row === undefined) throw new Refusal('invitationOver');
  return viewOfInvitation(row);
}
