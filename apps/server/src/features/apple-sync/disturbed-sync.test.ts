import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Clock } from '@tapwright/apple-ads/client/clock';
import { addDays, getDay } from '@tapwright/domain/days';
import { afterAll, expect, inject, test } from 'vitest';
import { listGaps } from '../measures/index.ts';
import { judgeFailure } from './steps/judge-failure.ts';
import { listRefusals } from './state/refusals-store.ts';
import type { SyncLine } from './sync-line.ts';
import { minutesMs, readFirstSync, syncStartsAt, undisturbed } from './testing/first-sync.ts';
import { readTables } from './testing/read-tables.ts';
import { viewRefusals } from './state/view-refusals.ts';
import { advanceFully, openSync } from './testing/start-sync.ts';

const [killed, troubled, refused] = [8, 9, 10];
const isDeep = inject('depth') === 'deep';
const lives = isDeep ? 20 : 1;
const dayMs = 86_400_000;
const { database, sandbox, user, line, done, tookMs, whole, stop } = await readFirstSync();
afterAll(stop);

function beginProcess(maxSteps?: number) {
  const script = fileURLToPath(new URL('./testing/sync-process.ts', import.meta.url));
  const settings = {
    connection: database.connection,
    origin: sandbox.origin,
    teamId: killed,
    user,
    maxSteps,
  };
  return spawn(process.execPath, [script, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function waitForPoints(output: Readable, wanted: number) {
  const reached = Promise.withResolvers<void>();
  let points = 0;
  output.on('data', (chunk: Buffer) => {
    points += chunk.length;
    if (points >= wanted) reached.resolve();
  });
  output.on('end', () => reached.resolve());
  await reached.promise;
}

/** Killed at so many chance points of its way, and then let go to its end. */
async function liveAndDie(times: number, done: number, tookMs: number) {
  // However fast it is, so many lives never bring it to its end.
  const maxSteps = Math.floor(done / (times + 1));
  expect(maxSteps).toBeGreaterThan(0);
  for (let kills = 0; kills < times; kills += 1) {
    const child = beginProcess(maxSteps);
    await waitForPoints(child.stdout, 1 + Math.floor(Math.random() * maxSteps));
    await setTimeout((Math.random() * 2 * tookMs) / done);
    expect(child.exitCode).toBeNull();
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const [code]: unknown[] = await once(beginProcess(), 'exit');
  expect(code).toBe(0);
}

test(
  'killed again and again on its way, it ends as if nothing had happened, row for row',
  async () => {
    await liveAndDie(lives, done, tookMs);
    expect(await readTables(database, killed)).toEqual(whole);
  },
  10 * minutesMs,
);

const faults = [
  { kind: 'tooManyRequests', retryAfterSeconds: 1, times: 4, skip: 2 },
  { kind: 'serverError', times: 9, skip: 10 },
  { kind: 'cutBefore', times: 2, skip: 25 },
  { kind: 'cutAfter', times: 7, skip: 30 },
  { kind: 'timeoutAfter', times: 2, skip: 45 },
  { kind: 'wrongClock', offsetMs: 2 * dayMs, times: 3, skip: 50 },
  { kind: 'tooManyRequests', retryAfterSeconds: 1, times: 4, skip: 55 },
];

test.runIf(isDeep)(
  'through refusals, failures, cut lines, silence, revoked access and a wrong clock it ends as if nothing had happened',
  async () => {
    for (const fault of faults) await sandbox.control('POST', '/faults', { ...fault, route: '*' });
    // At Apple nobody follows its clock; it is ours that is wrong, and mended later.
    const ours = { offMs: 0, now: () => Date.parse(syncStartsAt) + ours.offMs };
    const other = await openThroughTrouble(ours);
    const codes = new Set<string>();
    const advance = async () => {
      try {
        return (await advanceFully(other)).state;
      } catch (error) {
        codes.add(judgeFailure(error, 0).code);
        return 'failed';
      }
    };
    let rounds = 0;
    for (let state = 'failed'; state !== 'idle'; rounds += 1) {
      if (rounds === 3)
        await sandbox.control('POST', '/faults', { kind: 'revokeAccess', clientId: user.clientId });
      if (rounds === 4)
        await sandbox.control('POST', '/faults', { kind: 'restoreAccess', clientId: user.clientId });
      ours.offMs = rounds === 4 ? 2 * dayMs : 0;
      expect(rounds).toBeLessThan(60);
      state = await advance();
    }
    await sandbox.control('DELETE', '/faults');
    expect(codes).toContain('appleFault');
    expect(codes).toContain('accessRevoked');
    expect(codes).toContain('clockOff');
    expect(await readTables(database, troubled)).toEqual(whole);
  },
  10 * minutesMs,
);

async function openThroughTrouble(clock: Clock): Promise<SyncLine> {
  for (;;) {
    try {
      return await openSync(database, { ...sandbox, user }, { teamId: troubled, timeoutMs: 2_000, clock });
    } catch {
      // The way in is disturbed as well.
    }
  }
}

/** What was done to ads at Apple, as the log and the history of an object tell it. */
async function readOutside(teamId: number) {
  const { rows: logged } = await database.pool.query<{ line: string }>(
    `select concat_ws(' ', operation, subject ->> 'adObject', subject ->> 'adObjectName', after) as line
     from operation_log where team_id = $1 and actor_kind = 'outside' order by line`,
    [teamId],
  );
  const { rows: told } = await database.pool.query<{ line: string }>(
    `select (to_jsonb(c) - 'team_id')::text as line from outside_changes c where team_id = $1 order by line`,
    [teamId],
  );
  return { logged: logged.map(({ line }) => line), told: told.map(({ line }) => line) };
}

async function letAnHourPass() {
  const { rows: campaigns } = await line.calls.queryCampaigns({});
  await sandbox.control('POST', '/faults', {
    kind: 'consoleEdit',
    entity: 'campaign',
    id: Number(campaigns[0]?.id),
    remove: true,
  });
  await sandbox.control('POST', '/clock', { stepMs: 61 * minutesMs });
  await line.calls.queryCampaigns({ pagination: { pageSize: 1 } });
}

test.runIf(inject('depth') === 'deep')(
  'killed again and again in an hourly pass, it has read and told the hour once, row for row',
  async () => {
    // As far as the other before the hour, whatever was asked of it here.
    await advanceFully(await openSync(database, { ...sandbox, user }, { teamId: killed }));
    await letAnHourPass();
    const startedMs = performance.now();
    const hour = await advanceFully(line);
    await liveAndDie(Math.min(lives, hour.done - 1), hour.done, performance.now() - startedMs);
    const after = await readTables(database, undisturbed);
    expect(after).not.toEqual(whole);
    expect(await readTables(database, killed)).toEqual(after);
    const outside = await readOutside(undisturbed);
    expect(outside.logged.join('\n')).toContain('adObject.removed campaign');
    expect(await readOutside(killed)).toEqual(outside);
  },
  10 * minutesMs,
);

test.runIf(isDeep)(
  'what Apple refuses for good is put aside and named, the rest comes, and the next night closes the gap',
  async () => {
    const route = '*/reports/apps/searchterms/query';
    await sandbox.control('POST', '/faults', { kind: 'serverError', route, times: null });
    const other = await openSync(database, { ...sandbox, user }, { teamId: refused });
    const advance = async () =>
      advanceFully(other).then(
        ({ state }) => state,
        (error: unknown) => judgeFailure(error, 0).code,
      );
    const ends = new Set<string>();
    for (let end = ''; end !== 'idle'; ends.add(end)) end = await advance();
    expect([...ends]).toEqual(['appleFault', 'idle']);
    const { account } = other;
    const what = async () => viewRefusals(await listRefusals(database.read, account));
    expect(await what()).toMatchObject([{ what: 'searchTermMeasures', error: 'appleFault' }]);
    const today = getDay(other.now().toISOString().slice(0, 10));
    const listLateGaps = async (series: string) =>
      (await listGaps(database.read, { ...account, until: today })).filter(
        (gap) => gap.series === series && gap.until > addDays(today, -88),
      );
    expect(await listLateGaps('keyword ORTZ')).toEqual([]);
    expect(await listLateGaps('searchTerm ORTZ')).toMatchObject([{ until: today }]);
    await sandbox.control('DELETE', '/faults');
    await sandbox.control('POST', '/clock', { stepDays: 1 });
    await other.calls.queryCampaigns({ pagination: { pageSize: 1 } });
    await advanceFully(other);
    expect(await what()).toEqual([]);
    expect(await listLateGaps('searchTerm ORTZ')).toEqual([]);
  },
  10 * minutesMs,
);
