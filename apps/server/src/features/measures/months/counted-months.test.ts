import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/test-database.ts';
import { prepareFacts } from '../facts/write-facts.ts';

const { database, close } = await createTestDatabase();
afterAll(close);

const room = { table: 'keyword_days', months: ['2031-01'] };
const isCounted = async () => {
  const { rows } = await database.pool.query<{ counted: boolean }>(
    `select reltuples >= 0 as counted from pg_class where relname = 'keyword_days_203101'`,
  );
  return rows[0]?.counted;
};

test('the first rows of a month are counted before the next are written, so that each finds its way among them', async () => {
  await prepareFacts(database, room);
  await prepareFacts(database, room);
  expect(await isCounted()).toBe(false);
  await database.pool.query(`
    insert into teams (team_id, team_name, currency_type) values (7, 'A', 'USD');
    insert into keyword_days select 7, 12, 51001, 61001, 1, '2031-01-05', 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1`);
  await prepareFacts(database, room);
  expect(await isCounted()).toBe(true);
});
