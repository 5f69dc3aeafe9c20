import { hashToken } from '../../platform/crypto/tokens.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Gate } from '../../platform/http/gate.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findSession, updateLastSeen } from './sessions-store.ts';
import { sessionLastsMs } from './start-session.ts';

/** Being here is noted at most this often, so that reading does not mean writing. */
const notedEveryMs = 5 * 60_000;

/** A working day; then the session asks for it again. */
const secondFactorLastsMs = 12 * 3_600_000;

export function createPersonGate({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): Pick<Gate, 'getPerson'> {
  return {
    getPerson: async (token) => {
      const session = await findSession(database.write, hashToken(token));
      if (session === undefined) throw new Refusal('noToken');
      const now = clock.now();
      if (session.frozenAt !== null) throw new Refusal('accountFrozen');
      if (session.endedAt !== null || session.expiresAt <= now) throw new Refusal('tokenEnded');
      if (now.getTime() - session.lastSeenAt.getTime() > notedEveryMs) {
        const expiresAt = new Date(now.getTime() + sessionLastsMs);
        await updateLastSeen(database.write, session, { seenAt: now, expiresAt });
      }
      return {
        userId: session.userId,
        sessionId: session.sessionId,
        isStaff: session.isStaff,
        hasSecondFactor: now.getTime() - (session.secondFactorAt?.getTime() ?? 0) < secondFactorLastsMs,
      };
    },
  };
}
