export { mountTeams } from './routes.ts';
export { createTeamGate } from './permissions/team-gate.ts';
export { tellPermissionChanges } from './permissions/tell-permission-changes.ts';
