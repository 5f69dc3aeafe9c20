import type { Day } from '@tapwright/domain/days';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runCopyTransaction } from '../../../platform/db/run-copy-transaction.ts';
import { createTestDatabase } from '../../../platform/db/testing/test-database.ts';
import { addCoverage, listGaps } from './coverage-store.ts';
import type { Measures } from './fact-batch.ts';
import {
  checkRollUps,
  FactBatch,
  listMonthsAhead,
  makeMonths,
  prepareFacts,
  storeRates,
  writeDayFacts,
  writePeriodFacts,
} from '../index.ts';

const { database, close } = await createTestDatabase();
afterAll(close);

const [ours, theirs] = [7, 8];
const euro = { teamId: ours, adAccountId: '9007199254740993', currency: 'EUR' };
const scope = {
  column: 'ad_group_id',
  ids: ['61001', '61002'],
  from: '2026-09-29',
  until: '2026-10-02',
} as const;

beforeEach(async () => {
  await database.pool.query(
    `truncate teams, exchange_rates, keyword_days, keyword_months, keyword_periods, search_term_days,
       search_term_months, report_accounts, report_coverage cascade`,
  );
  await database.pool.query(
    `insert into teams (team_id, team_name, currency_type) values (${ours}, 'A', 'USD'), (${theirs}, 'B', 'USD')`,
  );
});

const measuresOf = (spendMicros: number, taps: number): Measures => ({
  spendMicros,
  impressions: taps * 10,
  taps,
  tapInstalls: 2,
  tapNewDownloads: 1,
  tapRedownloads: 1,
  viewInstalls: 0,
  viewNewDownloads: 0,
  viewRedownloads: 0,
});

type FactRow = readonly [adGroupId: string, keywordId: string, day: Day, spendMicros: number, taps: number];

async function store(rows: readonly FactRow[], account = euro) {
  const batch = new FactBatch('keyword');
  for (const [adGroupId, keywordId, day, spend, taps] of rows)
    batch.add(['51001', adGroupId, keywordId], day, measuresOf(spend, taps));
  await prepareFacts(database, batch);
  await runCopyTransaction(database, (transaction) => writeDayFacts(transaction, account, scope, batch));
}

const listDays = async (teamId = ours) => {
  const { rows } = await database.pool.query(
    `select ad_group_id::text as a, keyword_id::text as k, day, spend_micros as spend, taps from keyword_days
     where team_id = ${teamId} order by 1, 2, 3`,
  );
  return rows.map(({ a, k, day, spend, taps }) => [a, k, day, spend, taps]);
};
/** Each month by itself: its row without the row before it in the year. What has no rate has no sum. */
const listMonths = async () => {
  const { rows } = await database.pool.query(
    `select k, month, spend, taps, case when no_usd = 0 then usd end as usd, case when no_cny = 0 then cny end as cny
     from (select keyword_id::text as k, month,
       spend_micros - coalesce(lag(spend_micros) over year, 0) as spend,
       taps - coalesce(lag(taps) over year, 0) as taps,
       spend_usd_micros - coalesce(lag(spend_usd_micros) over year, 0) as usd,
       spend_cny_micros - coalesce(lag(spend_cny_micros) over year, 0) as cny,
       days_without_usd - coalesce(lag(days_without_usd) over year, 0) as no_usd,
       days_without_cny - coalesce(lag(days_without_cny) over year, 0) as no_cny
     from keyword_months where team_id = ${ours}
     window year as (partition by keyword_id, date_trunc('year', month) order by month)) as alone
     where spend <> 0 or taps <> 0 order by 1, 2`,
  );
  return rows.map(({ k, month, spend, taps, usd, cny }) => [k, month, spend, taps, usd, cny]);
};

const first: readonly FactRow[] = [
  ['61001', '1', '2026-09-29', 1_000_001, 3],
  ['61001', '1', '2026-09-30', 2_000_000, 4],
  ['61001', '1', '2026-10-01', 500_000, 5],
  ['61002', '9007199254740995', '2026-10-02', 250_000, 6],
];

test('what is reported is stored as reported, with its months added up', async () => {
  await store(first);
  expect(await listDays()).toEqual(first.map((row) => [...row]));
  expect(await listMonths()).toEqual([
    ['1', '2026-09-01', 3_000_001, 7, null, null],
    ['1', '2026-10-01', 500_000, 5, null, null],
    ['9007199254740995', '2026-10-01', 250_000, 6, null, null],
  ]);
});

