export { mountTeams } from './routes.ts';
export { createTeamGate } from './team-gate.ts';
export { tellPermissionChanges } from './tell-permission-changes.ts';
