import type { Database } from '../../platform/db/database.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { updateSecondFactor } from '../accounts/index.ts';
import { logOperation } from '../operation-log/index.ts';
import { deleteSecondFactorRow } from './second-factor-store.ts';
import { findFirstStaff } from './staff-accounts-store.ts';

/** For the first staff account, which nobody else can help: who may command the machine. False: there was none. */
export async function resetFirstSecondFactor(database: Database): Promise<boolean> {
  // oxlint-disable-next-line tapwright/transaction-authorises-and-logs -- a command of whoever runs the server.
  return runTransaction(database, async (tx) => {
    const first = await findFirstStaff(tx);
    if (first === undefined || !(await deleteSecondFactorRow(tx, first.userId))) return false;
    await updateSecondFactor(tx, { userId: first.userId }, null);
    await logOperation(tx, {
      operation: 'staff.secondFactorReset',
      by: { kind: 'job' },
      subject: { userId: first.userId, nickName: first.nickName },
    });
    return true;
  });
}