test('reported again it is not written again', async () => {
  await store(first);
  const versions = async () =>
    (
      await database.pool.query(`select xmin::text, ctid::text from keyword_days union all
      select xmin::text, ctid::text from keyword_months order by 1, 2`)
    ).rows;
  const before = await versions();
  await store(first);
  expect(await versions()).toEqual(before);
});

test('a day reported differently changes, one no longer reported goes, and so do their months', async () => {
  await store(first);
  const restated = [
    ['61001', '1', '2026-09-30', 2_500_000, 4],
    ['61002', '9007199254740995', '2026-10-02', 250_000, 6],
  ] as const;
  await store(restated);
  expect(await listDays()).toEqual(restated.map((row) => [...row]));
  expect((await listMonths()).map(([k, month, spend]) => [k, month, spend])).toEqual([
    ['1', '2026-09-01', 2_500_000],
    ['9007199254740995', '2026-10-01', 250_000],
  ]);
});

test('an answer speaks of its own scope, account and team only', async () => {
  await store(first);
  await store(first, { ...euro, teamId: theirs });
  await store([], { ...euro, adAccountId: '12' });
  expect(await listDays()).toHaveLength(4);
  await store([]);
  expect(await listDays()).toEqual([]);
  expect(await listDays(theirs)).toHaveLength(4);
});

test('each day is converted at its own rate, the last one before it where it has none', async () => {
  await storeRates(database, [
    { currency: 'USD', day: '2026-09-29', cnyPerUnit: '7', source: 'test' },
    { currency: 'EUR', day: '2026-09-29', cnyPerUnit: '8.4', source: 'test' },
    { currency: 'EUR', day: '2026-10-01', cnyPerUnit: '7.7', source: 'test' },
  ]);
  await store(first);
  expect(await listMonths()).toEqual([
    ['1', '2026-09-01', 3_000_001, 7, 3_600_001, 25_200_008],
    ['1', '2026-10-01', 500_000, 5, 550_000, 3_850_000],
    ['9007199254740995', '2026-10-01', 250_000, 6, 275_000, 1_925_000],
  ]);
});

test('a conversion is rounded once, whatever the two rates are as a quotient', async () => {
  const rates = [
    { currency: 'USD', day: '2026-09-29', cnyPerUnit: '7', source: 'test' },
    { currency: 'EUR', day: '2026-09-29', cnyPerUnit: '9.5', source: 'test' },
  ];
  // 7 times 9.5/7 is 9.5, of which a rounded quotient leaves 9.4999999.
  const rows: readonly FactRow[] = [['61001', '1', '2026-09-30', 7, 1]];
  const dollars = async () => (await listMonths()).map(([, , , , usd]) => usd);
  await storeRates(database, rates);
  await store(rows);
  expect(await dollars()).toEqual([10]);
  await database.pool.query('delete from exchange_rates');
  await store([]);
  await store(rows);
  expect(await dollars()).toEqual([null]);
  await storeRates(database, rates);
  expect(await dollars()).toEqual([10]);
});

test('a late rate rewrites its days and their months, and none that have a rate of their own', async () => {
  const early = [
    { currency: 'USD', day: '2026-09-01', cnyPerUnit: '7', source: 'test' },
    { currency: 'EUR', day: '2026-09-01', cnyPerUnit: '8', source: 'test' },
    { currency: 'EUR', day: '2026-10-02', cnyPerUnit: '8', source: 'test' },
  ];
  const late = [{ currency: 'EUR', day: '2026-09-30', cnyPerUnit: '9', source: 'test' }];
  await storeRates(database, early);
  await store(first);
  expect(await storeRates(database, late)).toBe(1);
  expect((await listMonths()).map(([k, month, , , , cny]) => [k, month, cny])).toEqual([
    ['1', '2026-09-01', 8_000_008 + 18_000_000],
    ['1', '2026-10-01', 4_500_000],
    ['9007199254740995', '2026-10-01', 2_000_000],
  ]);
  const before = await listMonths();
  await store(first);
  expect(await listMonths()).toEqual(before);
  expect(await storeRates(database, late)).toBe(0);
});

const search = ['51001', '61001', '0', 'AUTO', ''];

test.each([
  ['searches rows twice under one name', [search, [...search]]],
  ['a day rows twice of one search', [search, search]],
])('%s are one row', async (_, keys) => {
  const batch = new FactBatch('searchTerm');
  for (const [place, key] of keys.entries()) batch.add(key, '2026-10-01', measuresOf(100, 3 + place));
  await prepareFacts(database, batch);
  await runCopyTransaction(database, (transaction) => writeDayFacts(transaction, euro, scope, batch));
  const { rows } = await database.pool.query(
    'select spend_micros as spend, taps, term from search_term_days',
  );
  expect(rows).toEqual([{ spend: 200, taps: 7, term: '' }]);
});

