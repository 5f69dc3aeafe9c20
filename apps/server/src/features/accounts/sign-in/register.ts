import type { register as registerCall } from '@tapwright/contracts/accounts';
import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { isMobile } from '@tapwright/domain/account-rules';
import { maskMobile } from '@tapwright/domain/mask-contact';
import { cutNickname } from '@tapwright/domain/names';
import type { Context } from '../../../platform/http/context.ts';
import { anyoneWrite } from '../../writes/index.ts';
import { insertUser } from '../accounts-store.ts';
import { contactProven } from '../events.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { openNewPassword } from '../passwords/open-new-password.ts';
import { refuseTaken } from '../contacts/refuse-taken.ts';
import { type Alongside, startSession } from '../sessions/start-session.ts';
import { type Asker, proveCode, takeCode } from '../codes/verification-codes.ts';

/** The account is for the address that the code has proven; whoever made it is signed in. */
export async function register(
  context: Context,
  { account, code, password }: Pick<ParsedBodyOf<typeof registerCall>, 'account' | 'code' | 'password'>,
  asker: Asker,
  alongside?: Alongside,
): Promise<AnswerOf<typeof registerCall>> {
  const typed = await openNewPassword(context, 'password', password);
  const proven = await proveCode(context, { account, type: 'register', asker, code, field: 'code' });
  const contact = isMobile(account) ? { mobile: account } : { email: account };
  const nickName = chooseNickname(account);
  const passwordHash = await hashPassword(typed);

  return anyoneWrite(context, async (write) => {
    const { tx } = write;
    await takeCode(tx, write, proven);
    const userId = await insertUser(tx, { ...contact, nickName, passwordHash });
    await write.record('account.registered', { userId, after: { ...contact, nickName } });
    await alongside?.(write, userId);
    await write.jobs.enqueue(tx, contactProven, { userId });
    const { token, logged } = await startSession(write, { userId, signedInBy: 'code', wayIn: {} });
    return logged.done({ token });
  }).catch(refuseTaken('account'));
}

/** Until they choose one: what stands before the @, or the number with its middle hidden. */
function chooseNickname(account: string): string {
  if (isMobile(account)) return maskMobile(account);
  return cutNickname(account.split('@')[0] ?? '') || cutNickname(account);
}
