import { isEmail, isMobile } from '@tapwright/domain/account-rules';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { invitedRole, queriedTeamId, scope, teamId } from './teams.ts';

export const invitationLastsDays = 7;
export const maxOpenInvitations = 50;

/** A mobile number or an e-mail, as it is stored. */
const invitedAddress = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.trim().toLowerCase()),
  ),
  z.string().check(z.refine((text) => isMobile(text) || isEmail(text), 'accounts:rules.loginAccount')),
);

export const invitationStates = ['pending', 'accepted', 'refused', 'withdrawn', 'expired', 'failed'] as const;
export type InvitationState = (typeof invitationStates)[number];
const invitationId = z.int().check(z.positive());

export const invitationView = z.object({
  invitationId,
  account: z.string(),
  /** Null until somebody with that address has an account. */
  nickName: z.nullable(z.string()),
  inviterName: z.string(),
  roleName: invitedRole,
  scope: z.array(z.int()),
  state: z.enum(invitationStates),
  sentAt: z.string(),
  expiresAt: z.string(),
  answeredAt: z.nullable(z.string()),
});
export type InvitationView = z.infer<typeof invitationView>;

export const inviteMember = defineCall({
  method: 'POST',
  path: '/team/user/add',
  access: { to: 'team', may: 'member.manage' },
  summary: 'Invite somebody by mobile number or e-mail, with a role and a scope.',
  body: z.object({ teamId, account: invitedAddress, roleName: invitedRole, scope }),
  answer: invitationView,
  refusals: [
    'inviteSelf',
    'alreadyMember',
    'alreadyInvited',
    'roleNotGrantable',
    'scopeTooWide',
    'teamFull',
    'tooManyRequests',
  ],
});

export const findInvitations = defineCall({
  method: 'GET',
  path: '/team/invitation/find',
  access: { to: 'team', may: 'member.see' },
  summary:
    'The invitations of a team, the newest first, open ones before all others; addresses are masked for whoever may not manage them.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.array(invitationView),
});

export const withdrawInvitation = defineCall({
  method: 'POST',
  path: '/team/invitation/remove',
  access: { to: 'team', may: 'member.manage' },
  summary: 'Withdraw an invitation that is still open.',
  body: z.object({ teamId, invitationId }),
  answer: z.null(),
  refusals: ['invitationOver', 'roleNotGrantable', 'memberOutOfScope'],
});

export const resendInvitation = defineCall({
  method: 'POST',
  path: '/team/invitation/modify',
  access: { to: 'team', may: 'member.manage' },
  summary: 'Send an open or expired invitation again; it then lasts seven more days.',
  body: z.object({ teamId, invitationId }),
  answer: invitationView,
  refusals: ['invitationOver', 'roleNotGrantable', 'memberOutOfScope', 'alreadyMember', 'tooManyRequests'],
});
