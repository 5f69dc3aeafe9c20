import { randomUUID } from 'node:crypto';
import { codes } from '@tapwright/contracts/codes';
import { findBalance, findStatement } from '@tapwright/contracts/ledger';
import { playPayment } from '@tapwright/contracts/payments';
import * as recharges from '@tapwright/contracts/recharges';
import * as calls from '@tapwright/contracts/refunds';
import { expect, test, vi } from 'vitest';
import { checkLedger } from '../../ledger/index.ts';
import { type Somebody, startTeamServer } from '../../teams/testing/team-server.ts';

async function start() {
  const server = await startTeamServer();
  const { deps, ask, makePerson, makeTeam } = server;
  const owner = await makePerson();
  const teamId = await makeTeam(owner);
  const makeStaff = async (person: Somebody) => {
    const { write } = deps.database;
    const { userId } = person;
    await write.updateTable('users').set({ isStaff: true }).where('userId', '=', userId).execute();
    const passed = { secondFactorAt: new Date() };
    await write.updateTable('sessions').set(passed).where('userId', '=', userId).execute();
    return person;
  };
  const [noor, rosa] = [await makeStaff(await makePerson()), await makeStaff(await makePerson())];
  const balance = async () => (await ask(owner, findBalance, { query: { teamId } })).available;
  const pay = async (amount = 250_000) => {
    const body = { teamId, way: 'card' as const, amount, attempt: randomUUID() };
    const { rechargeId, url } = await ask(owner, recharges.beginPayment, { body });
    const sessionId = url.split('session=')[1] ?? '';
    await ask(owner, playPayment, { body: { sessionId, action: 'payUnheard' } });
    const { reference } = await ask(owner, recharges.askPayment, { body: { teamId, rechargeId } });
    return { sessionId, reference };
  };
  const propose = async (rechargeReference: string, amount: number, who = noor) => {
    await ask(who, calls.proposeRefund, { body: { rechargeReference, amount, reason: 'The app is sold' } });
    const { list } = await ask(rosa, calls.findRefunds);
    return { teamId, refundId: list.at(-1)?.refundId ?? 0 };
  };
  const kinds = async () =>
    (await ask(owner, findStatement, { query: { teamId } })).list.map(({ kind }) => kind).toReversed();
  const isBalanced = async () => (await checkLedger(deps.database)).faults;
  return { ...server, owner, teamId, noor, rosa, makeStaff, balance, pay, propose, kinds, isBalanced };
}

const reason = 'Compared with the payer';

test('two people give unspent money back, and neither of them twice nor in their own team', async () => {
  const { ask, codeOf, send, owner, noor, rosa, makeStaff, balance, pay, propose, kinds, isBalanced } =
    await start();
  const { reference } = await pay();
  const key = await propose(reference, 100_000);
  const body = { ...key, reason };
  expect(await balance()).toBe(250_000);
  expect(await codeOf(noor, calls.approveRefund, { body })).toBe(codes.secondPersonNeeded);
  expect(await codeOf(owner, calls.approveRefund, { body })).toBe(codes.notPermitted);
  await makeStaff(owner);
  expect(await codeOf(owner, calls.approveRefund, { body })).toBe(codes.ownTeam);
  const approvals = await Promise.all([1, 2, 3].map(() => send(rosa, calls.approveRefund, { body })));
  expect(approvals.filter(({ code }) => code === codes.success)).toHaveLength(1);
  expect(await balance()).toBe(150_000);
  await vi.waitFor(
    async () => expect(await kinds()).toEqual(['recharge', 'refundBegin', 'refundEnd']),
    20_000,
  );
  const { list } = await ask(rosa, calls.findRefunds, { query: { state: 'done' } });
  expect(list).toMatchObject([{ state: 'paid', amount: 100_000, decision: reason }]);
  expect(await isBalanced()).toEqual([]);

  const tooMuch = { rechargeReference: reference, amount: 150_001, reason };
  expect(await codeOf(noor, calls.proposeRefund, { body: tooMuch })).toBe(codes.badInput);
  expect(await codeOf(noor, calls.proposeRefund, { body: { ...tooMuch, rechargeReference: 'TW' } })).toBe(
    codes.badInput,
  );
});

test('what its bank gives back is in the balance again, and what is declined never left', async () => {
  const { ask, rosa, balance, pay, propose, kinds, isBalanced } = await start();
  const { reference } = await pay();
  const declined = await propose(reference, 500);
  await ask(rosa, calls.declineRefund, { body: { ...declined, reason } });
  // The played provider fails this one.
  const failing = await propose(reference, 666);
  await ask(rosa, calls.approveRefund, { body: { ...failing, reason } });
  await vi.waitFor(
    async () => expect(await kinds()).toEqual(['recharge', 'refundBegin', 'refundFail']),
    20_000,
  );
  expect(await balance()).toBe(250_000);
  expect(await isBalanced()).toEqual([]);
});

test('a disputed payment is taken out once, owed where it is spent, not refunded, and put back once', async () => {
  const { ask, codeOf, owner, noor, balance, pay, kinds, isBalanced, openNotices } = await start();
  const { sessionId, reference } = await pay();
  const play = (action: 'dispute' | 'win') => ask(owner, playPayment, { body: { sessionId, action } });
  await play('dispute');
  await vi.waitFor(async () => expect(await kinds()).toEqual(['recharge', 'dispute']), 20_000);
  expect(await balance()).toBe(0);
  const body = { rechargeReference: reference, amount: 100, reason };
  expect(await codeOf(noor, calls.proposeRefund, { body })).toBe(codes.badInput);
  expect((await openNotices(owner)).map(({ news }) => news).join()).toContain('took $2,500.00 back');
  await play('win');
  await play('win');
  await vi.waitFor(async () => expect(await kinds()).toEqual(['recharge', 'dispute', 'reinstate']), 20_000);
  expect(await balance()).toBe(250_000);
  expect(await isBalanced()).toEqual([]);
});
