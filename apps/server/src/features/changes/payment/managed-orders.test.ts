import { findCampaign } from '@tapwright/contracts/campaigns';
import { approveChangeSet, declineChangeSet } from '@tapwright/contracts/change-approval';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { addCampaigns } from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import * as queue from '@tapwright/contracts/managed-order-queue';
import * as orders from '@tapwright/contracts/managed-orders';
import { findNotices } from '@tapwright/contracts/notifications';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import { findTeams } from '@tapwright/contracts/teams';
import { revokeStaff } from '@tapwright/contracts/staff';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startPaid } from '../testing/start-paid.ts';

const fields = {
  app: { adamId: '1600000001', name: 'Trailbook' },
  storefronts: ['US'],
  goal: 'installs' as const,
  cpa: 280,
  budget: 5_000,
  weeks: 8,
  startsOn: '2099-12-01',
  needs: 'No road navigation words',
};
const form: orders.OrderForm = {
  app: null,
  storefronts: [],
  goal: 'installs',
  cpa: '',
  budget: '',
  weeks: '',
  startsOn: '',
  needs: 'half',
};

async function start() {
  const server = await startPaid(100);
  const { deps, owner, teamId, ask, campaignGroupId } = server;
  const { write } = deps.database;
  await write.updateTable('campaignGroups').set({ deliveryMode: 'managed' }).execute();
  const hire = async (values: object = {}) => {
    const person = await server.makePerson();
    await write
      .updateTable('users')
      .set({ isStaff: true, ...values })
      .where('userId', '=', person.userId)
      .execute();
    await write
      .updateTable('sessions')
      .set({ secondFactorAt: new Date() })
      .where('userId', '=', person.userId)
      .execute();
    return person;
  };
  const jonas = await hire();
  const { result } = z.parse(
    z.object({ result: z.array(z.looseObject({ promotedObjectId: z.string() })) }),
    await server.apple('POST', '/campaigns/query', {}),
  );
  const adamId = result[0]?.promotedObjectId ?? '';
  const order = async (who = owner) => {
    const { orderId } = await ask(who, orders.saveOrder, { body: { teamId, form } });
    await ask(who, orders.submitOrder, { body: { teamId, orderId, fields, files: [] } });
    return orderId;
  };
  const read = async (orderId: number, who = owner) =>
    ask(who, orders.findOrder, { query: { teamId, orderId } });
  const stateOf = async (orderId: number) => (await read(orderId)).state;
  const handOver = async (orderId: number, by = jonas) => {
    await ask(by, queue.acceptOrder, { body: { teamId, orderId } });
    await ask(by, queue.handOverGroup, { body: { teamId, orderId, campaignGroupId, reason: 'AM order' } });
  };
  const propose = async (by = jonas, totalBudget = '400', name = 'Trailbook US') =>
    ask(by, addCampaigns, {
      body: {
        teamId,
        campaigns: [
          {
            campaignGroupId,
            name,
            adamId,
            totalBudget,
            countries: ['US'],
            dailyCap: '50',
            status: 'running',
          },
        ],
      },
    });
  return { ...server, hire, jonas, order, read, stateOf, handOver, propose };
}

const decide = (teamId: number, { changeSetId }: ChangeSetView) => ({ body: { teamId, changeSetId } });

test('an order goes from its form to running: staff propose, whoever may pay approves, and only then is money reserved', async () => {
  const server = await start();
  const { ask, send, codeOf, owner, jonas, teamId, order, read, stateOf, money, propose, settled } = server;
  const orderId = await order();
  expect(await money()).toEqual([100, 0, 0]);
  const queued = await ask(jonas, queue.findQueuedOrders, { query: {} });
  expect(queued.list).toMatchObject([{ orderId, teamName: 'North', state: 'submitted', isOwnTeam: false }]);
  // Nobody of staff is in the team before the order is theirs.
  expect(await codeOf(jonas, orders.findOrder, { query: { teamId, orderId } })).toBe(codes.notPermitted);

  await server.handOver(orderId);
  expect(await ask(jonas, findTeams)).toMatchObject([
    { teamId, roleName: 'operator', requiresSecondFactor: true },
  ]);
  const proposed = await propose();
  expect(proposed).toMatchObject({
    state: 'proposed',
    origin: 'staff',
    note: 'AM order',
    approval: { reasons: ['payment', 'managed'] },
  });
  expect(await money()).toEqual([100, 0, 0]);
  expect(await read(orderId)).toMatchObject({
    state: 'planned',
    messages: [
      { kind: 'state', state: 'submitted' },
      { kind: 'state', state: 'accepted', isStaff: true },
      {
        kind: 'proposal',
        body: 'AM order',
        proposal: { changeSetId: proposed.changeSetId, state: 'proposed' },
      },
      { kind: 'state', state: 'planned' },
    ],
  });
  // Whoever proposes neither approves nor pays, and finance does not either.
  const finance = await server.makeMember(owner, teamId, 'finance');
  for (const who of [jonas, finance])
    expect(await codeOf(who, approveChangeSet, decide(teamId, proposed))).toBe(codes.notPermitted);

  // Two tabs: it is approved once, and reserved once.
  const both = await Promise.all([1, 2].map(() => send(owner, approveChangeSet, decide(teamId, proposed))));
  expect(both.filter(({ code }) => code === codes.success)).toHaveLength(1);
  expect(await money()).toEqual([50, 50, 0]);
  await settled(proposed);
  await expect.poll(() => stateOf(orderId)).toBe('running');

  // What they change from then on is sent at once, with its reason, and stands in both logs.
  const { list } = await ask(owner, orders.findOrders, { query: { teamId } });
  expect(list).toMatchObject([{ orderId, state: 'running' }]);
  const log = await ask(owner, findTeamOperations, { query: { teamId, object: 'changeSet' } });
  expect(log.list.some(({ operRequParam }) => operRequParam.includes('"staff"'))).toBe(true);
});

