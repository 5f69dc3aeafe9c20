import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { personWrite } from '../../writes/index.ts';
import { warnPerson } from '../contacts/warn-person.ts';
import { checkConfirmed } from '../sessions/check-confirmed.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { deletePasskey, findPasskeyName } from './passkeys-store.ts';

export async function removePasskey(
  context: PersonContext,
  { passkeyId }: { passkeyId: number },
): Promise<null> {
  const { userId, sessionId } = context.person;
  return personWrite(context, async (write) => {
    const { tx, live } = write;
    const name = await findPasskeyName(tx, { userId, passkeyId });
    if (name === undefined) throw new Refusal('notFound');
    await checkConfirmed(tx, write, context.person);
    await deletePasskey(tx, { userId, passkeyId });
    await endSessions(tx, write, { which: { userId, except: sessionId }, because: 'endedElsewhere' });
    await warnPerson(write, userId, { what: 'passkeyRemoved', account: name });
    const logged = await write.record('account.passkeyRemoved', { before: { passkey: name } });
    await live.publishPersons(tx, [userId], 'person.changed');
    return logged.done(null);
  });
}
