import { resetSecondFactor as resetSecondFactorCall } from '@tapwright/contracts/staff';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { updateSecondFactor } from '../../accounts/index.ts';
import { staffWrite } from '../../writes/index.ts';
import { refuseUnlessFirst } from '../accounts/refuse-unless-first.ts';
import { getOtherPerson } from '../accounts/get-other-person.ts';
import { deleteSecondFactorRow } from './second-factor-store.ts';

/** For somebody who lost their phone and their recovery codes. */
export async function resetSecondFactor(
  context: PersonContext,
  { userId }: { userId: number },
): Promise<null> {
  return staffWrite(context, resetSecondFactorCall, async (write) => {
    const { tx } = write;
    await refuseUnlessFirst(write);
    const person = await getOtherPerson(tx, write, userId);
    const wasThere = await deleteSecondFactorRow(tx, userId);
    if (!wasThere) throw new Refusal('changedMeanwhile');
    await updateSecondFactor(tx, { userId }, null);
    const logged = await write.record('staff.secondFactorReset', {
      subject: { userId, nickName: person.nickName },
    });
    return logged.done(null);
  });
}
