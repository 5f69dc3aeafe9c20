import type { retrievePwd } from '@tapwright/contracts/accounts';
import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseAnyone } from '../../platform/http/authorise.ts';
import type { Context } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { logOperation } from '../operation-log/index.ts';
import { findAccount, updatePasswordHash } from './accounts-store.ts';
import { endSessions } from './end-sessions.ts';
import { hashPassword } from './hash-password.ts';
import { openNewPassword } from './open-new-password.ts';
import { forgetFailedSignIns } from './admit-sign-in-try.ts';
import { proveCode, takeCode } from './verification-codes.ts';

/** Whoever knew the old password, or was in with it, is out. */
export async function retrievePassword(
  context: Context,
  { account, code, password }: ParsedBodyOf<typeof retrievePwd>,
): Promise<null> {
  authoriseAnyone(context);
  const typed = await openNewPassword(context, 'password', password);
  const proven = await proveCode(context, { account, type: 'retrieve', code, field: 'code' });
  const found = await findAccount(context.database.write, account);
  // Who has no account was sent none, so nobody gets here with one; unless the account left meanwhile.
  if (found === undefined) throw new Refusal('codeWrong', { fields: { code: 'errors:codeWrong' } });
  if (found.frozenAt !== null) throw new Refusal('accountFrozen');
  const { userId } = found;
  const passwordHash = await hashPassword(typed);

  await runTransaction(context.database, async (tx) => {
    await takeCode(tx, context, proven);
    await updatePasswordHash(tx, userId, passwordHash);
    await forgetFailedSignIns(tx, context, account);
    await endSessions(tx, context, { which: { userId }, because: 'passwordChanged' });
    await logOperation(tx, {
      operation: 'account.passwordRetrieved',
      by: { kind: 'person', userId },
      from: context,
      subject: { userId },
    });
  });
  return null;
}
