import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { staffLeft } from '../events.ts';
import { deleteSeats } from './staff-accounts-store.ts';

/** Whoever is staff no longer leaves every team they act in, at once; what becomes of their work is said to whoever runs it. */
export async function endSeats(
  tx: Transaction,
  { live, jobs }: Pick<Deps, 'live' | 'jobs'>,
  userId: number,
): Promise<void> {
  for (const teamId of await deleteSeats(tx, userId)) await live.publishTeam(tx, teamId, 'team.changed');
  await jobs.enqueue(tx, staffLeft, { userId });
}
