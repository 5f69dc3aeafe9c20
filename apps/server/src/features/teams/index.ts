export { mountTeams } from './routes.ts';
export { createTeamGate } from './permissions/team-gate.ts';
export { announcePermissionChanges } from './permissions/announce-permission-changes.ts';
