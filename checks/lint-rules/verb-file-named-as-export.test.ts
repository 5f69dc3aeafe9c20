import { testRule } from './rule-tester.ts';
import { verbFileNamedAsExport } from './verb-file-named-as-export.ts';

const folder = 'apps/server/src/features/teams';
const says = /A verb's file is named as its export/;

testRule('verb-file-named-as-export', verbFileNamedAsExport, {
  good: [
    { path: `${folder}/invite-collaborator.ts`, code: `export async function inviteCollaborator() {}` },
    { path: `${folder}/find-team.ts`, code: `export const findTeam = () => null; export type Found = null;` },
    { path: `${folder}/teams-store.ts`, code: `export const insertTeam = () => null;` },
    { path: `${folder}/routes.ts`, code: `export function mountTeams() {}` },
    {
      path: `${folder}/invitation-rules.ts`,
      code: `export const isOpen = () => true; export const isEnded = () => true;`,
    },
    { path: `${folder}/person-gate.ts`, code: `export const createPersonGate = () => null;` },
    { path: `${folder}/team-limits.ts`, code: `export const mostMembers = 50;` },
  ],
  bad: [
    { path: `${folder}/invite-collaborator.ts`, code: `export async function sendInvite() {}`, says },
    {
      path: `${folder}/invitation.ts`,
      code: `export const createInvitation = (context) => personWrite(context, work);`,
      says,
    },
    {
      path: `${folder}/membership.ts`,
      code: `export const join = (context) => teamWrite(context, call, work); export const leave = (context) => teamWrite(context, call, work);`,
      says,
    },
  ],
});
