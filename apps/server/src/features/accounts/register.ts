import type { register as registerCall } from '@tapwright/contracts/accounts';
import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { isMobile } from '@tapwright/domain/account-rules';
import { maskMobile } from '@tapwright/domain/mask-contact';
import { cutNickname } from '@tapwright/domain/names';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseAnyone } from '../../platform/http/authorise.ts';
import type { Context } from '../../platform/http/context.ts';
import { logOperation } from '../operation-log/index.ts';
import { insertUser } from './accounts-store.ts';
import { contactProven } from './events.ts';
import { hashPassword } from './hash-password.ts';
import { openNewPassword } from './open-new-password.ts';
import { refuseTaken } from './refuse-taken.ts';
import { type Alongside, startSession } from './start-session.ts';
import { proveCode, takeCode } from './verification-codes.ts';

/** The account is for the address that the code has proven; whoever made it is signed in. */
export async function register(
  context: Context,
  { account, code, password }: Pick<ParsedBodyOf<typeof registerCall>, 'account' | 'code' | 'password'>,
  alongside?: Alongside,
): Promise<AnswerOf<typeof registerCall>> {
  authoriseAnyone(context);
  const typed = await openNewPassword(context, 'password', password);
  const proven = await proveCode(context, { account, type: 'register', code, field: 'code' });
  const contact = isMobile(account) ? { mobile: account } : { email: account };
  const nickName = chooseNickname(account);
  const passwordHash = await hashPassword(typed);

  const token = await runTransaction(context.database, async (tx) => {
    await takeCode(tx, context, proven);
    const userId = await insertUser(tx, { ...contact, nickName, passwordHash });
    await logOperation(tx, {
      operation: 'account.registered',
      by: { kind: 'person', userId },
      from: context,
      after: { ...contact, nickName },
    });
    await alongside?.(tx, userId);
    await context.jobs.enqueue(tx, contactProven, { userId });
    return startSession(tx, context, { userId, signedInBy: 'code' });
  }).catch(refuseTaken('account'));
  return { token };
}

/** Until they choose one: what stands before the @, or the number with its middle hidden. */
function chooseNickname(account: string): string {
  if (isMobile(account)) return maskMobile(account);
  return cutNickname(account.split('@')[0] ?? '') || cutNickname(account);
}
