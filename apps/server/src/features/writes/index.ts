export type { LoggedRow } from './open-log.ts';
export { membershipOf } from './membership-of.ts';
export { lockMember, type LockedMember, lockTeam } from './members-lock-store.ts';
export type { Outcome } from './outcome.ts';
export { anyoneWrite, type AnyoneWrite, personWrite, type PersonWrite } from './person-write.ts';
export { staffWrite, type StaffWrite } from './staff-write.ts';
export { systemCopy, type SystemCopy, systemWrite, type SystemWrite } from './system-write.ts';
export { membersWrite, teamWrite, type TeamCall, type TeamWrite } from './team-write.ts';
