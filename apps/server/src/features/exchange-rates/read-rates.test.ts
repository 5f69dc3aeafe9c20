import { currencyDecimals } from '@tapwright/domain/currencies';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../../env.ts';
import { createTestDatabase } from '../../platform/db/testing/test-database.ts';
import { createLog } from '../../platform/log/log.ts';
import { type ExchangeRate, putRates } from './rates-store.ts';
import { rateSourcesOf, readRates } from './read-rates.ts';

const { database, close } = await createTestDatabase();
afterAll(close);

const settingsOf = (appleAds: 'sandbox' | 'apple') => ({ ...readSettings({}), appleAds });
const deps = {
  database,
  clock: { now: () => new Date('2026-10-04T00:00:00Z') },
  log: createLog({ level: 'silent' }),
  storeRates: (to: typeof database, rates: readonly ExchangeRate[]) =>
    to.write.transaction().execute((tx) => putRates(tx, rates)),
};
const countRates = async (): Promise<unknown> =>
  (
    await database.pool.query(
      'select count(*)::int as count, max(day) as until, min(source) as source from exchange_rates',
    )
  ).rows[0];

test('with the sandbox a sample stands for the market, named so on every rate, and is stored once', async () => {
  const read = () => readRates({ ...deps, settings: settingsOf('sandbox') }, AbortSignal.timeout(5_000));
  await read();
  const first = await countRates();
  expect(first).toEqual({
    count: expect.toSatisfy((count: number) => count > 6000),
    until: '2026-10-02',
    source: 'sample',
  });
  await read();
  expect(await countRates()).toEqual(first);
});

test.each(['sandbox', 'apple'] as const)(
  'with APPLE_ADS=%s every currency of Apple has one source',
  (appleAds) => {
    const currencies = rateSourcesOf(settingsOf(appleAds)).flatMap((source) => source.currencies);
    const expected = Object.keys(currencyDecimals).filter((currency) => currency !== 'CNY');
    expect(currencies.toSorted((one, other) => one.localeCompare(other))).toEqual(
      expected.toSorted((one, other) => one.localeCompare(other)),
    );
  },
);
