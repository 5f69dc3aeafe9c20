import type { Transaction } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type LockedMember, lockMember } from './members-store.ts';
import { lockTeam } from './teams-store.ts';

/** Dissolved between the check of who asks and now: the same answer as if they had come later. */
export async function getLockedTeam(tx: Transaction, teamId: number) {
  const team = await lockTeam(tx, teamId);
  if (team === undefined) throw new Refusal('notPermitted');
  return team;
}

export async function getLockedActor(
  tx: Transaction,
  teamId: number,
  actorId: number,
): Promise<LockedMember> {
  await getLockedTeam(tx, teamId);
  const actor = await lockMember(tx, teamId, actorId);
  if (actor === undefined || actor.disabledAt !== null) throw new Refusal('notPermitted');
  return actor;
}

/**
 * The team first, then the member, in every verb: so two changes of one team wait for each other and never block
 * each other for good. The role of whoever asks may have changed meanwhile, so it is read again under the lock.
 */
export async function getLockedPair(
  tx: Transaction,
  { teamId, actorId, userId }: { teamId: number; actorId: number; userId: number },
): Promise<{ actor: LockedMember; member: LockedMember }> {
  const actor = await getLockedActor(tx, teamId, actorId);
  const member = await lockMember(tx, teamId, userId);
  if (member === undefined) throw new Refusal('notMember');
  return { actor, member };
}
