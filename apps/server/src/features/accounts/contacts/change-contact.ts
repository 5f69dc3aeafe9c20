import type { modifyAccount } from '@tapwright/contracts/personal';
import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { personWrite } from '../../writes/index.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { contactProven } from '../events.ts';
import { getOwnAccess, replaceContact } from '../profile/personal-store.ts';
import { refuseTaken } from './refuse-taken.ts';
import { warnPerson } from './warn-person.ts';
import { proveCode, takeCode } from '../codes/verification-codes.ts';

/** A code proves that the person still has the old address, another that the new one is theirs. */
export async function changeContact(
  context: PersonContext,
  { type, oldAccount, oldCode, newAccount, newCode }: ParsedBodyOf<typeof modifyAccount>,
): Promise<null> {
  const { userId, sessionId } = context.person;
  const kind = type === 'modifyMobile' ? 'mobile' : 'email';
  await refuseWrongAddresses(context, { kind, oldAccount, newAccount });

  const old = {
    account: oldAccount,
    type: 'change',
    asker: { userId },
    code: oldCode,
    field: 'oldCode',
  } as const;
  const next = {
    account: newAccount,
    type: 'bind',
    asker: { userId },
    code: newCode,
    field: 'newCode',
  } as const;
  const provenOld = await proveCode(context, old);
  const provenNew = await proveCode(context, next);
  return personWrite(context, async (write) => {
    const { tx } = write;
    await takeCode(tx, write, provenOld);
    await takeCode(tx, write, provenNew);
    if (!(await replaceContact(tx, userId, { kind, before: oldAccount, after: newAccount }))) {
      throw new Refusal('changedMeanwhile');
    }
    const logged = await write.record(kind === 'mobile' ? 'account.mobileChanged' : 'account.emailChanged', {
      before: { [kind]: oldAccount },
      after: { [kind]: newAccount },
    });
    await warnPerson(write, userId, {
      what: kind === 'mobile' ? 'mobileChanged' : 'emailChanged',
      account: newAccount,
      formerly: oldAccount,
    });
    await endSessions(tx, write, { which: { userId, except: sessionId }, because: 'endedElsewhere' });
    await write.live.publishPersons(tx, [userId], 'person.changed');
    await write.jobs.enqueue(tx, contactProven, { userId });
    return logged.done(null);
  }).catch(refuseTaken('newAccount'));
}

async function refuseWrongAddresses(
  { database, person }: PersonContext,
  given: { kind: 'mobile' | 'email'; oldAccount: string; newAccount: string },
): Promise<void> {
  const access = await getOwnAccess(database.write, person.userId);
  if (access[given.kind] !== given.oldAccount) {
    const key = given.kind === 'mobile' ? 'accounts:rules.originalMobile' : 'accounts:rules.originalEmail';
    throw new Refusal('badInput', { fields: { oldAccount: key } });
  }
  if (given.oldAccount === given.newAccount) {
    throw new Refusal('badInput', { fields: { newAccount: 'personal:rules.sameAccount' } });
  }
}
