import type { Database, Transaction } from '../../platform/db/database.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { Outcome } from './outcome.ts';

/** `work` may run up to four times, as with `runTransaction`. */
export async function runWrite<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Outcome<Result>>,
): Promise<Result> {
  const outcome = await runTransaction(database, async (tx) => {
    const found = await work(tx);
    Outcome.check(found, tx);
    return found;
  });
  return outcome.read();
}
