import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase } from '../../platform/db/testing/test-database.ts';
import { listOpenEdits, openEditsOf } from './open-edits-store.ts';

const reader = { teamId: 7, userId: 3 };
const [keywords, campaigns, sets] = [2_000, 20, 5];
const explained = z.tuple([
  z.looseObject({
    'QUERY PLAN': z.tuple([
      z.looseObject({
        Plan: z.looseObject({ 'Shared Hit Blocks': z.int(), 'Shared Read Blocks': z.int() }),
      }),
    ]),
  }),
]);

test('with nothing on its way a page of a thousand reads hardly anything, however often its objects were changed', async () => {
  const { database, close } = await createTestDatabase();
  onTestFinished(close);
  const { pool, write } = database;
  await pool.query(
    `insert into users (user_id, nick_name) values (3, 'Ann');
     insert into teams (team_id, team_name, currency_type) values (7, 'A', 'USD');
     insert into change_sets (team_id, change_set_id, origin, author_id, note, state, edit_count, open_count, created_at, settled_at)
       select 7, n, 'cell', 3, '', 'settled', ${keywords}, 0, now(), now() from generate_series(1, ${sets}) n;
     insert into edits (team_id, change_set_id, number, kind, object_id, ad_account_id, campaign_id, ad_group_id, intent,
         before, after, confirmed, state, turn, settled_at)
       select 7, s, n, 'keyword', n, 5, n % ${campaigns}, 51, 'update', '{"bid": 1}', '{"bid": 2}', '{}', 'live', s, now()
       from generate_series(1, ${sets}) s, generate_series(1, ${keywords}) n`,
  );
  await pool.query('vacuum analyze edits');
  const texts = (length: number) => Array.from({ length }, (_, place) => String(place + 1));
  const page = { campaignIds: ['0', ...texts(campaigns - 1)], ids: texts(1_000) };
  const { sql, parameters } = openEditsOf(reader, 'keyword', page).compile(write);
  const countBlocks = async () => {
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
    const [
      {
        'QUERY PLAN': [{ Plan: plan }],
      },
    ] = z.parse(explained, rows);
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  };
  expect(await countBlocks()).toBeLessThan(campaigns);

  // All of them were on their way and ended, and the table was not cleared since.
  await pool.query('alter table edits set (autovacuum_enabled = false)');
  await pool.query(`update edits set state = 'waiting', settled_at = null`);
  await pool.query(`update edits set state = 'live', settled_at = now()`);
  expect(await countBlocks()).toBeLessThan(campaigns);
  expect(await listOpenEdits(write, reader, 'keyword', page)).toEqual([]);

  await pool.query(
    `update change_sets set state = 'sending', committed_at = now(), settled_at = null, open_count = 2 where change_set_id = 1;
     update edits set state = 'waiting', settled_at = null where change_set_id = 1 and number in (9, 1500)`,
  );
  const open = await listOpenEdits(write, reader, 'keyword', page);
  expect(open).toMatchObject([{ objectId: '9', changeSetId: 1, after: { bid: 2 } }]);
  expect(await listOpenEdits(write, { ...reader, teamId: 8 }, 'keyword', page)).toEqual([]);
});
