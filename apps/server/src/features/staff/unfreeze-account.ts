import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseStaff } from '../../platform/http/authorise.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { endSessions } from '../accounts/index.ts';
import { logOperation } from '../operation-log/index.ts';
import { getOtherPerson } from './get-other-person.ts';
import { updateFrozen } from './staff-accounts-store.ts';

export async function unfreezeAccount(
  context: PersonContext,
  { userId, reason }: { userId: number; reason: string },
): Promise<null> {
  authoriseStaff(context);
  await runTransaction(context.database, async (tx) => {
    const person = await getOtherPerson(tx, context, userId);
    if (person.frozenAt === null) throw new Refusal('changedMeanwhile');
    // A sign-in that was under way while the account was frozen may have left a session that would come alive now.
    await endSessions(tx, context, { which: { userId }, because: 'tokenEnded' });
    await updateFrozen(tx, userId, { frozenAt: null, frozenBecause: null });
    await logOperation(tx, {
      operation: 'staff.accountUnfrozen',
      by: { kind: 'staff', userId: context.person.userId },
      from: context,
      subject: { userId, nickName: person.nickName },
      before: { frozenAt: person.frozenAt.toISOString() },
      after: { frozenAt: null, reason },
    });
  });
  return null;
}
