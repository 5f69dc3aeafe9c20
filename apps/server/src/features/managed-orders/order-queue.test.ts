import { codes } from '@tapwright/contracts/codes';
import * as queue from '@tapwright/contracts/managed-order-queue';
import * as calls from '@tapwright/contracts/managed-orders';
import { findTeamOperations, findOwnOperations } from '@tapwright/contracts/operation-log';
import { expect, test } from 'vitest';
import { form, startOrders } from './testing/start-orders.ts';

async function start() {
  const world = await startOrders();
  await world.bindPlatform();
  const [jonas, ines] = [await world.hire(), await world.hire()];
  const { ask, owner, teamId, deps } = world;
  const { write } = deps.database;
  const queueOf = async (who: typeof jonas, state: queue.OrderQueue = 'open') =>
    (await ask(who, queue.findQueuedOrders, { query: { state, pageSize: 40 } })).list.map(
      ({ orderId }) => orderId,
    );
  /** Its campaign group as if staff had opened one, without a campaign in it. */
  const give = async (orderId: number, state: 'accepted' | 'approved' | 'running' | 'paused') => {
    const { campaignGroupId } = await write
      .insertInto('campaignGroups')
      .values({
        teamId,
        certificateId: 1,
        deliveryMode: 'managed',
        adAccountId: String(9000 + orderId),
        appleOrgId: '1',
        appleName: 'At Apple',
        name: `Group ${orderId}`,
        currency: 'USD',
        timeZone: 'UTC',
        attachedAt: new Date(),
      })
      .returning('campaignGroupId')
      .executeTakeFirstOrThrow();
    if (state === 'accepted') return campaignGroupId;
    await write
      .updateTable('managedOrders')
      .set({ state, campaignGroupId })
      .where('orderId', '=', orderId)
      .execute();
    return campaignGroupId;
  };
  const stateOf = async (orderId: number) => (await world.read(owner, orderId)).state;
  return { ...world, jonas, ines, queueOf, give, stateOf };
}

test('the queue has the oldest first; of two who accept one does, and what is over is in the end of it', async () => {
  const { ask, codeOf, owner, teamId, submit, jonas, ines, queueOf, stateOf } = await start();
  const [first, second] = [await submit(owner), await submit(owner)];
  expect(await queueOf(jonas)).toEqual([first, second]);
  const both = await Promise.all(
    [jonas, ines].map((who) => codeOf(who, queue.acceptOrder, { body: { teamId, orderId: first } })),
  );
  expect(both.toSorted((one, other) => one - other)).toEqual([codes.success, codes.changedMeanwhile]);
  const [mine, others] = [await queueOf(jonas, 'mine'), await queueOf(ines, 'mine')];
  expect([...mine, ...others]).toEqual([first]);

  expect(await codeOf(jonas, queue.refuseOrder, { body: { teamId, orderId: second, reason: ' ' } })).toBe(
    codes.badInput,
  );
  await ask(jonas, queue.refuseOrder, { body: { teamId, orderId: second, reason: 'Not this app' } });
  expect(await stateOf(second)).toBe('refused');
  expect([await queueOf(jonas), await queueOf(jonas, 'done')]).toEqual([[first], [second]]);
  expect(await codeOf(ines, queue.acceptOrder, { body: { teamId, orderId: second } })).toBe(
    codes.changedMeanwhile,
  );
  // Drafts are in no queue, and an unknown one is nowhere.
  const of = { teamId, orderId: 999 };
  for (const call of [queue.acceptOrder, queue.writeToTeam, queue.readQueuedOrder])
    expect(await codeOf(jonas, call, { body: { ...of, text: 'Hello', messageId: 1 } })).toBe(codes.notFound);
});

test('each step of staff stands in the log of the team and in their own, with its reason', async () => {
  const { ask, owner, teamId, submit, jonas } = await start();
  const orderId = await submit(owner);
  await ask(jonas, queue.acceptOrder, { body: { teamId, orderId, text: 'We begin tomorrow' } });
  await ask(jonas, queue.refuseOrder, { body: { teamId, orderId, reason: 'The app is gone' } });
  const ofTeam = await ask(owner, findTeamOperations, { query: { teamId, object: 'managedOrder' } });
  const rows = ofTeam.list.map(({ operRequParam }) => operRequParam);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain('The app is gone');
  expect(rows[0]).toContain('staff');
  // Where staff sit is nobody's to know.
  expect(ofTeam.list.map(({ operIp }) => operIp).filter(Boolean)).toHaveLength(1);
  const own = await ask(jonas, findOwnOperations, { query: { userId: jonas.userId } });
  expect(own.list.filter(({ operRequParam }) => operRequParam.includes('AM-'))).toHaveLength(2);
});