test('whatever is reported in whatever order, the months are the sums of the days', async () => {
  const day = fc.constantFrom<Day[]>('2026-09-29', '2026-09-30', '2026-10-01', '2026-10-02');
  const row = fc.tuple(
    fc.constantFrom('61001', '61002'),
    fc.constantFrom('1', '2'),
    day,
    fc.nat(9e9),
    fc.nat(9),
  );
  const answer = fc.uniqueArray(row, { selector: ([a, k, on]) => `${a} ${k} ${on}`, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 3 }), async (answers) => {
      for (const rows of answers) await store(rows);
      expect(await checkRollUps(database)).toEqual([]);
      const last = answers.at(-1) ?? [];
      expect(await listDays()).toEqual(
        last.toSorted((one, other) => compare(one, other)).map((each) => [...each]),
      );
    }),
    { numRuns: 25 },
  );
});

const compare = (one: FactRow, other: FactRow) =>
  one.slice(0, 3).join(' ') < other.slice(0, 3).join(' ') ? -1 : 1;

test('weeks and months from before the daily window are kept apart from the sums of days', async () => {
  const batch = new FactBatch('keyword');
  batch.add(['51001', '61001', '1'], '2026-05-01', measuresOf(5_000_000, 50));
  await prepareFacts(database, batch);
  const period = { ...scope, from: '2026-05-01', until: '2026-05-31', span: 'month' } as const;
  for (let round = 0; round < 2; round += 1)
    await runCopyTransaction(database, (transaction) => writePeriodFacts(transaction, euro, period, batch));
  const { rows } = await database.pool.query('select span, starts_on, taps from keyword_periods');
  expect(rows).toEqual([{ span: 'month', starts_on: '2026-05-01', taps: 50 }]);
  expect(await checkRollUps(database)).toEqual([]);
});

test('a whole month is converted at the mean of its days, not at the rate of its first', async () => {
  await storeRates(database, [
    { currency: 'USD', day: '2026-05-01', cnyPerUnit: '7', source: 'test' },
    { currency: 'EUR', day: '2026-05-01', cnyPerUnit: '7', source: 'test' },
    { currency: 'EUR', day: '2026-05-22', cnyPerUnit: '10.1', source: 'test' },
  ]);
  const batch = new FactBatch('keyword');
  batch.add(['51001', '61001', '1'], '2026-05-01', measuresOf(5_000_000, 50));
  await prepareFacts(database, batch);
  const period = { ...scope, from: '2026-05-01', until: '2026-05-31', span: 'month' } as const;
  await runCopyTransaction(database, (transaction) => writePeriodFacts(transaction, euro, period, batch));
  const converted = 'select spend_cny_micros as cny, spend_usd_micros as usd from keyword_periods';
  // 21 days at 7 and ten at 10.1 are 8 in the mean, of 7 yuan for a dollar.
  expect((await database.pool.query(converted)).rows).toEqual([{ cny: 40_000_000, usd: 5_714_286 }]);
});

test('what no day, week or month covers is named as a gap', async () => {
  const of = { teamId: ours, adAccountId: '12', series: 'campaign UTC', readAt: new Date() };
  await runCopyTransaction(database, async ({ tx }) => {
    await addCoverage(tx, { ...of, span: 'month', from: '2026-06-01', until: '2026-07-31' });
    await addCoverage(tx, { ...of, span: 'week', from: '2026-08-03', until: '2026-08-16' });
    await addCoverage(tx, { ...of, span: 'day', from: '2026-08-20', until: '2026-11-19' });
    await addCoverage(tx, { ...of, span: 'day', from: '2026-11-17', until: '2026-11-20' });
  });
  expect(await listGaps(database.read, { ...of, until: '2026-11-21' })).toEqual([
    { series: 'campaign UTC', from: '2026-08-01', until: '2026-08-02' },
    { series: 'campaign UTC', from: '2026-08-17', until: '2026-08-19' },
    { series: 'campaign UTC', from: '2026-11-21', until: '2026-11-21' },
  ]);
});

test('months are made ahead, by two processes at once as well', async () => {
  const months = listMonthsAhead(new Date('2027-11-30T23:00:00Z'));
  expect(months).toEqual(['2027-11', '2027-12', '2028-01']);
  await Promise.all([makeMonths(database, months), makeMonths(database, months)]);
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('audience_days_202801') is not null as there`.execute(database.read);
  expect(rows).toEqual([{ there: true }]);
});
