import type { modifyUserAccount } from '@tapwright/contracts/personal';
import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authorisePerson } from '../../platform/http/authorise.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { userRoom } from '../../platform/live/rooms.ts';
import { logOperation } from '../operation-log/index.ts';
import { contactProven } from './events.ts';
import { getOwnAccess, replaceContact } from './personal-store.ts';
import { refuseTaken } from './refuse-taken.ts';
import { proveCode, takeCode } from './verification-codes.ts';

/** The first mobile, or the first e-mail, of this account. */
export async function bindContact(
  context: PersonContext,
  { code, mobile, email }: ParsedBodyOf<typeof modifyUserAccount>,
): Promise<null> {
  authorisePerson(context);
  const { database, person } = context;
  const { userId } = person;
  const kind = mobile === undefined ? 'email' : 'mobile';
  const account = mobile ?? email ?? '';
  const access = await getOwnAccess(database.write, userId);
  if (access[kind] !== null) throw new Refusal('contactBound');

  const proven = await proveCode(context, { account, type: 'bind', userId, code, field: 'code' });
  await runTransaction(database, async (tx) => {
    await takeCode(tx, context, proven);
    if (!(await replaceContact(tx, userId, { kind, before: null, after: account }))) {
      throw new Refusal('contactBound');
    }
    await logOperation(tx, {
      operation: kind === 'mobile' ? 'account.mobileBound' : 'account.emailBound',
      by: { kind: 'person', userId },
      from: context,
      before: { [kind]: null },
      after: { [kind]: account },
    });
    await context.live.publish(tx, userRoom(userId), 'person.changed', {});
    await context.jobs.enqueue(tx, contactProven, { userId });
  }).catch(refuseTaken(kind));
  return null;
}
