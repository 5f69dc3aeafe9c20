import { type Day } from '@tapwright/domain/days';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/test-database.ts';
import { systemCopy } from '../writes/index.ts';
import type { SyncStep } from './pass/sync-step.ts';
import { performStep } from './steps/perform-step.ts';
import { openSync, startStillSandbox } from './testing/start-sync.ts';
import type { SyncLine } from './sync-line.ts';

const { database, close } = await createTestDatabase();
const sandbox = await startStillSandbox({ clock: '2026-11-20T12:00:00Z' });
const user = await sandbox.addUser();
const attempts: string[] = [];
const line = await openSync(
  database,
  { ...sandbox, user },
  { observe: ({ call }) => void attempts.push(call) },
);

afterAll(async () => {
  await sandbox.stop();
  await close();
});

async function carryOut(step: SyncStep, calls: Partial<SyncLine['calls']> = {}): Promise<void> {
  const { write } = await performStep({ ...line, calls: { ...line.calls, ...calls } }, step);
  await systemCopy({ database }, 'a test', write);
}

/** In Shanghai it is 20:00 of the 20th, and what was reported last is 16 to 17 o'clock. */
const readHours = async (days: number) => carryOut({ do: 'hours', days });

beforeEach(async () => {
  await database.pool.query('delete from campaign_hours');
  await database.pool.query('delete from hours_read');
  attempts.length = 0;
});

await carryOut({ do: 'campaigns', offset: 0, after: '0' });

async function known(): Promise<Record<string, number[]>> {
  const { rows } = await database.pool.query<{ key: string; figures: number[] }>(
    `select campaign_id || ' ' || day || ' ' || hour as key, jsonb_build_array(spend_micros, impressions, taps) as figures
     from campaign_hours where team_id = 7 order by day, campaign_id, hour`,
  );
  return Object.fromEntries(rows.map(({ key, figures }) => [key, figures]));
}

async function wholeHours(): Promise<[Day, number][]> {
  const { rows } = await database.pool.query<{ day: Day; hours: number }>(
    'select day::text as day, hours from hours_read where team_id = 7 order by day',
  );
  return rows.map(({ day, hours }) => [day, hours]);
}

/** What Apple tells of them in answers of its own. */
async function told(start: Day, end: Day): Promise<Record<string, number[]>> {
  const { rows: campaigns } = await line.calls.queryCampaigns({ pagination: { pageSize: 1000 } });
  const { rows } = await line.calls.reportCampaigns({
    timeRange: { start, end, timeZone: 'ORTZ', granularity: 'HOURLY' },
    filters: [{ field: 'campaignId', operator: 'IN', value: campaigns.map(({ id }) => id) }],
    pagination: { pageSize: 5000 },
  });
  return Object.fromEntries(
    rows.flatMap(({ metadata, granularMetrics }) =>
      (granularMetrics ?? []).flatMap(({ date, localSpend, impressions, taps }) => {
        const figures = [
          Math.round(Number(localSpend?.amount ?? 0) * 1_000_000),
          impressions ?? 0,
          taps ?? 0,
        ];
        const key = `${metadata.id} ${String(date).slice(0, 10)} ${Number(String(date).slice(11))}`;
        return figures.every((figure) => figure === 0) ? [] : [[key, figures] as const];
      }),
    ),
  );
}

test('the hours of yesterday and today are kept as Apple tells them, in one request', async () => {
  await readHours(2);
  expect(attempts).toEqual(['reportCampaigns']);
  const kept = await known();
  expect(Object.keys(kept).length).toBeGreaterThan(100);
  expect(kept).toEqual(await told('2026-11-19', '2026-11-20'));
  expect(await wholeHours()).toEqual([
    ['2026-11-19', 24],
    ['2026-11-20', 17],
  ]);
});

