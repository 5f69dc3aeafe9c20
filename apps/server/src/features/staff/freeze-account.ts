import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseStaff } from '../../platform/http/authorise.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { endSessions } from '../accounts/index.ts';
import { logOperation } from '../operation-log/index.ts';
import { getOtherPerson } from './get-other-person.ts';
import { updateFrozen } from './staff-accounts-store.ts';

export async function freezeAccount(
  context: PersonContext,
  { userId, reason }: { userId: number; reason: string },
): Promise<null> {
  authoriseStaff(context);
  const frozenAt = context.clock.now();
  await runTransaction(context.database, async (tx) => {
    const person = await getOtherPerson(tx, context, userId);
    if (person.frozenAt !== null) throw new Refusal('changedMeanwhile');
    await updateFrozen(tx, userId, { frozenAt, frozenBecause: reason });
    const endedSessions = await endSessions(tx, context, { which: { userId }, because: 'accountFrozen' });
    await logOperation(tx, {
      operation: 'staff.accountFrozen',
      by: { kind: 'staff', userId: context.person.userId },
      from: context,
      subject: { userId, nickName: person.nickName },
      before: { frozenAt: null },
      after: { frozenAt: frozenAt.toISOString(), reason, endedSessions },
    });
  });
  return null;
}
