import type { PersonContext } from '../../platform/http/context.ts';
import { personWrite } from '../writes/index.ts';
import { endSessions } from './end-sessions.ts';

export async function endOtherSessions(context: PersonContext): Promise<{ ended: number }> {
  const { userId, sessionId } = context.person;
  return personWrite(context, async (write) => {
    const { tx } = write;
    const ended = await endSessions(tx, write, {
      which: { userId, except: sessionId },
      because: 'endedElsewhere',
    });
    if (ended === 0) return write.unchanged({ ended });
    const logged = await write.record('account.otherSessionsEnded', {
      after: { endedSessions: ended },
    });
    return logged.done({ ended });
  });
}
