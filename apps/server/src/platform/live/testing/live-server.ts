import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { createLog } from '../../log/log.ts';
import { createLive } from '../live.ts';
import { sessionRoom, teamRoom, userRoom } from '../rooms.ts';

/** Who may hear what, changed by a test as a feature would change its tables. Token: `<user id>.<session id>`. */
export type Accounts = {
  teams: Map<number, number[]>;
  endedSessions: Set<number>;
  admissions: number;
  /** Holds back an answer that is already decided. */
  beforeAnswer: () => Promise<void>;
};

export const makeAccounts = (): Accounts => ({
  teams: new Map(),
  endedSessions: new Set(),
  admissions: 0,
  beforeAnswer: async () => {},
});

/** One process's live hub on a port of its own. */
export async function startLiveServer(
  database: Database,
  accounts = makeAccounts(),
  recheckAfterMs = 60_000,
  publicUrl = new URL('https://ads.example.com'),
) {
  const log = createLog({ level: 'silent' });
  const live = createLive({ database, log, publicUrl, recheckAfterMs });
  const server = createServer();
  live.accept(server, async (token) => {
    accounts.admissions += 1;
    const [userId = 0, sessionId = 0] = token.split('.').map(Number);
    if (userId === 0) throw new Refusal('noToken');
    if (accounts.endedSessions.has(sessionId)) throw new Refusal('tokenEnded');
    const teams = accounts.teams.get(userId) ?? [];
    await accounts.beforeAnswer();
    return { userId, sessionId, rooms: [userRoom(userId), sessionRoom(sessionId), ...teams.map(teamRoom)] };
  });
  await live.start();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    live,
    accounts,
    port,
    urlFor: (userId: number) => `ws://127.0.0.1:${port}/notice/${userId}`,
    stop: async () => {
      await live.stop();
      server.close();
    },
  };
}
