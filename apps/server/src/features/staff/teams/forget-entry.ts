import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { deleteEntry, type EntryKey, hasOpenSets } from './entries-store.ts';
import { entryOver } from './entry-jobs.ts';

const lookAgainMs = 86_400_000;

/** What an entry left to be decided or sent is still judged by it; nobody acts by it any more. */
export async function forgetEntry(
  tx: Transaction,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  key: EntryKey,
): Promise<void> {
  if (!(await hasOpenSets(tx, key))) return deleteEntry(tx, key);
  const runAt = new Date(clock.now().getTime() + lookAgainMs);
  return jobs.enqueue(tx, entryOver, key, { runAt });
}
