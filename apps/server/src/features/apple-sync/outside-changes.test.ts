import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase } from '../../platform/db/testing/test-database.ts';
import { openApple } from './testing/ask-apple.ts';
import { advanceFully, openSync, startStillSandbox } from './testing/start-sync.ts';

const { database, close } = await createTestDatabase();
const sandbox = await startStillSandbox();
afterAll(async () => {
  await sandbox.stop();
  await close();
});

const made = z.object({ result: z.object({ id: z.int() }) });
const hourMs = 3_600_000;

test('what was made and removed outside between two readings stands in the log by its name', async () => {
  const own = await sandbox.addUser();
  const me = z.parse(
    z.object({ result: z.object({ userId: z.int() }) }),
    await openApple(sandbox, own)('GET', '/me'),
  );
  const line = {
    ...(await openSync(database, { ...sandbox, user: own })),
    ownUserId: String(me.result.userId),
  };
  await advanceFully(line);
  const outside = openApple(sandbox, await sandbox.addUser());
  const { rows: campaigns } = await line.calls.queryCampaigns({});
  const body = { campaignId: Number(campaigns[0]?.id), text: 'come and gone', matchType: 'EXACT' };
  const { id } = z.parse(made, await outside('POST', '/negative-keywords', body)).result;
  await sandbox.control('POST', '/faults', {
    kind: 'consoleEdit',
    entity: 'negativeKeyword',
    id,
    remove: true,
  });
  await sandbox.control('POST', '/clock', { stepMs: 2 * hourMs });
  await line.calls.queryCampaigns({ pagination: { pageSize: 1 } });
  await advanceFully(line);
  const { rows } = await database.pool.query(
    `select operation, subject ->> 'adObjectName' as name from operation_log
     where actor_kind = 'outside' and subject ->> 'adObject' = 'negativeKeyword' order by operation_id`,
  );
  expect(rows).toEqual([
    { operation: 'adObject.created', name: 'come and gone' },
    { operation: 'adObject.removed', name: 'come and gone' },
  ]);
}, 180_000);
