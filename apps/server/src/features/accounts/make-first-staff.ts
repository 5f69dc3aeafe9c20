import type { Database } from '../../platform/db/database.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { logOperation } from '../operation-log/index.ts';
import { insertFirstStaff } from './accounts-store.ts';
import { hashPassword } from './hash-password.ts';

/** The account `admin`, once; afterwards its password is its own and the setting is no longer read. */
export async function makeFirstStaff(database: Database, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  // oxlint-disable-next-line tapwright/transaction-authorises-and-logs -- the server itself, before anyone can ask.
  await runTransaction(database, async (tx) => {
    const userId = await insertFirstStaff(tx, passwordHash);
    if (userId === undefined) return;
    await logOperation(tx, { operation: 'account.firstStaffMade', by: { kind: 'job' }, subject: { userId } });
  });
}
