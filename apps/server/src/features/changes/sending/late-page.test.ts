import { modifyKeywords, removeKeywords } from '@tapwright/contracts/change-sets';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { runTransaction } from '../../../platform/db/run-transaction.ts';
import { putEntities } from '../../apple-sync/index.ts';
import { startChanging } from '../testing/start-changing.ts';

const page = z.object({ result: z.array(z.looseObject({ id: z.int() })) });

test('a page that was read before a change and stored after it brings nothing back', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, keywordIds, adGroupId, adAccountId, apple, deps, sandbox, settled } = server;
  const [raised = '', removed = ''] = keywordIds;
  const readPage = async () =>
    z
      .parse(
        page,
        await apple('POST', '/keywords/query', {
          filters: [{ field: 'adGroupId', operator: 'EQUALS', value: adGroupId }],
        }),
      )
      .result.map((row) => ({ ...row, id: String(row.id) }));
  const store = async (rows: Awaited<ReturnType<typeof readPage>>) =>
    runTransaction(deps.database, (tx) =>
      putEntities(tx, 'keyword', { teamId, adAccountId: String(adAccountId) }, rows),
    );
  const stored = async () =>
    (
      await deps.database.pool.query(
        `select keyword_id::text as id, apple #>> '{bid,amount}' as bid, is_removed from keywords
         where ad_group_id = $1 order by keyword_id`,
        [adGroupId],
      )
    ).rows;
  const late = await readPage();
  await sandbox.control('POST', '/clock', { stepMs: 1 });
  const bid = { keywords: [{ keywordId: raised, bid: '2.40' }] };
  await settled(await ask(owner, modifyKeywords, { body: { teamId, ...bid } }));
  const confirmed = ['removalIsFinal' as const];
  await settled(await ask(owner, removeKeywords, { body: { teamId, keywordIds: [removed], confirmed } }));
  const after = await stored();
  expect(after).toMatchObject([
    { id: raised, bid: '2.40', is_removed: false },
    { id: removed, bid: '2.00', is_removed: true },
    { bid: '2.00', is_removed: false },
  ]);
  await store(late);
  expect(await stored()).toEqual(after);

  // What Apple answers now counts, and so does what it says of a state without a change.
  await sandbox.control('POST', '/clock', { stepMs: 1 });
  const change = { bid: { amount: '1.10', currency: 'RMB' } };
  await sandbox.control('POST', '/faults', {
    kind: 'consoleEdit',
    entity: 'keyword',
    id: Number(raised),
    change,
  });
  await store((await readPage()).map((row) => ({ ...row, displayStatus: 'ON_HOLD' })));
  expect(await stored()).toMatchObject([{ bid: '1.10', is_removed: false }, { is_removed: true }, {}]);
  const { rows } = await deps.database.pool.query(
    `select count(*)::int as count from keywords where ad_group_id = $1 and apple ->> 'displayStatus' = 'ON_HOLD'`,
    [adGroupId],
  );
  expect(rows).toEqual([{ count: 2 }]);
}, 180_000);
