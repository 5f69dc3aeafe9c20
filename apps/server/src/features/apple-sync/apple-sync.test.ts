import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Clock } from '@tapwright/apple-ads/client/clock';
import { addDays, getDay } from '@tapwright/domain/days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/test-database.ts';
import { checkRollUps, listGaps } from '../reports/index.ts';
import { judgeFailure } from './judge-failure.ts';
import { listRefusals } from './refusals-store.ts';
import type { SyncLine } from './sync-line.ts';
import { updateSyncAccount } from './sync-store.ts';
import { readTables, syncedTables } from './testing/read-tables.ts';
import { viewRefusals } from './view-refusals.ts';
import {
  advanceFully,
  openSync,
  type SandboxUser,
  startStillSandbox,
  type StillSandbox,
} from './testing/start-sync.ts';

const { database, drop } = await createTestDatabase();
const [undisturbed, killed, troubled, refused] = [7, 8, 9, 10];
const minutesMs = 60_000;
const dayMs = 86_400_000;
const startsAt = '2026-11-20T12:00:00Z';
const attempts: string[] = [];
let sandbox: StillSandbox;
let user: SandboxUser;
let line: SyncLine;
let whole: Record<string, string>;
let undisturbedRun: { done: number; tookMs: number };
/** Removed at Apple before anybody connected. */
let removed: { id: string; text: string };

beforeAll(async () => {
  sandbox = await startStillSandbox({
    clock: new Date(Date.parse(startsAt) - 61 * minutesMs).toISOString(),
  });
  user = await sandbox.addUser();
  const observe = ({ call }: { call: string }) => attempts.push(call);
  line = await openSync(database, { ...sandbox, user }, { teamId: undisturbed, observe });
  removed = await removeKeyword();
  const startedMs = performance.now();
  const { done } = await advanceFully(line);
  undisturbedRun = { done, tookMs: performance.now() - startedMs };
  whole = await readTables(database, undisturbed);
}, 10 * minutesMs);

afterAll(async () => {
  await sandbox.stop();
  await drop();
});

async function removeKeyword() {
  const { rows: campaigns } = await line.calls.queryCampaigns({});
  const { rows } = await line.calls.reportKeywords({
    timeRange: { start: '2026-11-01', end: '2026-11-19', timeZone: 'ORTZ' },
    filters: [{ field: 'campaignId', operator: 'IN', value: campaigns.map(({ id }) => id) }],
  });
  const { id, text } = rows[0]?.metadata ?? { id: '', text: '' };
  await sandbox.control('POST', '/faults', {
    kind: 'consoleEdit',
    entity: 'keyword',
    id: Number(id),
    remove: true,
  });
  // Long enough ago that the first pass over the change history does not tell of it.
  await sandbox.control('POST', '/clock', { stepMs: 61 * minutesMs });
  await line.calls.queryCampaigns({ pagination: { pageSize: 1 } });
  return { id, text: text ?? '' };
}

const countOf = (told: string | undefined) => Number(told?.split(' ')[0]);

test('a first sync brings structure and measures, names what Apple no longer tells, and its months add up', async () => {
  for (const table of syncedTables.filter((name) => name !== 'ads' && name !== 'product_pages'))
    expect([table, countOf(whole[table])]).toEqual([table, expect.toSatisfy((count: number) => count > 0)]);
  expect(countOf(whole.campaigns)).toBe(12);
  expect(await checkRollUps(database)).toEqual([]);
  const gaps = await listGaps(database.read, { ...line.account, until: '2026-11-20' });
  expect(
    gaps.filter(({ series }) => series === 'keyword ORTZ').map(({ from, until }) => [from, until]),
  ).toEqual([
    ['2026-08-01', '2026-08-02'],
    ['2026-08-17', '2026-08-22'],
  ]);
});

