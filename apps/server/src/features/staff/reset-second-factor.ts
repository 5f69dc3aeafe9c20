import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { updateSecondFactor } from '../accounts/index.ts';
import { logOperation } from '../operation-log/index.ts';
import { authoriseFirstStaff } from './authorise-first-staff.ts';
import { getOtherPerson } from './get-other-person.ts';
import { deleteSecondFactorRow } from './second-factor-store.ts';

/** For somebody who lost their phone and their recovery codes. */
export async function resetSecondFactor(
  context: PersonContext,
  { userId }: { userId: number },
): Promise<null> {
  await authoriseFirstStaff(context);
  await runTransaction(context.database, async (tx) => {
    const person = await getOtherPerson(tx, context, userId);
    const wasThere = await deleteSecondFactorRow(tx, userId);
    if (!wasThere) throw new Refusal('changedMeanwhile');
    await updateSecondFactor(tx, { userId }, null);
    await logOperation(tx, {
      operation: 'staff.secondFactorReset',
      by: { kind: 'staff', userId: context.person.userId },
      from: context,
      subject: { userId, nickName: person.nickName },
    });
  });
  return null;
}
