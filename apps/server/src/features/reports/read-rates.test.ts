import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../../env.ts';
import { createTestDatabase } from '../../platform/db/testing/test-database.ts';
import { readRates } from './index.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

const deps = { database, clock: { now: () => new Date('2026-10-04T00:00:00Z') } };
const read = async (appleAds: 'sandbox' | 'apple') =>
  readRates({ ...deps, settings: { ...readSettings({}), appleAds } }, AbortSignal.timeout(5_000));
const countRates = async (): Promise<unknown> =>
  (
    await database.pool.query(
      'select count(*)::int as count, max(day) as until, min(source) as source from exchange_rates',
    )
  ).rows[0];

test('beside the sandbox a sample stands in for the market, named so on every rate, and is stored once', async () => {
  await read('apple');
  expect(await countRates()).toMatchObject({ count: 0 });
  await read('sandbox');
  const first = await countRates();
  expect(first).toEqual({
    count: expect.toSatisfy((count: number) => count > 6000),
    until: '2026-10-02',
    source: 'sample',
  });
  await read('sandbox');
  expect(await countRates()).toEqual(first);
});
