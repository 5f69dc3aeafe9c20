import type { Database } from '../../../platform/db/database.ts';
import { allowLongReading, countTransactions, findLedgerFaults, type LedgerFault } from './check-store.ts';

export type LedgerCheck = { transactions: number; faults: LedgerFault[] };

/** Of one moment, while others go on booking. */
export async function checkLedger({ read }: Pick<Database, 'read'>): Promise<LedgerCheck> {
  return read
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await allowLongReading(tx);
      return { transactions: await countTransactions(tx), faults: await findLedgerFaults(tx) };
    });
}
