import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { userRoom } from '../../platform/live/rooms.ts';
import { updateSecondFactor } from '../accounts/index.ts';
import { logOperation } from '../operation-log/index.ts';
import { authoriseFirstStaff } from './authorise-first-staff.ts';
import { getOtherPerson } from './get-other-person.ts';
import { deleteSecondFactorRow } from './second-factor-store.ts';
import { updateIsStaff } from './staff-accounts-store.ts';

/** Their second factor goes with it: whoever is granted access again sets up a new one. */
export async function revokeStaff(context: PersonContext, { userId }: { userId: number }): Promise<null> {
  await authoriseFirstStaff(context);
  await runTransaction(context.database, async (tx) => {
    const person = await getOtherPerson(tx, context, userId);
    if (!person.isStaff) throw new Refusal('changedMeanwhile');
    await updateIsStaff(tx, userId, false);
    await deleteSecondFactorRow(tx, userId);
    await updateSecondFactor(tx, { userId }, null);
    await context.live.publish(tx, userRoom(userId), 'access.changed', {});
    await logOperation(tx, {
      operation: 'staff.revoked',
      by: { kind: 'staff', userId: context.person.userId },
      from: context,
      subject: { userId, nickName: person.nickName },
      before: { isStaff: true },
      after: { isStaff: false },
    });
  });
  return null;
}
