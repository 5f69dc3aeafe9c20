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

export async function signInWithPassword(
  context: Context,
  { account, password }: ParsedBodyOf<typeof login>,
): Promise<AnswerOf<typeof login>> {
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
