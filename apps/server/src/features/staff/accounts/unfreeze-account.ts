import { unfreezeAccount as unfreezeAccountCall } from '@tapwright/contracts/staff';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { endSessions } from '../../accounts/index.ts';
import { staffWrite } from '../../writes/index.ts';
import { getOtherPerson } from './get-other-person.ts';
import { updateFrozen } from './staff-accounts-store.ts';

export async function unfreezeAccount(
  context: PersonContext,
  { userId, reason }: { userId: number; reason: string },
): Promise<null> {
  return staffWrite(context, unfreezeAccountCall, async (write) => {
    const { tx } = write;
    const person = await getOtherPerson(tx, write, userId);
    if (person.frozenAt === null) throw new Refusal('changedMeanwhile');
    // A sign-in that was under way while the account was frozen may have left a session that would come alive now.
    await endSessions(tx, write, { which: { userId }, because: 'tokenEnded' });
    await updateFrozen(tx, userId, { frozenAt: null, frozenBecause: null });
    const logged = await write.record('staff.accountUnfrozen', {
      subject: { userId, nickName: person.nickName },
      before: { frozenAt: person.frozenAt.toISOString() },
      after: { frozenAt: null, reason },
    });
    return logged.done(null);
  });
}
