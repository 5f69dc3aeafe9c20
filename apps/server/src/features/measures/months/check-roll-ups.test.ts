import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/test-database.ts';
import { checkRollUps } from './check-roll-ups.ts';
import { type FactLevel, factLevelNames, factLevels } from '../facts/fact-levels.ts';
import { rebuildRollUps } from './rebuild-roll-ups.ts';
import { storeRates } from '../conversion/store-rates.ts';
import { plainFact } from '../testing/plain-fact.ts';
import { listStarts, storeFacts, type ReportedFact } from '../testing/reported-world.ts';

const { database, close } = await createTestDatabase();
afterAll(close);

const [ours, theirs] = [7, 8];
const range = { from: '2026-09-29', to: '2026-10-02' } as const;
const change = (statement: string) => database.pool.query(statement);

async function tellEveryLevel(teamId: number) {
  const account = { teamId, adAccountId: String(teamId), currency: 'EUR', campaigns: [{ campaignId: '11' }] };
  const place = { adGroupId: '21', keywordId: '31', adId: '41', source: 'AUTO', term: 'word' };
  const facts = factLevelNames.flatMap((level) =>
    listStarts(range, 'day').map((on): ReportedFact => {
      const split = level === 'audience' ? { dimension: 'device', value: 'IPAD' } : {};
      return { ...plainFact, ...account, ...place, ...split, level, on };
    }),
  );
  await storeFacts(database, account, facts, { span: 'day', range }, new Date());
}

beforeEach(async () => {
  const tables = factLevelNames.flatMap((name) => [factLevels[name].days, factLevels[name].months]);
  await change(`truncate teams, exchange_rates, ${tables.join(', ')} cascade`);
  for (const teamId of [ours, theirs]) {
    await change(`insert into teams (team_id, team_name, currency_type) values (${teamId}, 'A', 'USD')`);
    await tellEveryLevel(teamId);
  }
  const rate = { day: '2026-09-01', source: 'test' };
  await storeRates(database, [
    { ...rate, currency: 'USD', cnyPerUnit: '7' },
    { ...rate, currency: 'EUR', cnyPerUnit: '8' },
  ]);
});

test.each(factLevelNames)(
  'a sum of %s that differs is found and named with its month, and mended',
  async (level) => {
    const { months } = factLevels[level];
    const september = `where team_id = ${ours} and month = '2026-09-01'`;
    expect(await checkRollUps(database)).toEqual([]);
    for (const [plant, where] of [
      ['set taps = taps + 1', ['2026-09']],
      ['set spend_usd_micros = spend_usd_micros + 1', ['2026-09']],
      ['set days_without_cny = 1', ['2026-09']],
      [`set until = '2027-01-01'`, ['2026-09']],
      [`set month = '2021-03-01'`, ['2021-03', '2026-09']],
    ] as const) {
      await change(`update ${months} ${plant} ${september}`);
      expect(await checkRollUps(database)).toEqual([
        { teamId: ours, level, count: where.length, months: where },
      ]);
      await rebuildRollUps(database);
      expect(await checkRollUps(database)).toEqual([]);
    }
    await change(`delete from ${months} where team_id = ${theirs}`);
    expect(await checkRollUps(database)).toEqual([
      { teamId: theirs, level, count: 2, months: ['2026-09', '2026-10'] },
    ]);
  },
);

test('a late rate rewrites the days and months of every level', async () => {
  const worth = async (rows: string) =>
    (await change(`select sum(spend_cny_micros)::float8 as cny from ${rows} and team_id = ${ours}`)).rows;
  const worthOf = async ({ days, months }: FactLevel) => [
    await worth(`${days} where true`),
    await worth(`${months} where until = '2027-01-01'`),
  ];
  for (const level of factLevelNames) {
    expect(await worthOf(factLevels[level])).toEqual([[{ cny: 32e6 }], [{ cny: 32e6 }]]);
  }
  await storeRates(database, [{ currency: 'EUR', day: '2026-10-01', cnyPerUnit: '9', source: 'test' }]);
  for (const level of factLevelNames) {
    expect(await worthOf(factLevels[level])).toEqual([[{ cny: 34e6 }], [{ cny: 34e6 }]]);
  }
  expect(await checkRollUps(database)).toEqual([]);
});
