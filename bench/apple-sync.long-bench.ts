import { setTimeout as wait } from 'node:timers/promises';
import { sampleRates, storeRates } from '@tapwright/server/features/reports/index';
import { type Database, openDatabase } from '@tapwright/server/platform/db/database';
import { connectTeam } from './connect-team.ts';
import { ask, addPeople, prepareSignIn } from './people.ts';
import { mostMegabytesOf, startSandboxProcess, workMsOf } from './sandbox-process.ts';
import { startProcess } from './start-process.ts';
import { type Measurement, quantileOf } from './table.ts';
import { withDatabase } from './with-database.ts';

const clock = '2026-11-20T12:00:00Z';
const firstSyncMinutes = 4;
const mostMegabytes = 300;
const hourlySeconds = 15;
const looks = 200;
const lookEveryMs = 50;

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

/** The large world of the sandbox, without a quota: 50 campaigns, 500 ad groups, 30,000 keywords, ninety days. */
export async function measure(): Promise<Measurement[]> {
  return withDatabase(async (url, dataDir) => {
    await addPeople(url, 1);
    const database = await openDatabase({ connection: { connectionString: url }, poolSize: 2 });
    const range = { from: '2026-07-01', until: '2026-11-20' };
    await storeRates(database, await sampleRates.read(range, AbortSignal.timeout(1000)));
    const sandbox = await startSandboxProcess('large', clock);
    const server = await startProcess('whole-server', [url, dataDir, sandbox.origin]);
    const authorization = await (await prepareSignIn(server.ready))(0);
    const console: Console = { origin: server.ready, headers: { authorization } };
    const before = await lookOn(console, (count) => count === looks);

    const { teamId } = await connectTeam(database, sandbox, {
      currency: 'USD',
      timeZone: 'America/Los_Angeles',
    });
    const startedAt = performance.now();
    let isRead = false;
    const meanwhile = lookOn(console, () => isRead);
    await refresh(console, teamId);
    await untilRead(database, new Date(clock));
    const firstSeconds = (performance.now() - startedAt) / 1000;
    isRead = true;
    const during = await meanwhile;
    const megabytes = mostMegabytesOf(server);
    const [ourSeconds, itsSeconds] = [workMsOf(server) / 1000, workMsOf(sandbox) / 1000];
    const counts = await countRows(database);

    const clockMs = Date.parse(clock) + 61 * 60_000;
    await fetch(`${sandbox.origin}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ stepMs: 61 * 60_000 }),
    });
    const hourAt = performance.now();
    await refresh(console, teamId);
    await untilRead(database, new Date(clockMs));
    const hourSeconds = (performance.now() - hourAt) / 1000;
    await server.stop();
    await sandbox.stop();
    await database.close();
    const [slowBefore, slowDuring] = [quantileOf(before, 0.95), quantileOf(during, 0.95)];
    return [
      ...[...counts].map(([what, count]) => ({ what: `first sync: ${what}`, figure: String(count) })),
      {
        what: 'first sync, the sandbox included',
        figure: `${firstSeconds.toFixed(0)} s`,
        goal: { words: `at most ${firstSyncMinutes} min`, isMet: firstSeconds <= firstSyncMinutes * 60 },
      },
      {
        what: 'first sync: work of the server and of the sandbox',
        figure: `${ourSeconds.toFixed(0)}, ${itsSeconds.toFixed(0)} s`,
      },
      {
        what: 'first sync: most memory of the server',
        figure: `${megabytes.toFixed(0)} MB`,
        goal: { words: `at most ${mostMegabytes} MB`, isMet: megabytes <= mostMegabytes },
      },
      {
        what: 'first sync: 95 of 100 answers to a person within, before and meanwhile',
        figure: `${slowBefore.toFixed(1)}, ${slowDuring.toFixed(1)} ms`,
      },
      {
        what: 'an hour later, nothing changed',
        figure: `${hourSeconds.toFixed(1)} s`,
        goal: { words: `at most ${hourlySeconds} s`, isMet: hourSeconds <= hourlySeconds },
      },
    ];
  });
}
