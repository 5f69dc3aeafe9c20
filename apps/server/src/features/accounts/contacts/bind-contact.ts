import type { modifyUserAccount } from '@tapwright/contracts/personal';
import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { personWrite } from '../../writes/index.ts';
import { checkConfirmed } from '../sessions/check-confirmed.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { contactProven } from '../events.ts';
import { getOwnAccess, replaceContact } from '../profile/personal-store.ts';
import { refuseTaken } from './refuse-taken.ts';
import { warnPerson } from './warn-person.ts';
import { proveCode, takeCode } from '../codes/verification-codes.ts';

/** The first mobile, or the first e-mail, of this account. */
export async function bindContact(
  context: PersonContext,
  { code, mobile, email }: ParsedBodyOf<typeof modifyUserAccount>,
): Promise<null> {
  const { database, person } = context;
  const { userId } = person;
  const kind = mobile === undefined ? 'email' : 'mobile';
  const account = mobile ?? email ?? '';
  const access = await getOwnAccess(database.write, userId);
  if (access[kind] !== null) throw new Refusal('contactBound');

  await checkConfirmed(database.write, context, person);
  const proven = await proveCode(context, { account, type: 'bind', asker: { userId }, code, field: 'code' });
  return personWrite(context, async (write) => {
    const { tx } = write;
    await takeCode(tx, write, proven);
    if (!(await replaceContact(tx, userId, { kind, before: null, after: account }))) {
      throw new Refusal('contactBound');
    }
    const logged = await write.record(kind === 'mobile' ? 'account.mobileBound' : 'account.emailBound', {
      before: { [kind]: null },
      after: { [kind]: account },
    });
    await warnPerson(write, userId, {
      what: kind === 'mobile' ? 'mobileBound' : 'emailBound',
      account,
    });
    await endSessions(tx, write, {
      which: { userId, except: person.sessionId },
      because: 'endedElsewhere',
    });
    await write.live.publishPersons(tx, [userId], 'person.changed');
    await write.jobs.enqueue(tx, contactProven, { userId });
    return logged.done(null);
  }).catch(refuseTaken(kind));
}
