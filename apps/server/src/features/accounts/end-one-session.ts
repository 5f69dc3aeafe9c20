import { describeDevice } from '@tapwright/domain/describe-device';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { personWrite } from '../writes/index.ts';
import { endSessions } from './end-sessions.ts';
import { findOwnSession } from './sessions-store.ts';

/** One that has ended by itself meanwhile is as it was wanted. */
export async function endOneSession(context: PersonContext, sessionId: number): Promise<{ ended: number }> {
  const { userId } = context.person;
  return personWrite(context, async (write) => {
    const { tx } = write;
    const session = await findOwnSession(tx, { userId, sessionId });
    if (session === undefined) throw new Refusal('notFound');
    const ended = await endSessions(tx, write, { which: { userId, sessionId }, because: 'endedElsewhere' });
    if (ended === 0) return write.unchanged({ ended });
    const { browser, system } = describeDevice(session.userAgent);
    const logged = await write.record('account.sessionEnded', {
      subject: {
        device: [browser, system].filter((part) => part !== null).join(', ') || null,
        signedInFrom: session.address,
      },
    });
    return logged.done({ ended });
  });
}
