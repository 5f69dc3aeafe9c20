import { type CodeName, codes } from '@tapwright/contracts/codes';
import { describeDevice } from '@tapwright/domain/describe-device';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Context, PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { sessionRoom } from '../../../platform/live/rooms.ts';
import { personWrite } from '../../writes/index.ts';
import { endOpenSessions, findOwnSession, type WhichSessions } from './sessions-store.ts';

/** Ends them in the caller's transaction; every page that stands open with one of them hears why and leaves. */
export async function endSessions(
  tx: Transaction,
  { clock, live }: Pick<Context, 'clock' | 'live'>,
  { which, because }: { which: WhichSessions; because: CodeName },
): Promise<number> {
  const ended = await endOpenSessions(tx, which, clock.now());
  for (const sessionId of ended) {
    await live.publish(tx, sessionRoom(sessionId), 'session.ended', { code: codes[because] });
  }
  return ended.length;
}

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

export async function signOut(context: PersonContext): Promise<null> {
  const { userId, sessionId } = context.person;
  return personWrite(context, async (write) => {
    const { tx } = write;
    await endSessions(tx, write, { which: { userId, sessionId }, because: 'signedOut' });
    const logged = await write.record('account.signedOut', {});
    return logged.done(null);
  });
}
