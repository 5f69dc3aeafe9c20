import { freezeAccount as freezeAccountCall } from '@tapwright/contracts/staff';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { endSessions } from '../../accounts/index.ts';
import { staffWrite } from '../../writes/index.ts';
import { endSeats } from './end-seats.ts';
import { getOtherPerson } from './get-other-person.ts';
import { refuseUnlessFirst } from './refuse-unless-first.ts';
import { updateFrozen } from './staff-accounts-store.ts';

export async function freezeAccount(
  context: PersonContext,
  { userId, reason }: { userId: number; reason: string },
): Promise<null> {
  const frozenAt = context.clock.now();
  return staffWrite(context, freezeAccountCall, async (write) => {
    const { tx } = write;
    const person = await getOtherPerson(tx, write, userId);
    // Otherwise two of them could shut each other out.
    if (person.isStaff) await refuseUnlessFirst(write);
    if (person.frozenAt !== null) throw new Refusal('changedMeanwhile');
    await updateFrozen(tx, userId, { frozenAt, frozenBecause: reason });
    await endSeats(tx, write, userId);
    const endedSessions = await endSessions(tx, write, { which: { userId }, because: 'accountFrozen' });
    const logged = await write.record('staff.accountFrozen', {
      subject: { userId, nickName: person.nickName },
      before: { frozenAt: null },
      after: { frozenAt: frozenAt.toISOString(), reason, endedSessions },
    });
    return logged.done(null);
  });
}
