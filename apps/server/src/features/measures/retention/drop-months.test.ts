import type { Day } from '@tapwright/domain/days';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { createTestDatabase } from '../../../platform/db/testing/test-database.ts';
import { checkRollUps } from '../months/check-roll-ups.ts';
import { dropMonths } from './drop-months.ts';
import { findKeptFrom, listDroppable } from './retention-store.ts';
import { plainFact } from '../testing/plain-fact.ts';
import { listStarts, storeFacts, type ReportedFact } from '../testing/reported-world.ts';

let database: Database;

const teams = [7, 8];
const accountOf = (teamId: number) => ({
  teamId,
  adAccountId: String(teamId * 100),
  currency: 'USD',
  campaigns: [{ campaignId: '11' }],
});
type Span = ReportedFact['span'];

async function store(teamId: number, span: Span, from: Day, to: Day) {
  const account = accountOf(teamId);
  const place = { adGroupId: '21', keywordId: '31' };
  const facts = listStarts({ from, to }, span).map((on): ReportedFact => ({
    ...plainFact,
    ...account,
    ...place,
    level: 'keyword',
    span,
    on,
  }));
  await storeFacts(database, account, facts, { span, range: { from, to } }, new Date('2026-04-01T00:00:00Z'));
}

const read = async (statement: string) =>
  (await database.pool.query<{ text: string }>(statement)).rows.map(({ text }) => text);
const listDays = () => read('select distinct day::text as text from keyword_days order by 1');
const listMonths = () => read('select distinct month::text as text from keyword_months order by 1');
const listPeriods = () =>
  read(`select distinct span || ' ' || starts_on as text from keyword_periods order by 1`);
const listCoverage = () =>
  read(`select distinct span || ' ' || days as text from report_coverage order by 1`);
const listTables = () =>
  read(`select relname as text from pg_class where relname like 'keyword_days_2026__' order by 1`);

beforeEach(async () => {
  const made = await createTestDatabase();
  database = made.database;
  for (const teamId of teams) {
    await database.pool.query(
      `insert into teams (team_id, team_name, currency_type) values ($1, 'A', 'USD')`,
      [teamId],
    );
    await store(teamId, 'month', '2025-11-01', '2025-11-30');
    await store(teamId, 'week', '2026-01-26', '2026-02-08');
    await store(teamId, 'day', '2026-02-27', '2026-03-02');
  }
  return made.close;
});

test('what would go is named with its rows and months, and nothing of it goes', async () => {
  const before = [await listDays(), await listMonths(), await listPeriods(), await listCoverage()];
  expect(await listDroppable(database.read, '2026-03-01')).toEqual([
    { table: 'keyword_days', months: ['2026-02'], rows: 4 },
    { table: 'keyword_months', months: ['2026-02'], rows: 2 },
    { table: 'keyword_periods', months: ['2025-11', '2026-01', '2026-02'], rows: 6 },
  ]);
  expect([await listDays(), await listMonths(), await listPeriods(), await listCoverage()]).toEqual(before);
  expect(await findKeptFrom(database.read)).toBeUndefined();
});

test('days, their tables, sums, weeks and months go for every team, and count as not reported', async () => {
  await dropMonths(database, '2026-03-01');
  expect(await listDays()).toEqual(['2026-03-01', '2026-03-02']);
  expect(await listMonths()).toEqual(['2026-03-01']);
  expect(await listPeriods()).toEqual([]);
  expect(await listTables()).toEqual(['keyword_days_202603']);
  expect(await listCoverage()).toEqual(['day {[2026-03-01,2026-03-03)}']);
  expect(await checkRollUps(database)).toEqual([]);
  expect(await listDroppable(database.read, '2026-03-01')).toEqual([]);
});

test('a week that begins before goes whole, one that begins after stays', async () => {
  await dropMonths(database, '2026-02-01');
  expect(await listPeriods()).toEqual(['week 2026-02-02']);
  expect(await listCoverage()).toEqual(['day {[2026-02-27,2026-03-03)}', 'week {[2026-02-02,2026-02-09)}']);
});

test('an earlier month named later brings nothing back, and what is kept is written on', async () => {
  await dropMonths(database, '2026-03-01');
  await dropMonths(database, '2026-01-01');
  expect(await findKeptFrom(database.read)).toBe('2026-03-01');
  await store(7, 'day', '2026-03-01', '2026-03-03');
  expect(await listDays()).toEqual(['2026-03-01', '2026-03-02', '2026-03-03']);
});
