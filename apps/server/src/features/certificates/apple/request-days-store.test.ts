import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/test-database.ts';
import { tellTurn } from './paces-store.ts';
import { deleteOldRequestDays } from './request-days-store.ts';

const { database, close } = await createTestDatabase();
afterAll(close);

const scope = { clientId: 'SEARCHADS.1', adAccountId: '7' };
const listDays = async () =>
  (
    await database.pool.query<{ age: number; requests: number; limited: number }>(
      `select (now() at time zone 'UTC')::date - on_day as age, requests, limited from apple_request_days
       where ad_account_id = '7' order by on_day desc`,
    )
  ).rows;

test('every request counts, answered or not, and how many were too many; days stay for thirty', async () => {
  await Promise.all(
    [{}, { rateLimit: { limit: 100, remaining: 99, resetSeconds: 60 } }, { retryAfterSeconds: 21 }, {}].map(
      (limits) => tellTurn(database.write, scope, limits),
    ),
  );
  await tellTurn(database.write, { ...scope, adAccountId: '8' }, {});
  expect(await listDays()).toEqual([{ age: 0, requests: 4, limited: 1 }]);

  await database.pool.query(
    `insert into apple_request_days select client_id, ad_account_id, on_day - age, 5, 0
     from apple_request_days, unnest(array[29, 31]) as age where ad_account_id = '7'`,
  );
  await deleteOldRequestDays(database.write);
  expect((await listDays()).map(({ age }) => age)).toEqual([0, 29]);
});
