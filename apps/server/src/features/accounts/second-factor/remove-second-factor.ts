import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { personWrite } from '../../writes/index.ts';
import { warnPerson } from '../contacts/warn-person.ts';
import { checkConfirmed } from '../sessions/check-confirmed.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { forgetSecondFactor } from './forget-second-factor.ts';
import { hasSecondFactor } from './second-factor-store.ts';

/** Teams that ask for one, and the staff page, are closed from then on. */
export async function removeSecondFactor(context: PersonContext): Promise<null> {
  const { userId, sessionId } = context.person;
  return personWrite(context, async (write) => {
    const { tx, live } = write;
    await checkConfirmed(tx, write, context.person);
    if (!(await hasSecondFactor(tx, userId))) throw new Refusal('changedMeanwhile');
    await forgetSecondFactor(tx, userId);
    await endSessions(tx, write, { which: { userId, except: sessionId }, because: 'endedElsewhere' });
    await warnPerson(write, userId, { what: 'secondFactorRemoved' });
    const logged = await write.record('account.secondFactorRemoved', {});
    await live.publishPersons(tx, [userId], 'access.changed');
    return logged.done(null);
  });
}
