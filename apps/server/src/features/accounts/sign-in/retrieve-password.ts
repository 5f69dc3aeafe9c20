import type { retrievePwd } from '@tapwright/contracts/accounts';
import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { Context } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { anyoneWrite } from '../../writes/index.ts';
import { findAccount, retrieveAccess } from '../accounts-store.ts';
import { warnPerson } from '../contacts/warn-person.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { openNewPassword } from '../passwords/open-new-password.ts';
import { forgetFailedSignIns } from './admit-sign-in-try.ts';
import { nameInLog } from '../name-in-log.ts';
import { type Asker, proveCode, takeCode } from '../codes/verification-codes.ts';

/** Whoever knew the old password, or was in with it, is out. */
export async function retrievePassword(
  context: Context,
  { account, code, password }: ParsedBodyOf<typeof retrievePwd>,
  asker: Asker,
): Promise<null> {
  const typed = await openNewPassword(context, 'password', password);
  const proven = await proveCode(context, { account, type: 'retrieve', asker, code, field: 'code' });
  const found = await findAccount(context.database.write, account);
  // Who has no account was sent none, so nobody gets here with one; unless the account left meanwhile.
  if (found === undefined) throw new Refusal('codeWrong', { fields: { code: 'errors:codeWrong' } });
  if (found.frozenAt !== null)
    throw new Refusal('accountFrozen', { logged: { account: nameInLog(context, account) } });
  const { userId } = found;
  const passwordHash = await hashPassword(typed);

  return anyoneWrite(context, async (write) => {
    const { tx } = write;
    await takeCode(tx, write, proven);
    if (!(await retrieveAccess(tx, userId, { account, before: found.passwordHash, after: passwordHash })))
      throw new Refusal('changedMeanwhile');
    await forgetFailedSignIns(tx, write, account);
    await warnPerson(write, userId, { what: 'passwordChanged' });
    await endSessions(tx, write, { which: { userId }, because: 'passwordChanged' });
    const logged = await write.record('account.passwordRetrieved', {
      userId,
      subject: { userId },
    });
    return logged.done(null);
  });
}
