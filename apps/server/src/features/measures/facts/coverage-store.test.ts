import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/test-database.ts';
import { addCoverage, type Covered, listCoverage } from './coverage-store.ts';

const { database, close } = await createTestDatabase();
afterAll(close);

const [morning, later] = [new Date('2026-12-01T04:04:00Z'), new Date('2026-12-01T05:10:00Z')];
const account = { teamId: 7, adAccountId: '501', series: 'keyword ORTZ' } as const;

beforeEach(async () => {
  await database.pool.query('truncate teams, report_accounts, report_coverage cascade');
  await database.pool.query("insert into teams (team_id, team_name, currency_type) values (7, 'A', 'USD')");
  await database.pool.query(
    "insert into report_accounts (team_id, ad_account_id, currency) values (7, 501, 'USD')",
  );
});

const cover = (of: Omit<Covered, keyof typeof account>) =>
  database.write.transaction().execute((tx) => addCoverage(tx, { ...account, ...of }));
const read = async () => (await listCoverage(database.read, 7, account.series)).get('501');
const lastDays = { span: 'day', from: '2026-11-29', until: '2026-12-01' } as const;

test('what was read again is as old as its last reading', async () => {
  await cover({ ...lastDays, readAt: morning });
  await cover({ ...lastDays, readAt: later });
  expect((await read())?.readAt).toEqual(later);
});

test.each([
  ['all of it', [{ from: '2026-11-29', until: '2026-12-01' }]],
  ['a part of it', [{ from: '2026-12-01', until: '2026-12-01' }]],
])('where %s was put aside, the series is as old as it was', async (_what, except) => {
  await cover({ ...lastDays, readAt: morning });
  await cover({ ...lastDays, except, readAt: later });
  expect(await read()).toMatchObject({ readAt: morning, coverage: { day: [{ to: '2026-12-01' }] } });
});

test('what was put aside of other days says nothing of these', async () => {
  await cover({ ...lastDays, readAt: morning });
  await cover({ ...lastDays, except: [{ from: '2026-09-01', until: '2026-09-01' }], readAt: later });
  expect((await read())?.readAt).toEqual(later);
});

test('months that are read at night make no day younger', async () => {
  await cover({ ...lastDays, readAt: morning });
  await cover({ span: 'month', from: '2026-07-01', until: '2026-07-31', readAt: later });
  expect((await read())?.readAt).toEqual(morning);
});
