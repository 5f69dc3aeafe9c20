import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { userRoom } from '../../platform/live/rooms.ts';
import { logOperation } from '../operation-log/index.ts';
import { authoriseFirstStaff } from './authorise-first-staff.ts';
import { findPerson, updateIsStaff } from './staff-accounts-store.ts';

export async function grantStaff(context: PersonContext, { userId }: { userId: number }): Promise<null> {
  await authoriseFirstStaff(context);
  await runTransaction(context.database, async (tx) => {
    const person = await findPerson(tx, userId, { forChange: true });
    if (person === undefined) throw new Refusal('notFound');
    if (person.isStaff) throw new Refusal('changedMeanwhile');
    if (person.frozenAt !== null) throw new Refusal('otherAccountFrozen');
    await updateIsStaff(tx, userId, true);
    await context.live.publish(tx, userRoom(userId), 'access.changed', {});
    await logOperation(tx, {
      operation: 'staff.granted',
      by: { kind: 'staff', userId: context.person.userId },
      from: context,
      subject: { userId, nickName: person.nickName },
      before: { isStaff: false },
      after: { isStaff: true },
    });
  });
  return null;
}
