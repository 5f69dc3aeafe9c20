import type { PersonContext } from '../../platform/http/context.ts';
import { personWrite } from '../writes/index.ts';
import { endSessions } from './end-sessions.ts';

export async function signOut(context: PersonContext): Promise<null> {
  const { userId, sessionId } = context.person;
  return personWrite(context, async (write) => {
    const { tx } = write;
    await endSessions(tx, write, { which: { userId, sessionId }, because: 'signedOut' });
    const logged = await write.record('account.signedOut', {});
    return logged.done(null);
  });
}
