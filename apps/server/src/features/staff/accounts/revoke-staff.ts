import { revokeStaff as revokeStaffCall } from '@tapwright/contracts/staff';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { staffWrite } from '../../writes/index.ts';
import { refuseUnlessFirst } from './refuse-unless-first.ts';
import { endSeats } from './end-seats.ts';
import { getOtherPerson } from './get-other-person.ts';
import { updateIsStaff } from './staff-accounts-store.ts';

export async function revokeStaff(context: PersonContext, { userId }: { userId: number }): Promise<null> {
  return staffWrite(context, revokeStaffCall, async (write) => {
    const { tx } = write;
    await refuseUnlessFirst(write);
    const person = await getOtherPerson(tx, write, userId);
    if (!person.isStaff) throw new Refusal('changedMeanwhile');
    await updateIsStaff(tx, userId, false);
    await endSeats(tx, write, userId);
    await write.live.publishPersons(tx, [userId], 'access.changed');
    const logged = await write.record('staff.revoked', {
      subject: { userId, nickName: person.nickName },
      before: { isStaff: true },
      after: { isStaff: false },
    });
    return logged.done(null);
  });
}
