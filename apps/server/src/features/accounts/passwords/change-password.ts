import type { modifyPwd } from '@tapwright/contracts/personal';
import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { personWrite } from '../../writes/index.ts';
import { warnPerson } from '../contacts/warn-person.ts';
import { countWithin } from '../../attempt-counts/index.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { hashPassword, isRightPassword } from './hash-password.ts';
import { openNewPassword } from './open-new-password.ts';
import { openPassword } from './open-password.ts';
import { getOwnAccess, replacePassword } from '../profile/personal-store.ts';
import { type ProvenCode, proveCode, takeCode } from '../codes/verification-codes.ts';

type Change = ParsedBodyOf<typeof modifyPwd>;
type Access = Awaited<ReturnType<typeof getOwnAccess>>;

/** Whoever has got hold of a session shall not try old passwords for long. */
const tries = { count: 10, withinMs: 3_600_000 };

/** Whoever knew the old one, or held a page open, is out: every session ends, this one too. */
export async function changePassword(context: PersonContext, change: Change): Promise<null> {
  const { userId } = context.person;
  await countWithin(context, tries, 'change password', userId);
  const access = await getOwnAccess(context.database.write, userId);
  const typed = await openNewPassword(context, 'newPwd', change.newPwd);
  const proven =
    access.passwordHash === null
      ? await proveAddress(context, access, change)
      : await proveOldPassword(context, access.passwordHash, { ...change, typed });
  const after = await hashPassword(typed);
  return personWrite(context, async (write) => {
    const { tx } = write;
    if (proven !== undefined) await takeCode(tx, write, proven);
    if (!(await replacePassword(tx, userId, { before: access.passwordHash, after }))) {
      throw new Refusal('changedMeanwhile');
    }
    await warnPerson(write, userId, { what: 'passwordChanged' });
    await endSessions(tx, write, { which: { userId }, because: 'passwordChanged' });
    const logged = await write.record('account.passwordChanged', {});
    return logged.done(null);
  });
}

async function proveOldPassword(
  context: PersonContext,
  passwordHash: string,
  { oldPwd, typed }: Pick<Change, 'oldPwd'> & { typed: string },
): Promise<undefined> {
  if (oldPwd === undefined) {
    throw new Refusal('badInput', { fields: { oldPwd: 'accounts:rules.passwordRequired' } });
  }
  const old = await openPassword(context, 'oldPwd', oldPwd);
  if (!(await isRightPassword(old, passwordHash))) {
    throw new Refusal('wrongPassword', {
      message: 'personal:rules.oldPasswordWrong',
      fields: { oldPwd: 'personal:rules.oldPasswordWrong' },
    });
  }
  if (old === typed) throw new Refusal('badInput', { fields: { newPwd: 'personal:rules.samePassword' } });
}

/** Registered by chat-app, so there is no old password to tell: a code to an address of theirs stands for it. */
async function proveAddress(
  context: PersonContext,
  { mobile, email }: Access,
  { account, code }: Pick<Change, 'account' | 'code'>,
): Promise<ProvenCode> {
  const isTheirs = account !== undefined && (account === mobile || account === email);
  if (!isTheirs) throw new Refusal('badInput', { fields: { account: 'personal:rules.ownAccount' } });
  if (code === undefined) throw new Refusal('badInput', { fields: { code: 'accounts:rules.codeRequired' } });
  const asker = { userId: context.person.userId };
  return proveCode(context, { account, type: 'change', asker, code, field: 'code' });
}
