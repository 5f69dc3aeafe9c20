import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/test-database.ts';
import { dropMonths } from '../measures/index.ts';
import { advanceAccount } from './advance-account.ts';
import { growAccount } from './testing/grow-account.ts';
import { advanceFully, openSync, startStillSandbox } from './testing/start-sync.ts';

const { database, close } = await createTestDatabase();
afterAll(close);

const timeZone = 'America/New_York';
const read = async (statement: string): Promise<unknown> => (await database.pool.query(statement)).rows;

test('months that were dropped in the middle of a first sync are not read, not then and not in later nights', async () => {
  const sandbox = await startStillSandbox({ clock: '2026-07-23T18:00:00Z' });
  onTestFinished(() => sandbox.stop());
  const { orgId } = await growAccount(sandbox, {
    name: 'Nova',
    currency: 'EUR',
    timezone: timeZone,
    countries: ['US'],
  });
  await sandbox.control('POST', '/clock', { at: '2026-11-20T18:00:00Z' });
  const line = await openSync(
    database,
    { ...sandbox, user: await sandbox.addUser(orgId) },
    { currency: 'EUR', timeZone },
  );
  const hasAugust = async () =>
    (await read(`select from campaign_days where day < '2026-09-01' limit 1`)) as unknown[];
  for (let isThere = false; !isThere; isThere = (await hasAugust()).length > 0) {
    let steps = 0;
    await advanceAccount(line, { enough: () => (steps += 1) > 2, onProgress: async () => undefined });
  }
  await dropMonths(database, '2026-09-01');
  await advanceFully(line);
  await sandbox.control('POST', '/clock', { stepDays: 1 });
  await line.calls.queryCampaigns({ pagination: { pageSize: 1 } });
  await advanceFully(line);

  for (const level of ['campaign', 'ad_group', 'keyword', 'search_term', 'audience']) {
    expect(await read(`select min(day) as first, max(day) as last from ${level}_days`)).toEqual([
      { first: '2026-09-01', last: '2026-11-21' },
    ]);
    expect(await read(`select count(*)::int as rows from ${level}_periods`)).toEqual([{ rows: 0 }]);
  }
  expect(await read(`select distinct span, days::text from report_coverage`)).toEqual([
    { span: 'day', days: '{[2026-09-01,2026-11-22)}' },
  ]);
}, 180_000);
