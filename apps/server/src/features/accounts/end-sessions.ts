import { codes, type CodeName } from '@tapwright/contracts/codes';
import type { Transaction } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/context.ts';
import { sessionRoom } from '../../platform/live/rooms.ts';
import { endOpenSessions, type WhichSessions } from './sessions-store.ts';

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