test('what is declined goes back to staff, what is cancelled cannot be approved, and too little money loses nothing', async () => {
  const server = await start();
  const { ask, codeOf, send, owner, jonas, teamId, order, stateOf, money, propose } = server;
  const orderId = await order();
  await server.handOver(orderId);
  const first = await propose();
  await ask(owner, declineChangeSet, {
    body: { teamId, changeSetId: first.changeSetId, reason: 'Too much' },
  });
  expect(await stateOf(orderId)).toBe('accepted');

  // USD 125.00 are more than the balance has.
  const second = await propose(jonas, '1000', 'Second');
  const short = await send(owner, approveChangeSet, decide(teamId, second));
  expect(short).toMatchObject({ code: codes.badInput, data: { fields: expect.any(Object) } });
  expect([await stateOf(orderId), await money()]).toEqual(['planned', [100, 0, 0]]);

  // Words reach the other side, live, behind the bell and with a read mark.
  await ask(owner, orders.writeToStaff, { body: { teamId, orderId, text: 'Smaller, please' } });
  const bell = await ask(jonas, findNotices, { body: {} });
  expect(bell.list[0]).toMatchObject({ typeId: 17, orderId, news: expect.stringContaining('AM-') });
  const seen = await ask(jonas, queue.findQueuedOrder, { query: { teamId, orderId } });
  expect(seen.unread).toBe(1);
  const messageId = seen.messages.at(-1)?.messageId ?? 0;
  await ask(jonas, queue.readQueuedOrder, { body: { teamId, orderId, messageId } });
  expect((await server.read(orderId)).messages.at(-1)).toMatchObject({
    body: 'Smaller, please',
    readAt: expect.any(String),
  });

  await ask(owner, orders.cancelOrder, { body: { teamId, orderId, reason: 'Later' } });
  expect(await codeOf(owner, approveChangeSet, decide(teamId, second))).not.toBe(codes.success);
  expect(await ask(jonas, findTeams)).toEqual([]);
  expect(await codeOf(jonas, findCampaign, { query: { teamId } })).toBe(codes.notPermitted);
  expect(await codeOf(owner, orders.writeToStaff, { body: { teamId, orderId, text: 'Hello' } })).toBe(
    codes.changedMeanwhile,
  );
  const proposals = async () =>
    (await server.read(orderId)).messages.flatMap(({ proposal }) => proposal?.state ?? []);
  await expect.poll(proposals).toEqual(['declined', 'withdrawn']);
  expect(await money()).toEqual([100, 0, 0]);
});

test('whoever is staff no longer loses team, proposals and orders, and a colleague takes over', async () => {
  const server = await start();
  const { ask, codeOf, owner, jonas, teamId, order, propose, stateOf } = server;
  const first = await server.hire({ loginName: 'admin' });
  const ines = await server.hire();
  const orderId = await order();
  await server.handOver(orderId);
  const proposed = await propose();
  await ask(first, revokeStaff, { body: { userId: jonas.userId } });
  expect(await ask(jonas, findTeams)).toEqual([]);
  expect(await codeOf(owner, approveChangeSet, decide(teamId, proposed))).not.toBe(codes.success);
  await expect.poll(() => stateOf(orderId)).toBe('accepted');
  expect(await ask(ines, queue.findQueuedOrder, { query: { teamId, orderId } })).toMatchObject({
    staff: null,
  });
  await ask(ines, queue.takeOrder, { body: { teamId, orderId, reason: 'Jonas has left' } });
  expect((await propose(ines, '400', 'Anew')).state).toBe('proposed');
  expect(await stateOf(orderId)).toBe('planned');

  // Nobody works on an order of a team that they are in.
  const inside = await server.hire();
  await ask(owner, orders.cancelOrder, { body: { teamId, orderId } });
  const next = await order();
  const { write } = server.deps.database;
  const seat = { teamId, userId: inside.userId, role: 'readOnly', joinedAt: new Date() };
  await write.insertInto('teamMembers').values(seat).execute();
  expect(await codeOf(inside, queue.acceptOrder, { body: { teamId, orderId: next } })).toBe(codes.ownTeam);
  // A neighbour finds nothing, and a bound manager only what is theirs.
  const neighbour = await server.makePerson();
  const elsewhere = await server.makeTeam(neighbour, 'Neighbours');
  const of = { teamId: elsewhere, orderId: next };
  expect(await codeOf(neighbour, orders.findOrder, { query: of })).toBe(codes.notFound);
  expect(await codeOf(neighbour, orders.cancelOrder, { body: of })).toBe(codes.notFound);
});