test('hours add up to the days that are reported', async () => {
  await readHours(2);
  const { rows: campaigns } = await line.calls.queryCampaigns({ pagination: { pageSize: 1000 } });
  const { rows } = await line.calls.reportCampaigns({
    timeRange: { start: '2026-11-19', end: '2026-11-20', timeZone: 'ORTZ', granularity: 'DAILY' },
    filters: [{ field: 'campaignId', operator: 'IN', value: campaigns.map(({ id }) => id) }],
    pagination: { pageSize: 5000 },
  });
  const days = rows.flatMap(({ granularMetrics }) => granularMetrics ?? []);
  for (const day of ['2026-11-19', '2026-11-20']) {
    const sum = (name: 'impressions' | 'taps') =>
      days.filter(({ date }) => date === day).reduce((total, row) => total + (row[name] ?? 0), 0);
    const kept = await database.pool.query(
      'select sum(impressions)::int as impressions, sum(taps)::int as taps from campaign_hours where day = $1',
      [day],
    );
    expect([day, kept.rows]).toEqual([day, [{ impressions: sum('impressions'), taps: sum('taps') }]]);
  }
});

test('a week is read where nothing is known, and what is older than the same day of last week goes', async () => {
  await database.pool.query(
    `insert into campaign_hours values (7, $1, '2026-11-13', 1, 5, 1, 1, 1), (7, $1, '2026-11-12', 1, 5, 1, 1, 1),
       (8, $1, '2026-11-12', 1, 5, 1, 1, 1)`,
    [line.account.adAccountId],
  );
  await database.pool.query(
    `insert into hours_read values (7, $1, '2026-11-13', 24), (7, $1, '2026-11-12', 24)`,
    [line.account.adAccountId],
  );
  await readHours(7);
  expect((await wholeHours()).map(([day]) => day)).toEqual([
    '2026-11-13',
    '2026-11-14',
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ]);
  const { '1 2026-11-13 5': before, ...rest } = await known();
  expect(before).toEqual([1, 1, 1]);
  expect(rest).toEqual(await told('2026-11-14', '2026-11-20'));
  const { rows } = await database.pool.query('select day::text from campaign_hours where team_id = 8');
  expect(rows).toEqual([{ day: '2026-11-12' }]);
});

test('what is told anew counts: restated figures, hours that are gone, and a second reading writes nothing', async () => {
  await readHours(2);
  const kept = await known();
  await database.pool.query(
    `update campaign_hours set taps = taps + 3 where day = '2026-11-19' and hour = 9;
     insert into campaign_hours select 7, ad_account_id, '2026-11-20', campaign_id, 23, 1, 1, 1
     from campaign_hours where hour = 9 and day = '2026-11-19'`,
  );
  await readHours(2);
  expect(await known()).toEqual(kept);
  const versions = async () =>
    (await database.pool.query('select xmin::text, ctid::text from campaign_hours order by ctid')).rows;
  const before = await versions();
  await readHours(2);
  expect(await versions()).toEqual(before);
});

test('where Apple is later than usual, only the hours it told of count', async () => {
  const pages: SyncLine['calls']['reportCampaigns']['pages'] = async function* late(request, options) {
    for await (const page of line.calls.reportCampaigns.pages(request, options))
      yield {
        ...page,
        rows: page.rows.map((row) => ({
          ...row,
          granularMetrics: row.granularMetrics?.filter(({ date }) => String(date) < '2026-11-20 11') ?? [],
        })),
      };
  };
  await carryOut(
    { do: 'hours', days: 2 },
    { reportCampaigns: Object.assign(line.calls.reportCampaigns.bind(null), { pages }) },
  );
  expect(await wholeHours()).toEqual([
    ['2026-11-19', 24],
    ['2026-11-20', 11],
  ]);
});

test('of more than a hundred campaigns a hundred are asked for at once', async () => {
  await database.pool.query(
    `insert into campaigns (team_id, ad_account_id, campaign_id, is_removed, apple)
     select 7, $1, 900000 + n, false, '{}' from generate_series(1, 100) n`,
    [line.account.adAccountId],
  );
  await readHours(2);
  expect(attempts).toEqual(['reportCampaigns', 'reportCampaigns']);
  expect(await known()).toEqual(await told('2026-11-19', '2026-11-20'));
});
