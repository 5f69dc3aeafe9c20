import { afterAll, beforeEach, expect, test } from 'vitest';
import { runCopyTransaction } from '../../../platform/db/run-copy-transaction.ts';
import { createTestDatabase } from '../../../platform/db/testing/test-database.ts';
import { plainFact } from '../testing/plain-fact.ts';
import { FactBatch, prepareFacts, storeRates, writeDayFacts, writePeriodFacts } from '../index.ts';

const { database, close } = await createTestDatabase();
afterAll(close);

const account = { teamId: 7, adAccountId: '300', currency: 'USD' };
const days = { column: 'campaign_id', ids: ['11'], from: '2026-09-01', until: '2026-09-30' } as const;
const rates = [{ currency: 'USD', day: '2026-08-01', cnyPerUnit: '7', source: 'test' }];

beforeEach(async () => {
  await database.pool.query('truncate teams, exchange_rates, report_accounts cascade');
  await database.pool.query(`insert into teams (team_id, team_name, currency_type) values (7, 'A', 'USD')`);
  await database.pool.query('truncate campaign_days, campaign_periods, campaign_months');
});

function dayOfCampaign(): FactBatch {
  const batch = new FactBatch('campaign');
  batch.add(['ORTZ', '11'], '2026-09-01', plainFact.measures);
  return batch;
}

/** Rates come while what `write` does is not yet committed: they are stored, or wait for it. */
async function storeRatesDuring(write: Parameters<typeof runCopyTransaction<void>>[1]): Promise<void> {
  let stored: Promise<number> | undefined;
  await runCopyTransaction(database, async (transaction) => {
    await write(transaction);
    let isStored = false;
    stored = storeRates(database, rates).finally(() => (isStored = true));
    await expect.poll(async () => isStored || (await isWaiting())).toBe(true);
  });
  await stored;
}

async function isWaiting(): Promise<boolean> {
  const { rows } = await database.pool.query(
    `select from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows.length > 0;
}

test('the first days of an account and rates that come beside them miss one another nowhere', async () => {
  const batch = dayOfCampaign();
  await prepareFacts(database, batch);
  await storeRatesDuring((transaction) => writeDayFacts(transaction, account, days, batch));
  const { rows } = await database.pool.query('select spend_cny_micros::text as cny from campaign_days');
  expect(rows).toEqual([{ cny: '7000000' }]);
});

test('nor do whole months', async () => {
  const first = dayOfCampaign();
  await prepareFacts(database, first);
  await runCopyTransaction(database, (transaction) => writeDayFacts(transaction, account, days, first));
  const months = { ...days, span: 'month' } as const;
  await storeRatesDuring((transaction) => writePeriodFacts(transaction, account, months, dayOfCampaign()));
  const { rows } = await database.pool.query('select spend_cny_micros::text as cny from campaign_periods');
  expect(rows).toEqual([{ cny: '7000000' }]);
});
