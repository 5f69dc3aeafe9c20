import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sampleRates } from '@tapwright/server/features/exchange-rates/index';
import { storeRates } from '@tapwright/server/features/measures/index';
import { type Database, openDatabase } from '@tapwright/server/platform/db/database';
import { connectTeam } from './connect-team.ts';
import { ask, addPeople, prepareSignIn } from './people.ts';
import {
  mostMegabytesOf,
  type SandboxProcess,
  startSandboxProcess,
  workMsOf,
  workMsOfFamily,
} from './sandbox-process.ts';
import { startProcess } from './start-process.ts';
import { type Measurement, quantileOf } from './table.ts';
import { withDatabase } from './with-database.ts';

const clock = '2026-11-20T12:00:00Z';
const firstSyncMinutes = 4;
const mostMegabytes = 300;
const hourlySeconds = 15;
const looks = 200;
const lookEveryMs = 50;
const stepMs = 61 * 60_000;

type Console = { origin: string; headers: Record<string, string> };

const refresh = async ({ origin, headers }: Console, teamId: number) =>
  ask(origin, `/adv/refreshAdvReports?teamId=${teamId}`, { headers });

/** How long a person waits for the simplest answer, asked now and then while `isOver` is not. */
async function lookOn({ origin, headers }: Console, isOver: (count: number) => boolean): Promise<number[]> {
  const waits: number[] = [];
  while (!isOver(waits.length)) {
    const startedAt = performance.now();
    await ask(origin, '/bench/empty-signed-in', { headers });
    waits.push(performance.now() - startedAt);
    await wait(lookEveryMs);
  }
  return waits;
}

/** Until measures have been read at this time of the sandbox's clock, and nothing is going on any more. */
async function untilRead(database: Database, since: Date): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query<{ error: string | null; isDone: boolean }>(
      `select error, running is null and exists (
         select from sync_passes p where p.kind = 'recent' and p.succeeded_at >= $1) as "isDone" from sync_accounts`,
      [since],
    );
    const [row] = rows;
    if (row?.error) throw new Error(`The sync says ${row.error}.`);
    if (row?.isDone) return;
    await wait(100);
  }
}

async function countRows(database: Database): Promise<Map<string, number>> {
  const names = ['campaigns', 'ad_groups', 'keywords', 'keyword_days', 'search_term_days', 'audience_days'];
  const counts = new Map<string, number>();
  for (const name of names) {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int as count from ${name}`,
    );
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
}

async function stepClock({ origin }: SandboxProcess, stepMs: number): Promise<void> {
  await fetch(`${origin}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stepMs }),
  });
}

type Taken = {
  seconds: Record<'first' | 'hour' | 'server' | 'sandbox' | 'database', number>;
  waits: Record<'before' | 'during', readonly number[]>;
  counts: ReadonlyMap<string, number>;
  megabytes: number;
};

/** The agency of the sandbox, without a quota: 50 campaigns, 500 ad groups, 30,000 keywords, ninety days. */
export async function measure(): Promise<Measurement[]> {
  return withDatabase(async (url, dataDir) => {
    await addPeople(url, 1);
    const database = await openDatabase({ connection: { connectionString: url }, poolSize: 2 });
    const range = { from: '2026-07-01', until: '2026-11-20' };
    await storeRates(database, await sampleRates.read(range, AbortSignal.timeout(1000)));
    const sandbox = await startSandboxProcess('agency', clock, { days: 90 });
    const server = await startProcess('whole-server', [url, dataDir, sandbox.origin]);
    const authorization = await (await prepareSignIn(server.ready))(0);
    const taken = await take(database, sandbox, {
      pid: server.pid,
      databasePid: Number(readFileSync(`${dataDir}/database/cluster/postmaster.pid`, 'utf8').split('\n')[0]),
      console: { origin: server.ready, headers: { authorization } },
    });
    await server.stop();
    await sandbox.stop();
    await database.close();
    return describe(taken);
  });
}

async function take(
  database: Database,
  sandbox: SandboxProcess,
  { pid, databasePid, console }: { pid: number; databasePid: number; console: Console },
): Promise<Taken> {
  const before = await lookOn(console, (count) => count === looks);
  const zone = { currency: 'USD', timeZone: 'America/Los_Angeles' };
  const { teamId } = await connectTeam(database, sandbox, zone);
  const startedAt = performance.now();
  let isRead = false;
  const meanwhile = lookOn(console, () => isRead);
  await refresh(console, teamId);
  await untilRead(database, new Date(clock));
  const first = (performance.now() - startedAt) / 1000;
  isRead = true;
  const during = await meanwhile;
  const megabytes = mostMegabytesOf({ pid });
  const work = {
    server: workMsOf({ pid }) / 1000,
    sandbox: workMsOf(sandbox) / 1000,
    database: workMsOfFamily({ pid: databasePid }) / 1000,
  };
  const counts = await countRows(database);
  await stepClock(sandbox, stepMs);
  const hourAt = performance.now();
  await refresh(console, teamId);
  await untilRead(database, new Date(Date.parse(clock) + stepMs));
  const hour = (performance.now() - hourAt) / 1000;
  return {
    seconds: { first, hour, ...work },
    waits: { before, during },
    counts,
    megabytes,
  };
}

function describe({ seconds, waits, counts, megabytes }: Taken): Measurement[] {
  const sharedSeconds = (seconds.server + seconds.sandbox + seconds.database) / 2;
  const slow = (which: keyof Taken['waits']) => quantileOf(waits[which], 0.95);
  return [
    ...[...counts].map(([what, count]) => ({ what: `first sync: ${what}`, figure: String(count) })),
    {
      what: 'first sync, the sandbox included',
      figure: `${seconds.first.toFixed(0)} s`,
      goal: { words: `at most ${firstSyncMinutes} min`, isMet: seconds.first <= firstSyncMinutes * 60 },
    },
    {
      what: 'first sync: work of server, sandbox and database',
      figure: `${seconds.server.toFixed(0)}, ${seconds.sandbox.toFixed(0)}, ${seconds.database.toFixed(0)} s`,
    },
    {
      what: 'first sync: the same, shared by two cores that have nothing else to do',
      figure: `${sharedSeconds.toFixed(0)} s`,
      goal: { words: `at most ${firstSyncMinutes} min`, isMet: sharedSeconds <= firstSyncMinutes * 60 },
    },
    {
      what: 'first sync: most memory of the server',
      figure: `${megabytes.toFixed(0)} MB`,
      goal: { words: `at most ${mostMegabytes} MB`, isMet: megabytes <= mostMegabytes },
    },
    {
      what: 'first sync: 95 of 100 answers to a person within, before and meanwhile',
      figure: `${slow('before').toFixed(1)}, ${slow('during').toFixed(1)} ms`,
    },
    {
      what: 'an hour later, nothing changed',
      figure: `${seconds.hour.toFixed(1)} s`,
      goal: { words: `at most ${hourlySeconds} s`, isMet: seconds.hour <= hourlySeconds },
    },
  ];
}
