import type { login } from '@tapwright/contracts/accounts';
import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseAnyone } from '../../platform/http/authorise.ts';
import type { Context } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findAccount } from './accounts-store.ts';
import { isRightPassword } from './hash-password.ts';
import { openPassword } from './password-keys.ts';
import { startSession } from './start-session.ts';
import { proveCode, takeCode } from './verification-codes.ts';

type Credentials = ParsedBodyOf<typeof login>;

export async function signIn(
  context: Context,
  { account, password, code }: Credentials,
): Promise<AnswerOf<typeof login>> {
  return code === undefined
    ? signInWithPassword(context, account, password ?? '')
    : signInWithCode(context, account, code);
}

async function signInWithPassword(context: Context, account: string, password: string) {
  authoriseAnyone(context);
  const typed = await openPassword(context, 'password', password);
  const found = await findAccount(context.database.write, account);
  const isRight = await isRightPassword(typed, found?.passwordHash ?? null);
  if (found === undefined || !isRight) throw new Refusal('wrongPassword');
  if (found.frozenAt !== null) throw new Refusal('accountFrozen');

  // oxlint-disable-next-line tapwright/transaction-authorises-and-logs -- startSession writes the row.
  const token = await runTransaction(context.database, (tx) =>
    startSession(tx, context, { userId: found.userId, signedInBy: 'password' }),
  );
  return { token };
}

async function signInWithCode(context: Context, account: string, code: string) {
  authoriseAnyone(context);
  // A code was sent to those without an account too, for nobody to know: it is wrong, whatever is typed.
  const proven = await proveCode(context, { account, type: 'login', code, field: 'code' });
  const found = await findAccount(context.database.write, account);
  if (found === undefined) throw new Refusal('codeWrong', { fields: { code: 'errors:codeWrong' } });
  if (found.frozenAt !== null) throw new Refusal('accountFrozen');

  // oxlint-disable-next-line tapwright/transaction-authorises-and-logs -- startSession writes the row.
  const token = await runTransaction(context.database, async (tx) => {
    await takeCode(tx, context, proven);
    return startSession(tx, context, { userId: found.userId, signedInBy: 'code' });
  });
  return { token };
}
