import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Gate, Person } from '../../../platform/http/admission/gate.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { listSessionsOf, type SessionRow, updateLastSeen } from './sessions-store.ts';
import { sessionLastsMs } from './session-lasts.ts';

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
  const judgeAll = async (
    tokens: readonly string[],
    before: 'secondFactor' | undefined,
  ): Promise<(Person | Refusal)[]> => {
    const hashes = tokens.map(hashToken);
    const rows = await listSessionsOf(database.write, hashes);
    const sessions = new Map(rows.map((session) => [session.tokenHash.toString('hex'), session]));
    const now = clock.now();
    const answers = hashes.map((hash) => judge(sessions.get(hash.toString('hex')), now, before));
    const admitted = new Set(answers.map((answer) => (answer instanceof Refusal ? 0 : answer.sessionId)));
    const unnoted = rows.filter(
      ({ sessionId, lastSeenAt, waitsForSecondFactor }) =>
        admitted.has(sessionId) &&
        !waitsForSecondFactor &&
        now.getTime() - lastSeenAt.getTime() > notedEveryMs,
    );
    if (unnoted.length > 0) {
      const expiresAt = new Date(now.getTime() + sessionLastsMs);
      await updateLastSeen(database.write, unnoted, { seenAt: now, expiresAt });
    }
    return answers;
  };
  return {
    listPersons: (tokens) => judgeAll(tokens, undefined),
    getPerson: async (token, { before } = {}) => {
      const [answer = new Refusal('noToken')] = await judgeAll([token], before);
      if (answer instanceof Refusal) throw answer;
      return answer;
    },
  };
}

function judge(
  session: SessionRow | undefined,
  now: Date,
  before: 'secondFactor' | undefined,
): Person | Refusal {
  if (session === undefined) return new Refusal('noToken');
  if (session.frozenAt !== null) return new Refusal('accountFrozen', { logged: { userId: session.userId } });
  const isTooOld = now.getTime() - session.createdAt.getTime() >= longestSessionMs(session);
  if (session.endedAt !== null || session.expiresAt <= now || isTooOld) return new Refusal('tokenEnded');
  if (session.waitsForSecondFactor && before !== 'secondFactor') return new Refusal('secondFactorNeeded');
  return {
    userId: session.userId,
    sessionId: session.sessionId,
    isStaff: session.isStaff,
    hasSecondFactor: hasPassed(session, now),
  };
}

/** Whoever is not staff passes it once for each session. */
function hasPassed({ secondFactorAt, isStaff }: SessionRow, now: Date): boolean {
  if (secondFactorAt === null) return false;
  return !isStaff || now.getTime() - secondFactorAt.getTime() < secondFactorLastsMs;
}
