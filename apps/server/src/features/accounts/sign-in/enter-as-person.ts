import type { Context } from '../../../platform/http/context.ts';
import { systemWrite } from '../../writes/index.ts';
import { findAccount, insertUser } from '../accounts-store.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { startSession } from '../sessions/start-session.ts';

type InventedPerson = { address: string; mobile: string; nickName: string; password: string };

/**
 * For the server itself, on behalf of somebody it invented: makes the account where there is none, without a code to
 * prove an address that nobody has, and signs it in. The password of an account that is there already stays.
 */
export async function enterAsPerson(
  context: Context,
  { address, mobile, nickName, password }: InventedPerson,
): Promise<string> {
  const known = await findAccount(context.database.write, address);
  const passwordHash = known ? '' : await hashPassword(password);
  return systemWrite(context, 'the server itself, asked by nobody', async ({ tx, record }) => {
    const userId =
      known?.userId ?? (await insertUser(tx, { email: address, mobile, nickName, passwordHash }));
    if (known === undefined)
      await record('account.registered', {
        subject: { userId },
        after: { email: address, mobile, nickName },
      });
    const entering = {
      ...context,
      tx,
      record: (...[operation, row]: Parameters<typeof record>) =>
        record(operation, { ...row, from: context }),
    };
    return (await startSession(entering, { userId, signedInBy: 'password', wayIn: {} })).token;
  });
}
