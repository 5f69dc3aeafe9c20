import type { AnswerOf } from '@tapwright/contracts/call';
import type { InvitationView } from '@tapwright/contracts/invitations';
import type { MemberView } from '@tapwright/contracts/members';
import { canGrant, capabilities, grantsOf, roles } from '@tapwright/contracts/roles';
import type {
  findRoleDetails as findRoleDetailsCall,
  findRoleList as findRoleListCall,
} from '@tapwright/contracts/team-roles';
import type { TeamView } from '@tapwright/contracts/teams';
import type { PersonContext, TeamContext } from '../../platform/http/context.ts';
import { viewOfInvitation } from './invitations/invitation-view.ts';
import { listInvitations } from './invitations/invitations-store.ts';
import { viewOfMember } from './members/member-view.ts';
import { listMembers } from './members/members-store.ts';
import { listTeamsOf } from './ownership/teams-store.ts';

export async function findTeams({ database, person }: PersonContext): Promise<TeamView[]> {
  const rows = await listTeamsOf(database.write, person.userId);
  return rows.map(({ role, disabledAt, ...team }) => ({
    ...team,
    roleName: role,
    roleUserStatus: disabledAt === null ? 0 : 1,
  }));
}

export async function findMembers({ database, membership }: TeamContext): Promise<MemberView[]> {
  return (await listMembers(database.write, membership.teamId)).map(viewOfMember);
}

export async function findInvitations({ database, membership }: TeamContext): Promise<InvitationView[]> {
  return (await listInvitations(database.write, membership.teamId)).map(viewOfInvitation);
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
