import { firstStaffAccount } from '@tapwright/domain/account-rules';
import type { Database } from '../../../platform/db/database.ts';
import { systemWrite } from '../../writes/index.ts';
import { findAccount, insertFirstStaff, updatePasswordHash } from '../accounts-store.ts';
import { hashPassword } from '../passwords/hash-password.ts';

/**
 * The account `admin`, once; afterwards its password is its own and the setting is no longer read. The password is
 * taken only when it is needed, and before the account can be seen. True when the account was made here and now.
 */
export async function makeFirstStaff(database: Database, takePassword: () => string): Promise<boolean> {
  return systemWrite({ database }, 'the server itself, before anyone can ask', async ({ tx, record }) => {
    if ((await findAccount(tx, firstStaffAccount)) !== undefined) return false;
    const userId = await insertFirstStaff(tx);
    if (userId === undefined) return false;
    await updatePasswordHash(tx, userId, await hashPassword(takePassword()));
    await record('account.firstStaffMade', { subject: { userId } });
    return true;
  });
}
