import type { Database } from '../../../platform/db/database.ts';
import { updateSecondFactor } from '../../accounts/index.ts';
import { systemWrite } from '../../writes/index.ts';
import { deleteSecondFactorRow } from './second-factor-store.ts';
import { findFirstStaff } from '../accounts/staff-accounts-store.ts';

/** For the first staff account, which nobody else can help: who may command the machine. False: there was none. */
export async function resetFirstSecondFactor(database: Database): Promise<boolean> {
  return systemWrite({ database }, 'a command of whoever runs the server', async ({ tx, record }) => {
    const first = await findFirstStaff(tx);
    if (first === undefined || !(await deleteSecondFactorRow(tx, first.userId))) return false;
    await updateSecondFactor(tx, { userId: first.userId }, null);
    await record('staff.secondFactorReset', {
      subject: { userId: first.userId, nickName: first.nickName },
    });
    return true;
  });
}
