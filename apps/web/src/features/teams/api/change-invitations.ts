import type { BodyOf } from '@tapwright/contracts/call';
import {
  type InvitationView,
  inviteMember as inviteMemberCall,
  resendInvitation as resendInvitationCall,
  withdrawInvitation as withdrawInvitationCall,
} from '@tapwright/contracts/invitations';
import { call } from '../../../platform/call.ts';

type NewInvitation = Omit<BodyOf<typeof inviteMemberCall>, 'scope'>;
type Which = { teamId: number } & Pick<InvitationView, 'invitationId'>;

/** For the whole team: as yet there is nothing that it could be narrowed to. */
export async function inviteMember(body: NewInvitation): Promise<InvitationView> {
  return call(inviteMemberCall, { body: { ...body, scope: [] } });
}

export async function withdrawInvitation({ teamId, invitationId }: Which): Promise<void> {
  await call(withdrawInvitationCall, { body: { teamId, invitationId } });
}

export async function resendInvitation({ teamId, invitationId }: Which): Promise<void> {
  await call(resendInvitationCall, { body: { teamId, invitationId } });
}
