import { resetSecondFactor as resetSecondFactorCall } from '@tapwright/contracts/staff';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { forgetSecondFactor } from '../../accounts/index.ts';
import { staffWrite } from '../../writes/index.ts';
import { getOtherPerson } from './get-other-person.ts';
import { refuseUnlessFirst } from './refuse-unless-first.ts';

/** For somebody who lost their phone and their recovery codes. */
export async function resetSecondFactor(
  context: PersonContext,
  { userId }: { userId: number },
): Promise<null> {
  return staffWrite(context, resetSecondFactorCall, async (write) => {
    const { tx } = write;
    await refuseUnlessFirst(write);
    const person = await getOtherPerson(tx, write, userId);
    if (!(await forgetSecondFactor(tx, userId))) throw new Refusal('changedMeanwhile');
    const logged = await write.record('staff.secondFactorReset', {
      subject: { userId, nickName: person.nickName },
    });
    return logged.done(null);
  });
}
