import type { AnswerOf } from '@tapwright/contracts/call';
import type { findPerson as findPersonCall } from '@tapwright/contracts/personal';
import type { InvitationView } from '@tapwright/contracts/invitations';
import type { MemberView } from '@tapwright/contracts/members';
import { can, canGrant, capabilities, grantsOf, roles } from '@tapwright/contracts/roles';
import type {
  findRoleDetails as findRoleDetailsCall,
  findRoleList as findRoleListCall,
} from '@tapwright/contracts/team-roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { maskContact } from '@tapwright/domain/mask-contact';
import type { PersonContext, TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findByContact } from '../accounts/index.ts';
import { countWithin } from '../attempt-counts/index.ts';
import { viewOfInvitation } from './invitations/invitation-view.ts';
import { listInvitations } from './invitations/invitations-store.ts';
import { findOwnRule } from './members/check-grant.ts';
import { viewOfMember } from './members/member-view.ts';
import { findMember, listMemberFacts, listMembers, listOpenRoles } from './members/members-store.ts';
import { listTeamsOf } from './ownership/teams-store.ts';

export async function findTeams({ database, person }: PersonContext): Promise<TeamView[]> {
  const rows = await listTeamsOf(database.write, person.userId);
  return rows.map(({ role, disabledAt, endsAt, ...team }) => ({
    ...team,
    roleName: role,
    roleUserStatus: disabledAt === null ? 0 : 1,
    ...(endsAt && { actsUntil: endsAt.toISOString() }),
    lacksSecondFactor: team.requiresSecondFactor && !person.hasSecondFactor,
  }));
}

/** Whoever manages them is told by which address they are known, masked, and when they were here last. */
export async function findMembers({
  database,
  membership: { teamId },
  person,
}: TeamContext): Promise<MemberView[]> {
  const members = (await listMembers(database.write, teamId)).map(viewOfMember);
  const asker = await findMember(database.write, teamId, person.userId);
  if (asker === undefined || !can(asker.role, 'member.manage')) return members;
  const ids = members.map(({ userId }) => userId);
  const facts = new Map(
    (await listMemberFacts(database.write, ids)).map(({ userId, ...facts }) => [userId, facts]),
  );
  return members.map((member) => {
    const { email, mobile, lastSeenOn } = facts.get(member.userId) ?? {};
    const account = email ?? mobile ?? null;
    return { ...member, account: account && maskContact(account), lastSeenOn: lastSeenOn ?? null };
  });
}

/** Whoever may not manage an invitation sees no more of the address than it takes to recognise it. */
export async function findInvitations({
  database,
  membership: { teamId },
  person,
}: TeamContext): Promise<InvitationView[]> {
  const rows = await listInvitations(database.write, teamId);
  const asker = await findMember(database.write, teamId, person.userId);
  const isWithin =
    asker !== undefined && can(asker.role, 'member.manage')
      ? await findOwnRule(database.write, { ...asker, teamId })
      : () => false;
  return rows.map((row) =>
    viewOfInvitation(isWithin(row) ? row : { ...row, account: maskContact(row.account) }),
  );
}

const findLimits = [
  { count: 10, withinMs: 60_000 },
  { count: 100, withinMs: 86_400_000 },
];

/** Tells whose an address is, so it is for those who invite, and nobody may go through a list of them. */
export async function findPerson(
  context: PersonContext,
  account: string,
): Promise<AnswerOf<typeof findPersonCall>> {
  const { database, person } = context;
  const held = await listOpenRoles(database.write, person.userId);
  if (!held.some((role) => can(role, 'member.manage'))) throw new Refusal('notPermitted');
  for (const limit of findLimits) {
    await countWithin(context, limit, `find person ${limit.withinMs}`, person.userId);
  }
  return (await findByContact(database.read, account)) ?? null;
}

export function findRoleList({
  membership,
  translate,
  language,
}: TeamContext): AnswerOf<typeof findRoleListCall> {
  return roles
    .filter((role) => canGrant(membership.role, role))
    .map((id) => ({ id, name: translate(language, `teams:roles.${id}`) }));
}

/** Made from the very table that decides, so that what is shown is what holds. */
export function findRoleDetails(): AnswerOf<typeof findRoleDetailsCall> {
  return capabilities.map((capability) => ({ capability, grants: grantsOf(capability) }));
}
