import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/db/testing/test-database.ts';
import { bookRecharge, findOrMakeReserve, releaseReserve, reserveBudget } from '../ledger/index.ts';
import { findStartable, findWorth, insertCoverage, readCampaignMoney } from './coverage-store.ts';

let source: TestDatabase;
beforeAll(async () => {
  source = await createTestDatabase();
  await sql`truncate exchange_rates`.execute(source.database.write);
  await sql`insert into exchange_rates (currency, day, cny_per_unit, source)
    values ('USD', '2026-11-01', 7, 'test'), ('JPY', '2026-11-01', 0.05, 'test'), ('USD', '2026-11-20', 8, 'test')`.execute(
    source.database.write,
  );
});
afterAll(() => source.close());

const book = { teamId: 1, currency: 'USD' } as const;
const at = new Date('2026-11-20T09:00:00Z');

test('the worth of a smallest unit knows decimals and the day of its rate', async () => {
  const { read } = source.database;
  expect(await findWorth(read, book, 'USD', '2026-11-20')).toBe('1');
  expect(Number(await findWorth(read, book, 'CNY', '2026-11-20'))).toBeCloseTo(1 / 8, 12);
  expect(Number(await findWorth(read, book, 'CNY', '2026-11-19'))).toBeCloseTo(1 / 7, 12);
  // A yen has no hundredths, so one is worth as many cents.
  expect(Number(await findWorth(read, book, 'JPY', '2026-11-20'))).toBeCloseTo(0.625, 12);
  expect(await findWorth(read, book, 'EUR', '2026-11-20')).toBeUndefined();
  expect(await findWorth(read, book, 'JPY', '2026-10-01')).toBeUndefined();
});

test('what is missing is rounded up, and what can be started down, so that neither is a cent short', async () => {
  const { read } = source.database;
  const third = '0.3333333333333333';
  const asked = { campaignId: '51', budgetMinor: 100, worth: third };
  expect(await readCampaignMoney(read, book, asked)).toEqual({
    coveredMinor: 0,
    spentMinor: 0,
    left: 0,
    missing: 34,
  });
  expect(await findStartable(read, 34, third)).toBe(102);
  expect(await findStartable(read, 0, third)).toBe(0);
});

test('a coverage needs its money in the reserve, as does what a release leaves; nothing of it is changed later', async () => {
  const { database } = source;
  const run = <Result>(work: Parameters<typeof runTransaction<Result>>[1]) => runTransaction(database, work);
  const campaignId = 51;
  await run((tx) => bookRecharge(tx, { ...book, from: 'funding', amount: 10_000, key: 'recharge', at }));
  const reserveId = await run(async (tx) => {
    const id = await findOrMakeReserve(tx, book.teamId, campaignId);
    await reserveBudget(tx, { ...book, campaignId, amount: 5_000, key: 'reserve', at });
    await insertCoverage(tx, { teamId: book.teamId, reserveId: id, budgetMinor: 5_000, worth: '1', at });
    return id;
  });
  const cover = (budgetMinor: number) =>
    run((tx) => insertCoverage(tx, { teamId: book.teamId, reserveId, budgetMinor, worth: '1', at }));
  const uncovered = expect.objectContaining({ constraint: 'reserve_covers' });
  await expect(cover(5_001)).rejects.toEqual(uncovered);
  const release = (keep: number, key: string) =>
    run((tx) => releaseReserve(tx, { ...book, campaignId, keep, key, at }));
  await expect(release(0, 'all')).rejects.toEqual(uncovered);
  await run(async (tx) => {
    await releaseReserve(tx, { ...book, campaignId, keep: 2_000, key: 'part', at });
    await insertCoverage(tx, { teamId: book.teamId, reserveId, budgetMinor: 2_000, worth: '1', at });
  });
  const money = await readCampaignMoney(database.read, book, {
    campaignId: String(campaignId),
    budgetMinor: 2_500,
    worth: '1',
  });
  expect(money).toEqual({ coveredMinor: 2_000, spentMinor: 0, left: 2_000, missing: 500 });
  for (const statement of ['update reserve_coverages set budget_minor = 1', 'delete from reserve_coverages'])
    await expect(sql.raw(statement).execute(database.write)).rejects.toEqual(
      expect.objectContaining({ constraint: 'ledger_append_only' }),
    );
});

test('coverages of a reserve are numbered in their order, whatever number is asked for', async () => {
  const { write } = source.database;
  await sql`insert into reserve_coverages (team_id, reserve_id, number, budget_minor, worth, created_at)
    select team_id, reserve_id, 77, 1000, 1, now() from ledger_reserves`.execute(write);
  const { rows } = await sql<{
    number: number;
  }>`select number from reserve_coverages order by number`.execute(write);
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
});
