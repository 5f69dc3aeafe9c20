import { cleanName } from '@tapwright/domain/names';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { invitedRole, queriedTeamId, roleName, scope, teamId } from './teams.ts';

const userId = z.int().check(z.positive());
const maxRemark = 20;

export const memberView = z.object({
  userId,
  nickName: z.string(),
  headimgurl: z.nullable(z.string()),
  /** What the team calls them, besides their own nickname. */
  remark: z.string(),
  roleName,
  roleUserStatus: z.union([z.literal(0), z.literal(1)]),
  scope: z.array(z.int()),
  joinedAt: z.string(),
  /** In the list of whoever manages members: enough of the mobile or e-mail to recognise it. */
  account: z.optional(z.nullable(z.string())),
  /** There too: the last day, in UTC, on which they were here. */
  lastSeenOn: z.optional(z.nullable(z.string())),
  /** Of staff who act in the team's name for a while: until when. */
  actsUntil: z.optional(z.string()),
  /** Sent back with a change, which is refused when somebody else was faster. */
  revision: z.int(),
});
export type MemberView = z.infer<typeof memberView>;

export const findMembers = defineCall({
  method: 'GET',
  path: '/team/user/find',
  access: { to: 'team', may: 'member.see' },
  summary: 'The members of a team, the owner first.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.array(memberView),
});

export const modifyMember = defineCall({
  method: 'POST',
  path: '/team/user/modify',
  access: { to: 'team', may: 'member.manage' },
  summary: "Change a member's role and scope.",
  body: z.object({ teamId, userId, roleName: invitedRole, scope, revision: z.int() }),
  answer: memberView,
  refusals: ['notMember', 'roleNotGrantable', 'memberOutOfScope', 'scopeTooWide', 'changedMeanwhile'],
});

export const modifyMemberInfo = defineCall({
  method: 'POST',
  path: '/team/user/modifyInfo',
  access: { to: 'team', may: 'member.manage' },
  summary: 'Name a member within the team, or disable (1) and enable (0) them there.',
  body: z.object({
    teamId,
    userId,
    remark: z.optional(
      z.pipe(z.string(), z.transform(cleanName)).check(z.maxLength(maxRemark, 'teams:rules.remarkTooLong')),
    ),
    roleUserStatus: z.optional(z.union([z.literal(0), z.literal(1)])),
    revision: z.int(),
  }),
  answer: memberView,
  refusals: ['notMember', 'roleNotGrantable', 'memberOutOfScope', 'changedMeanwhile'],
});

export const removeMember = defineCall({
  method: 'POST',
  path: '/team/user/remove',
  access: { to: 'team', may: 'member.manage' },
  summary: 'Remove a member from the team.',
  body: z.object({ teamId, userId }),
  answer: z.null(),
  refusals: ['notMember', 'roleNotGrantable', 'memberOutOfScope'],
});

export const leaveTeam = defineCall({
  method: 'POST',
  path: '/team/user/removeMe',
  access: { to: 'team', may: 'member.see', whileDisabled: true },
  summary: 'Leave a team, also one where you are disabled. Its owner cannot; they transfer it first.',
  body: z.object({ teamId }),
  answer: z.null(),
  refusals: ['ownerCannotLeave'],
});
