import { firstStaffAccount } from '@tapwright/domain/account-rules';
import type { Database } from '../../../platform/db/database.ts';
import { systemWrite } from '../../writes/index.ts';
import { findAccount } from '../accounts-store.ts';
import { forgetSecondFactor } from './forget-second-factor.ts';

/** For the first staff account, which nobody else can help: who may command the machine. False: there was none. */
export async function resetFirstSecondFactor(database: Database): Promise<boolean> {
  return systemWrite({ database }, 'a command of whoever runs the server', async ({ tx, record }) => {
    const first = await findAccount(tx, firstStaffAccount);
    if (first === undefined || !(await forgetSecondFactor(tx, first.userId))) return false;
    await record('staff.secondFactorReset', {
      subject: { userId: first.userId, nickName: firstStaffAccount },
    });
    return true;
  });
}
