export { claimInvitations } from './claim-invitations.ts';
export type { EndWithTeam } from './dissolve-team.ts';
export { expireInvitations, expireInvitationsJob } from './expire-invitations.ts';
export { mountTeamCalls } from './routes.ts';
export { createTeamGate } from './team-gate.ts';
export { tellPermissionChanges } from './tell-permission-changes.ts';
