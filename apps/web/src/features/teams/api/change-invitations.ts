import type { BodyOf } from '@tapwright/contracts/call';
import {
  type InvitationView,
  inviteMember as inviteMemberCall,
  resendInvitation as resendInvitationCall,
  withdrawInvitation as withdrawInvitationCall,
} from '@tapwright/contracts/invitations';
import { call } from '../../../platform/calls/call.ts';

type Which = { teamId: number } & Pick<InvitationView, 'invitationId'>;

export async function inviteMember(body: BodyOf<typeof inviteMemberCall>): Promise<InvitationView> {
  return call(inviteMemberCall, { body });
}

export async function withdrawInvitation({ teamId, invitationId }: Which): Promise<void> {
  await call(withdrawInvitationCall, { body: { teamId, invitationId } });
}

export async function resendInvitation({ teamId, invitationId }: Which): Promise<void> {
  await call(resendInvitationCall, { body: { teamId, invitationId } });
}