test('a keyword that was removed before has its text, as reports tell it', async () => {
  const { rows } = await database.pool.query(
    `select text, is_removed from keywords where team_id = $1 and keyword_id = $2`,
    [undisturbed, removed.id],
  );
  expect(rows).toEqual([{ text: removed.text, is_removed: true }]);
  const nameless = await database.pool.query(
    `select keyword_id from keyword_days left join keywords using (team_id, keyword_id)
     where team_id = $1 and coalesce(text, '') = ''`,
    [undisturbed],
  );
  expect(nameless.rows).toEqual([]);
});

function beginProcess(most?: number) {
  const script = fileURLToPath(new URL('./testing/sync-process.ts', import.meta.url));
  const told = { connection: database.connection, origin: sandbox.origin, teamId: killed, user, most };
  return spawn(process.execPath, [script, JSON.stringify(told)], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function hearPoints(output: Readable, wanted: number) {
  const heard = Promise.withResolvers<void>();
  let points = 0;
  output.on('data', (chunk: Buffer) => {
    points += chunk.length;
    if (points >= wanted) heard.resolve();
  });
  output.on('end', () => heard.resolve());
  await heard.promise;
}

test(
  'killed twenty times on its way, it ends as if nothing had happened, row for row',
  async () => {
    // However fast it is, twenty lives never bring it to its end.
    const most = Math.floor(undisturbedRun.done / 21);
    expect(most).toBeGreaterThan(1);
    const stepMs = undisturbedRun.tookMs / undisturbedRun.done;
    for (let kills = 0; kills < 20; kills += 1) {
      const child = beginProcess(most);
      await hearPoints(child.stdout, 1 + Math.floor(Math.random() * most));
      await setTimeout(Math.random() * 2 * stepMs);
      expect(child.exitCode).toBeNull();
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const [code]: unknown[] = await once(beginProcess(), 'exit');
    expect(code).toBe(0);
    expect(await readTables(database, killed)).toEqual(whole);
  },
  10 * minutesMs,
);

const faults = [
  { kind: 'tooManyRequests', retryAfterSeconds: 1, times: 6, skip: 2 },
  { kind: 'serverError', times: 9, skip: 10 },
  { kind: 'cutBefore', times: 2, skip: 25 },
  { kind: 'cutAfter', times: 7, skip: 30 },
  { kind: 'timeoutAfter', times: 2, skip: 45 },
  { kind: 'wrongClock', offsetMs: 2 * dayMs, times: 3, skip: 50 },
  { kind: 'tooManyRequests', retryAfterSeconds: 1, times: 9, skip: 55 },
];

test(
  'through refusals, failures, cut lines, silence, revoked access and a wrong clock it ends as if nothing had happened',
  async () => {
    for (const fault of faults) await sandbox.control('POST', '/faults', { ...fault, route: '*' });
    // At Apple nobody follows its clock; it is ours that is wrong, and mended later.
    const ours = { offMs: 0, now: () => Date.parse(startsAt) + ours.offMs };
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
      return await openSync(database, { ...sandbox, user }, { teamId: troubled, timeoutMs: 5_000, clock });
    } catch {
      // The way in is disturbed as well.
    }
  }
}

test(
  'an hour later, with nothing changed, a pass asks little and writes nothing',
  async () => {
    await sandbox.control('POST', '/clock', { stepMs: 61 * minutesMs });
    await line.calls.queryCampaigns({ pagination: { pageSize: 1 } });
    attempts.length = 0;
    await advanceFully(line);
    expect(attempts.length).toBeLessThan(40);
    expect(attempts).not.toContain('queryKeywords');
    const now = await readTables(database, undisturbed);
    for (const table of ['campaigns', 'ad_groups', 'keywords', 'negative_keywords'])
      expect([table, now[table]]).toEqual([table, whole[table]]);
  },
  5 * minutesMs,
);

test(
  'what somebody changes and removes at Apple is noticed, and stands in the operation log with before and after',
  async () => {
    const { rows } = await database.pool.query<{
      campaign: number;
      keyword: number;
      other: number;
      bid: string;
    }>(
      `select min(k.campaign_id) as campaign, min(k.keyword_id) as keyword, max(k.keyword_id) as other,
       (array_agg(k.apple -> 'bid' ->> 'amount' order by k.keyword_id))[1] as bid
     from keywords k join campaigns c using (team_id, campaign_id)
     where team_id = $1 and not k.is_removed and c.status = 'ENABLED'`,
      [undisturbed],
    );
    const { campaign, keyword, other, bid } = rows[0] ?? { campaign: 0, keyword: 0, other: 0, bid: '' };
    const edit = async (change: object) =>
      sandbox.control('POST', '/faults', { kind: 'consoleEdit', ...change });
    await edit({ entity: 'keyword', id: keyword, change: { bid: { amount: '3.33', currency: 'RMB' } } });
    await edit({ entity: 'keyword', id: other, remove: true });
    await edit({ entity: 'campaign', id: campaign, change: { name: 'Renamed outside' } });
    await sandbox.control('POST', '/clock', { stepMs: 61 * minutesMs });
    await line.calls.queryCampaigns({ pagination: { pageSize: 1 } });
    await advanceFully(line);
    const found = await database.pool.query(
      `select apple -> 'bid' ->> 'amount' as bid, is_removed from keywords where team_id = $1 and keyword_id = any($2) order by keyword_id`,
      [undisturbed, [keyword, other]],
    );
    expect(found.rows).toEqual([
      { bid: '3.33', is_removed: false },
      { bid: expect.any(String), is_removed: true },
    ]);
    const log = await database.pool.query(
      `select operation, subject, before, after from operation_log
     where team_id = $1 and actor_kind = 'outside' order by operation_id`,
      [undisturbed],
    );
    const rowOf = (kind: string, operation: string) =>
      log.rows.find((row) => row.subject.adObject === kind && row.operation === `adObject.${operation}`);
    expect(JSON.stringify(rowOf('keyword', 'edited'))).toContain('3.33');
    expect(JSON.stringify(rowOf('keyword', 'edited')?.before)).toContain(bid);
    expect(rowOf('keyword', 'removed')).toBeDefined();
    expect(JSON.stringify(rowOf('campaign', 'edited')?.after)).toContain('Renamed outside');
    await updateSyncAccount(database.write, line.account, { wantedAt: line.now() });
    await advanceFully(line);
    const again = await database.pool.query(
      `select count(*)::int as count from operation_log where team_id = $1 and actor_kind = 'outside'`,
      [undisturbed],
    );
    expect(again.rows).toEqual([{ count: log.rows.length }]);
  },
  5 * minutesMs,
);

test(
  'ten days of Apple bring ten days here',
  async () => {
    await sandbox.control('POST', '/clock', { stepDays: 10 });
    await line.calls.queryCampaigns({ pagination: { pageSize: 1 } });
    await advanceFully(line);
    const { rows } = await database.pool.query(
      `select distinct day from campaign_days where team_id = $1 and zone = 'ORTZ' and day > '2026-11-20' order by day`,
      [undisturbed],
    );
    expect(rows.map(({ day }) => String(day)).slice(0, 9)).toEqual(
      [21, 22, 23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`),
    );
    expect(await checkRollUps(database)).toEqual([]);
    const from = '2026-10-01';
    const installs = await database.pool.query<{ count: number }>(
      `select sum(tap_installs)::int as count from campaign_days
       where team_id = $1 and zone = 'ORTZ' and day between $2 and '2026-11-29'`,
      [undisturbed, from],
    );
    expect(installs.rows[0]?.count).toBe(await countInstalls(from, '2026-11-29'));
  },
  10 * minutesMs,
);

/** As Apple tells them now: late ones came for days that were read long ago. */
async function countInstalls(start: string, end: string): Promise<number> {
  const { rows: campaigns } = await line.calls.queryCampaigns({});
  const { rows } = await line.calls.reportCampaigns({
    timeRange: { start, end, timeZone: 'ORTZ' },
    filters: [{ field: 'campaignId', operator: 'IN', value: campaigns.map(({ id }) => id) }],
    fields: ['tapInstalls'],
  });
  return rows.reduce((sum, { totalMetrics }) => sum + (totalMetrics?.tapInstalls ?? 0), 0);
}

test(
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