test('a colleague takes over, words are for whoever looks after it, and reading is noted once', async () => {
  const { ask, codeOf, owner, teamId, submit, read, jonas, ines } = await start();
  const orderId = await submit(owner);
  const of = { teamId, orderId };
  // While nobody has it, all of staff may ask.
  await ask(ines, queue.writeToTeam, { body: { ...of, text: 'Which rivals?' } });
  await ask(jonas, queue.acceptOrder, { body: of });
  expect(await codeOf(ines, queue.writeToTeam, { body: { ...of, text: 'Hello' } })).toBe(
    codes.changedMeanwhile,
  );
  const [asked] = (await read(owner, orderId)).messages.filter(({ kind }) => kind === 'words');
  expect(await read(owner, orderId)).toMatchObject({ unread: 1, staff: expect.any(String) });
  const upTo = { ...of, messageId: asked?.messageId ?? 0 };
  await ask(owner, calls.readOrder, { body: upTo });
  await ask(owner, calls.readOrder, { body: upTo });
  expect((await read(owner, orderId)).unread).toBe(0);

  await ask(owner, calls.writeToStaff, { body: { ...of, text: 'Peakline' } });
  const waiting = await ask(jonas, queue.findQueuedOrder, { query: of });
  expect(waiting).toMatchObject({ unread: 1, isMine: true, waitsSince: expect.any(String) });
  expect(await codeOf(jonas, queue.takeOrder, { body: { ...of, reason: 'Mine already' } })).toBe(
    codes.changedMeanwhile,
  );
  await ask(ines, queue.takeOrder, { body: { ...of, reason: 'Jonas is away' } });
  expect(await ask(ines, queue.findQueuedOrder, { query: of })).toMatchObject({ isMine: true });
  await ask(ines, queue.writeToTeam, { body: { ...of, text: 'Thank you' } });
  expect(await ask(ines, queue.findQueuedOrder, { query: of })).toMatchObject({ waitsSince: null });
});

test('a team asks for a pause of what runs, and an order is done once nothing of it can spend', async () => {
  const { ask, codeOf, owner, teamId, submit, read, jonas, ines, give, queueOf } = await start();
  const orderId = await submit(owner);
  const of = { teamId, orderId };
  await ask(jonas, queue.acceptOrder, { body: of });
  expect(await codeOf(owner, calls.askOfOrder, { body: { ...of, wish: 'pause' } })).toBe(
    codes.changedMeanwhile,
  );
  await give(orderId, 'running');
  await ask(owner, calls.askOfOrder, { body: { ...of, wish: 'pause' } });
  await ask(owner, calls.askOfOrder, { body: { ...of, wish: 'pause' } });
  expect(await read(owner, orderId)).toMatchObject({ asks: 'pause' });
  expect((await read(owner, orderId)).messages.filter(({ kind }) => kind === 'asks')).toHaveLength(1);
  expect(await codeOf(owner, calls.askOfOrder, { body: { ...of, wish: 'resume' } })).toBe(
    codes.changedMeanwhile,
  );
  expect(await codeOf(owner, calls.cancelOrder, { body: of })).toBe(codes.changedMeanwhile);

  const end = { body: { ...of, text: 'It was a pleasure' } };
  expect(await codeOf(ines, queue.endOrder, end)).toBe(codes.changedMeanwhile);
  await ask(jonas, queue.endOrder, end);
  expect(await read(owner, orderId)).toMatchObject({ state: 'done', asks: null });
  expect(await queueOf(jonas, 'done')).toEqual([orderId]);
  expect(await codeOf(jonas, queue.writeToTeam, { body: { ...of, text: 'More' } })).toBe(
    codes.changedMeanwhile,
  );
});

test('a free campaign group is handed over once, and by whoever looks after the order', async () => {
  const { ask, codeOf, owner, teamId, submit, read, jonas, ines, give } = await start();
  const [one, other] = [await submit(owner), await submit(owner)];
  for (const orderId of [one, other]) await ask(jonas, queue.acceptOrder, { body: { teamId, orderId } });
  const campaignGroupId = await give(one, 'accepted');
  const seen = await ask(jonas, queue.findQueuedOrder, { query: { teamId, orderId: one } });
  expect(seen.freeGroups).toMatchObject([{ campaignGroupId }]);
  const handOver = (who: typeof jonas, orderId: number) =>
    codeOf(who, queue.handOverGroup, { body: { teamId, orderId, campaignGroupId, reason: 'AM' } });
  expect(await handOver(ines, one)).toBe(codes.changedMeanwhile);
  expect(await handOver(jonas, one)).toBe(codes.success);
  expect(await handOver(jonas, one)).toBe(codes.changedMeanwhile);
  expect(await handOver(jonas, other)).toBe(codes.changedMeanwhile);
  expect(await read(owner, one)).toMatchObject({ campaignGroupId, campaignGroup: `Group ${one}` });
  expect(await codeOf(jonas, queue.handOverGroup, { body: { teamId, orderId: other, reason: 'AM' } })).toBe(
    codes.badInput,
  );
});

test('a team that is dissolved has no order in the queue, and a page of it is as long as was asked for', async () => {
  const { ask, owner, teamId, submit, jonas, queueOf, deps } = await start();
  const made = [await submit(owner), await submit(owner), await submit(owner)];
  const page = (pageNum: number) => ask(jonas, queue.findQueuedOrders, { query: { pageNum, pageSize: 2 } });
  const [first, second] = [await page(1), await page(2)];
  expect([first.total, first.list.length, second.list.length]).toEqual([3, 2, 1]);
  expect([...first.list, ...second.list].map(({ orderId }) => orderId)).toEqual(made);
  const { write } = deps.database;
  await write.updateTable('teams').set({ dissolvedAt: new Date() }).where('teamId', '=', teamId).execute();
  expect(await queueOf(jonas)).toEqual([]);
});

test('too many open orders of one team are refused, and one that is over makes room', async () => {
  const { ask, codeOf, owner, teamId, save, deps } = await start();
  const { write } = deps.database;
  const orderId = await save(owner);
  const [row] = await write.selectFrom('managedOrders').selectAll().where('orderId', '=', orderId).execute();
  expect(row?.currency).toBe('USD');
  for (let made = 1; made < calls.maxOpenOrders; made += 1) await save(owner);
  expect(await codeOf(owner, calls.saveOrder, { body: { teamId, form } })).toBe(codes.tooManyOrders);
  await ask(owner, calls.discardOrder, { body: { teamId, orderId } });
  expect(await codeOf(owner, calls.saveOrder, { body: { teamId, form } })).toBe(codes.success);
});
