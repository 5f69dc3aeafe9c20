import * as queue from '@tapwright/contracts/managed-order-queue';
import { expect, test } from 'vitest';
import { addMeasuredGroup } from '../../testing/measured-team.ts';
import { followPaidOrders } from './following/follow-paid-orders.ts';
import { startOrders } from './testing/start-orders.ts';

test('once a month is over and settled its figures stand in the conversation, once, and nobody’s else in them', async () => {
  const world = await startOrders();
  const { ask, owner, teamId, deps, submit, hire, read, openNotices } = world;
  await world.bindPlatform();
  const { write } = deps.database;
  const orderId = await submit(owner);
  await ask(await hire(), queue.acceptOrder, { body: { teamId, orderId } });
  const covered = { from: '2026-01-01', until: '2026-01-31' } as const;
  const add = (name: string, adAccountId: string, campaignId: string) =>
    addMeasuredGroup(deps.database, teamId, {
      name,
      adAccountId,
      campaigns: { [campaignId]: name },
      figures: [{ campaignId, day: '2026-01-15', spendMicros: 42_400_000, taps: 40 }],
      covered,
    });
  const campaignGroupId = await add('Ours', '601', '11');
  await add('Another', '602', '12');
  await write
    .updateTable('managedOrders')
    .set({ state: 'running', campaignGroupId })
    .where('orderId', '=', orderId)
    .execute();

  await followPaidOrders(deps);
  await followPaidOrders(deps);
  const { months, messages, state } = await read(owner, orderId);
  expect(months).toEqual({
    currency: 'USD',
    list: [{ month: '2026-01', spend: '42.40', installs: 2, cpa: '21.20', changeSets: 0 }],
  });
  expect(messages.filter(({ kind }) => kind === 'month')).toMatchObject([{ state: '2026-01', by: null }]);
  expect(state).toBe('running');
  const news = (await openNotices(owner)).filter(({ typeId }) => typeId === 17).map((one) => one.news);
  expect(news.filter((one) => one.includes('month'))).toHaveLength(1);
});
