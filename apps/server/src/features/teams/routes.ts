import * as invitations from '@tapwright/contracts/invitations';
import * as members from '@tapwright/contracts/members';
import { findPerson as findPersonCall } from '@tapwright/contracts/personal';
import { answerNotice as answerNoticeCall } from '@tapwright/contracts/notifications';
import * as teamRoles from '@tapwright/contracts/team-roles';
import * as teams from '@tapwright/contracts/teams';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { answerNotice } from './invitations/answer-notice.ts';
import { changeMember } from './members/change-member.ts';
import { createTeam } from './ownership/create-team.ts';
import { dissolveTeam, findDissolveObstacles } from './ownership/dissolve-team.ts';
import { editMemberInfo } from './members/edit-member-info.ts';
import { editTeam } from './ownership/edit-team.ts';
import {
  findInvitations,
  findMembers,
  findPerson,
  findRoleDetails,
  findRoleList,
  findTeams,
} from './reads.ts';
import { handleTeamJobs } from './team-jobs.ts';
import { inviteMember } from './invitations/invite-member.ts';
import { leaveTeam } from './members/leave-team.ts';
import { removeMember } from './members/remove-member.ts';
import { requireSecondFactor } from './ownership/require-second-factor.ts';
import { resendInvitation } from './invitations/resend-invitation.ts';
import { transferTeam } from './ownership/transfer-team.ts';
import { withdrawInvitation } from './invitations/withdraw-invitation.ts';

export function mountTeams(host: CallHost): void {
  handleTeamJobs(host.deps);
  mountCall(host, teams.findTeams, (context) => findTeams(context));
  mountCall(host, teams.addTeam, (context, { body }) => createTeam(context, body));
  mountCall(host, teams.modifyTeam, (context, { body }) => editTeam(context, body));
  mountCall(host, teams.requireSecondFactor, (context, { body }) => requireSecondFactor(context, body));
  mountCall(host, teams.transferTeam, (context, { body }) => transferTeam(context, body));
  mountCall(host, teams.isRemoveAll, (context) => findDissolveObstacles(context));
  mountCall(host, teams.removeAll, (context, { body }) => dissolveTeam(context, body));
  mountCall(host, teamRoles.findRoleList, (context) => Promise.resolve(findRoleList(context)));
  mountCall(host, teamRoles.findRoleDetails, () => Promise.resolve(findRoleDetails()));
  mountCall(host, answerNoticeCall, (context, { body }) => answerNotice(context, body));
  mountMemberCalls(host);
}

function mountMemberCalls(host: CallHost): void {
  mountCall(host, findPersonCall, (context, { query }) => findPerson(context, query.account));
  mountCall(host, members.findMembers, (context) => findMembers(context));
  mountCall(host, members.modifyMember, (context, { body }) => changeMember(context, body));
  mountCall(host, members.modifyMemberInfo, (context, { body }) => editMemberInfo(context, body));
  mountCall(host, members.removeMember, (context, { body }) => removeMember(context, body));
  mountCall(host, members.leaveTeam, (context) => leaveTeam(context));
  mountCall(host, invitations.inviteMember, (context, { body }) => inviteMember(context, body));
  mountCall(host, invitations.findInvitations, (context) => findInvitations(context));
  mountCall(host, invitations.withdrawInvitation, (context, { body }) => withdrawInvitation(context, body));
  mountCall(host, invitations.resendInvitation, (context, { body }) => resendInvitation(context, body));
}
