import type { Clock } from '@tapwright/apple-ads/client/clock';
import { connect } from '@tapwright/apple-ads/client/connect';
import { MemoryPace } from '@tapwright/apple-ads/client/memory-pace';
import type { Attempt } from '@tapwright/apple-ads/client/client-context';
import type { Retry } from '@tapwright/apple-ads/client/retry';
import { ServerClock } from '@tapwright/apple-ads/client/server-clock';
import type { Database } from '../../../platform/db/database.ts';
import { createLog } from '../../../platform/log/log.ts';
import { runTransaction } from '../../../platform/db/run-transaction.ts';
import { openSandbox, type SandboxUser } from '../../../testing/open-sandbox.ts';
import { advanceAccount } from '../advance-account.ts';
import { controlSandbox } from './control-sandbox.ts';
import type { SyncLine } from '../sync-line.ts';
import { findSyncAccount, insertSyncAccount } from '../sync-store.ts';

export type SandboxOptions = {
  world?: 'demo' | 'large';
  clock?: string;
  seed?: number;
  /** Still, if not said. */
  speed?: number;
  requestsPerMinute?: number;
};

/** A sandbox whose clock is still. */
export async function startStillSandbox({
  world = 'demo',
  clock = '2026-11-20T12:00:00Z',
  seed = 7,
  speed = 0,
  requestsPerMinute = 1_000_000_000,
}: SandboxOptions = {}) {
  const sandbox = await openSandbox({ seed, clock, speed, world, rateLimit: requestsPerMinute });
  /** Its user is of the large organisation: 28 campaigns in the demo. */
  return { ...sandbox, ...controlSandbox(sandbox.origin) };
}
export type StillSandbox = Awaited<ReturnType<typeof startStillSandbox>>;

const soon: Retry = { attempts: 3, firstWaitMs: 1, maxWaitMs: 5 };

export type SyncOptions = {
  teamId?: number;
  timeZone?: string;
  currency?: string;
  retry?: Retry;
  timeoutMs?: number;
  /** By itself that of the sandbox is followed. */
  clock?: Clock;
  observe?: (attempt: Attempt) => void;
};

/** An ad account of the sandbox as a team's, with the calls a sync makes. */
export async function openSync(
  database: Database,
  { origin, user }: { origin: string; user: SandboxUser },
  {
    teamId = 7,
    timeZone = 'Asia/Shanghai',
    currency = 'RMB',
    retry = soon,
    timeoutMs = 60_000,
    clock = new ServerClock(),
    observe,
  }: SyncOptions = {},
): Promise<SyncLine> {
  const key = { teamId, adAccountId: String(user.adAccountIds[0]) };
  await database.pool.query(
    `insert into teams (team_id, team_name, currency_type) values ($1, 'A', 'USD') on conflict do nothing`,
    [teamId],
  );
  await runTransaction(database, (tx) =>
    insertSyncAccount(tx, { ...key, campaignGroupId: 10_001, currency, timeZone }),
  );
  const account = await findSyncAccount(database.write, key);
  if (!account) throw new Error('It was just put there.');
  const client = connect({
    credentials: user,
    apiUrl: `${origin}/v1`,
    tokenUrl: `${origin}/auth/oauth2/token`,
    clock,
    pace: new MemoryPace(),
    retry,
    timeoutMs,
    ...(observe ? { observe } : {}),
  });
  await client.signIn();
  return {
    database,
    account,
    calls: client.adAccount(key.adAccountId),
    now: () => new Date(clock.now()),
    ownUserId: undefined,
    everyMinutes: 60,
    signal: new AbortController().signal,
    log: createLog({ level: 'silent' }),
    // Several teams read the same ad account here, which no attachment allows.
    lockAccount: async () => undefined,
    announceRemoved: async () => undefined,
  };
}

/** Until nothing is due any more, or so many of its transactions are done. */
export async function advanceFully(line: SyncLine, { maxSteps = Infinity, onDone = () => {} } = {}) {
  let done = 0;
  const onProgress = async () => {
    done += 1;
    onDone();
  };
  const state = await advanceAccount(line, { enough: () => done >= maxSteps, onProgress });
  return { state, done };
}
