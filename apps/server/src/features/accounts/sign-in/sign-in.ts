import type { login } from '@tapwright/contracts/accounts';
import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { isMobile } from '@tapwright/domain/account-rules';
import type { Context } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findAccount } from '../accounts-store.ts';
import { isRightPassword } from '../passwords/hash-password.ts';
import { openPassword } from '../passwords/open-password.ts';
import type { Browser } from './browser-cookies.ts';
import { admitSignInTry, countFailedSignIn, forgetFailedSignIns } from './admit-sign-in-try.ts';
import { nameInLog } from '../name-in-log.ts';
import { type Alongside, startSession } from '../sessions/start-session.ts';
import { proveCode, takeCode } from '../codes/verification-codes.ts';
import { anyoneWrite } from '../../writes/index.ts';

type Answer = AnswerOf<typeof login>;

export async function signIn(
  context: Context,
  { account, password, code }: ParsedBodyOf<typeof login>,
  browser: Browser,
  alongside?: Alongside,
): Promise<Answer> {
  return code === undefined
    ? signInWithPassword(context, { account, password: password ?? '', browser, alongside })
    : signInWithCode(context, { account, code, browser, alongside });
}

type WithPassword = {
  account: string;
  password: string;
  browser: Browser;
  alongside: Alongside | undefined;
};
type WithCode = { account: string; code: string; browser: Browser; alongside: Alongside | undefined };

async function signInWithPassword(
  context: Context,
  { account, password, browser, alongside }: WithPassword,
): Promise<Answer> {
  const typed = await openPassword(context, 'password', password);
  await admitSignInTry(context, account, browser.captcha);
  const found = await findAccount(context.database.write, account);
  const passwordHash = found?.passwordHash ?? null;
  const isRight = await isRightPassword(typed, passwordHash);
  if (found === undefined || passwordHash === null || !isRight) {
    await countFailedSignIn(context, { account, userId: found?.userId });
    throw new Refusal('wrongPassword', { logged: { account: nameInLog(context, account) } });
  }
  if (found.frozenAt !== null)
    throw new Refusal('accountFrozen', { logged: { account: nameInLog(context, account) } });

  return anyoneWrite(context, async (write) => {
    const { tx } = write;
    await forgetFailedSignIns(tx, write, account);
    await alongside?.(write, found.userId);
    const { token, logged } = await startSession(write, {
      userId: found.userId,
      signedInBy: 'password',
      wayIn: { passwordHash },
    });
    return logged.done({ token });
  });
}

async function signInWithCode(
  context: Context,
  { account, code, browser, alongside }: WithCode,
): Promise<Answer> {
  const proven = await proveCode(context, { account, type: 'login', asker: browser, code, field: 'code' });
  const found = await findAccount(context.database.write, account);
  // Who has no account was sent none, so nobody gets here with one; unless the account left meanwhile.
  if (found === undefined) throw new Refusal('codeWrong', { fields: { code: 'errors:codeWrong' } });
  if (found.frozenAt !== null)
    throw new Refusal('accountFrozen', { logged: { account: nameInLog(context, account) } });

  return anyoneWrite(context, async (write) => {
    const { tx } = write;
    await takeCode(tx, write, proven);
    await forgetFailedSignIns(tx, write, account);
    await alongside?.(write, found.userId);
    const { token, logged } = await startSession(write, {
      userId: found.userId,
      signedInBy: 'code',
      wayIn: isMobile(account) ? { mobile: account } : { email: account },
    });
    return logged.done({ token });
  });
}
