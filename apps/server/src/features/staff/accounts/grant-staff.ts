import { grantStaff as grantStaffCall } from '@tapwright/contracts/staff';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { staffWrite } from '../../writes/index.ts';
import { refuseUnlessFirst } from './refuse-unless-first.ts';
import { findPerson, updateIsStaff } from './staff-accounts-store.ts';

export async function grantStaff(context: PersonContext, { userId }: { userId: number }): Promise<null> {
  return staffWrite(context, grantStaffCall, async (write) => {
    const { tx } = write;
    await refuseUnlessFirst(write);
    const person = await findPerson(tx, userId, { forChange: true });
    if (person === undefined) throw new Refusal('notFound');
    if (person.isStaff) throw new Refusal('changedMeanwhile');
    if (person.frozenAt !== null) throw new Refusal('otherAccountFrozen');
    await updateIsStaff(tx, userId, true);
    await write.live.publishPersons(tx, [userId], 'access.changed');
    const logged = await write.record('staff.granted', {
      subject: { userId, nickName: person.nickName },
      before: { isStaff: false },
      after: { isStaff: true },
    });
    return logged.done(null);
  });
}
