import { addDays, type Day } from '@tapwright/domain/days';
import {
  FactBatch,
  prepareFacts,
  storeRates,
  writeDayFacts,
} from '@tapwright/server/features/measures/index';
import { sampleRates } from '@tapwright/server/features/exchange-rates/index';
import { type Database, openDatabase } from '@tapwright/server/platform/db/database';
import { runCopyTransaction } from '@tapwright/server/platform/db/run-copy-transaction';
import { type Measurement, medianOf } from './table.ts';
import { withDatabase } from './with-database.ts';

const firstDay: Day = '2026-08-20';
const days = 90;
const keywordsOfAdGroup = 60;
const adGroupsOfBatch = 18;
const batches = 5;
const account = { teamId: 1, adAccountId: '700100200', currency: 'EUR' };

/** Ninety days of a thousand keywords, as one answer of Apple brings them. */
function makeBatch(number: number, change = 0): { batch: FactBatch; adGroupIds: string[] } {
  const batch = new FactBatch('keyword');
  const adGroupIds: string[] = [];
  for (let group = 0; group < adGroupsOfBatch; group += 1) {
    const adGroupId = 61_000 + number * adGroupsOfBatch + group;
    adGroupIds.push(String(adGroupId));
    for (let keyword = 0; keyword < keywordsOfAdGroup; keyword += 1) {
      const key = ['51001', String(adGroupId), String(adGroupId * 100 + keyword)];
      for (let day = 0; day < days; day += 1)
        batch.add(key, addDays(firstDay, day), measuresOf(keyword + day + change));
    }
  }
  return { batch, adGroupIds };
}

const measuresOf = (seed: number) => ({
  spendMicros: 1_230_000 + seed * 10_000,
  impressions: 100 + (seed % 90),
  taps: 10 + (seed % 7),
  tapInstalls: 5,
  tapNewDownloads: 3,
  tapRedownloads: 2,
  viewInstalls: 1,
  viewNewDownloads: 1,
  viewRedownloads: 0,
});

const rowsOfBatch = adGroupsOfBatch * keywordsOfAdGroup * days;

async function write(database: Database, number: number, change = 0): Promise<number> {
  const { batch, adGroupIds } = makeBatch(number, change);
  const scope = {
    column: 'ad_group_id',
    ids: adGroupIds,
    from: firstDay,
    until: addDays(firstDay, days - 1),
  } as const;
  const startedAt = performance.now();
  await prepareFacts(database, batch);
  await runCopyTransaction(database, (transaction) => writeDayFacts(transaction, account, scope, batch));
  return rowsOfBatch / ((performance.now() - startedAt) / 1000);
}

/** The same bytes into a table without keys, months or rates. */
async function copyRaw(database: Database, number: number): Promise<number> {
  const { batch } = makeBatch(number);
  const columns = [
    'campaign_id',
    'ad_group_id',
    'keyword_id',
    'day',
    'spend_micros',
    'impressions',
    'taps',
    'tap_installs',
    'tap_new_downloads',
    'tap_redownloads',
    'view_installs',
    'view_new_downloads',
    'view_redownloads',
  ];
  const startedAt = performance.now();
  await runCopyTransaction(database, ({ copyIn }) => copyIn('raw_rows', columns, batch.rows.read()));
  return rowsOfBatch / ((performance.now() - startedAt) / 1000);
}

export async function measure(): Promise<Measurement[]> {
  return withDatabase(async (connectionString) => {
    const database = await openDatabase({ connection: { connectionString } });
    await database.pool.query(`insert into teams (team_id, team_name, currency_type) values (1, 'A', 'USD')`);
    await database.pool
      .query(`create table raw_rows as select campaign_id, ad_group_id, keyword_id, day, spend_micros,
      impressions, taps, tap_installs, tap_new_downloads, tap_redownloads, view_installs, view_new_downloads,
      view_redownloads from keyword_days with no data`);
    const range = { from: '2026-08-01', until: '2026-11-20' };
    await storeRates(database, await sampleRates.read(range, AbortSignal.timeout(1000)));
    const rates: Record<'raw' | 'first' | 'same' | 'other', number[]> = {
      raw: [],
      first: [],
      same: [],
      other: [],
    };
    for (let number = 0; number < batches; number += 1) {
      rates.raw.push(await copyRaw(database, number));
      rates.first.push(await write(database, number));
    }
    for (let number = 0; number < batches; number += 1) {
      rates.same.push(await write(database, number));
      rates.other.push(await write(database, number, 1));
    }
    await database.close();
    const first = medianOf(rates.first);
    return [
      say('raw COPY of the same rows', medianOf(rates.raw)),
      { ...say('new', first), goal: { words: 'at least 20,000', isMet: first >= 20_000 } },
      say('again, nothing different', medianOf(rates.same)),
      say('again, all different', medianOf(rates.other)),
      { what: 'keyword days: raw COPY to new', figure: `${(medianOf(rates.raw) / first).toFixed(1)} ×` },
    ];
  });
}

const say = (what: string, perSecond: number): Measurement => ({
  what: `keyword days in a second: ${what}`,
  figure: `${Math.round(perSecond)}`,
});
