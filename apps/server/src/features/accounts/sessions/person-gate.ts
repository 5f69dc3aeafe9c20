import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Gate, Person } from '../../../platform/http/gate.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { listSessionsOf, type SessionRow, updateLastSeen } from './sessions-store.ts';
import { sessionLastsMs } from './start-session.ts';

/** Being here is noted at most this often, so that reading does not mean writing. */
const notedEveryMs = 5 * 60_000;

/** However much it is used: whoever has stolen one does not keep it. Staff, who see more, come in anew each day. */
export const longestSessionMs = ({ isStaff }: { isStaff: boolean }): number =>
  isStaff ? 12 * 3_600_000 : 90 * 24 * 3_600_000;

/** A working day; then the session asks for it again. */
const secondFactorLastsMs = 12 * 3_600_000;

export function createPersonGate({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): Pick<Gate, 'getPerson' | 'listPersons'> {
  const listPersons = async (tokens: readonly string[]): Promise<(Person | Refusal)[]> => {
    const hashes = tokens.map(hashToken);
    const rows = await listSessionsOf(database.write, hashes);
    const sessions = new Map(rows.map((session) => [session.tokenHash.toString('hex'), session]));
    const now = clock.now();
    const answers = hashes.map((hash) => judge(sessions.get(hash.toString('hex')), now));
    const admitted = new Set(answers.map((answer) => (answer instanceof Refusal ? 0 : answer.sessionId)));
    const unnoted = rows.filter(
      ({ sessionId, lastSeenAt }) =>
        admitted.has(sessionId) && now.getTime() - lastSeenAt.getTime() > notedEveryMs,
    );
    if (unnoted.length > 0) {
      const expiresAt = new Date(now.getTime() + sessionLastsMs);
      await updateLastSeen(database.write, unnoted, { seenAt: now, expiresAt });
    }
    return answers;
  };
  return {
    listPersons,
    getPerson: async (token) => {
      const [answer = new Refusal('noToken')] = await listPersons([token]);
      if (answer instanceof Refusal) throw answer;
      return answer;
    },
  };
}

function judge(session: SessionRow | undefined, now: Date): Person | Refusal {
  if (session === undefined) return new Refusal('noToken');
  if (session.frozenAt !== null) return new Refusal('accountFrozen');
  const isTooOld = now.getTime() - session.createdAt.getTime() >= longestSessionMs(session);
  if (session.endedAt !== null || session.expiresAt <= now || isTooOld) return new Refusal('tokenEnded');
  return {
    userId: session.userId,
    sessionId: session.sessionId,
    isStaff: session.isStaff,
    hasSecondFactor: now.getTime() - (session.secondFactorAt?.getTime() ?? 0) < secondFactorLastsMs,
  };
}
