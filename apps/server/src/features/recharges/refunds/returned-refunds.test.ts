import { codes } from '@tapwright/contracts/codes';
import { findBalance } from '@tapwright/contracts/ledger';
import * as calls from '@tapwright/contracts/refunds';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookDispute, checkLedger } from '../../ledger/index.ts';
import { creditWithReceipt } from '../receipts/credit-with-receipt.ts';
import { findReceipt } from '../receipts/receipts-store.ts';
import { insertRecharge, lockRecharge } from '../recharges-store.ts';
import { type Somebody, startTeamServer } from '../../teams/testing/team-server.ts';
import { lockRefund } from './refunds-store.ts';
import { settleRefund } from './settle-refund.ts';

const reason = 'Compared with the payer';
const at = new Date('2026-11-20T09:00:00Z');

async function start() {
  const server = await startTeamServer();
  const { deps, ask, makePerson, makeTeam } = server;
  const { write } = deps.database;
  const owner = await makePerson();
  const teamId = await makeTeam(owner);
  const book = { teamId, currency: 'USD' } as const;
  const makeStaff = async () => {
    const person: Somebody = await makePerson();
    const { userId } = person;
    await write.updateTable('users').set({ isStaff: true }).where('userId', '=', userId).execute();
    await write
      .updateTable('sessions')
      .set({ secondFactorAt: new Date() })
      .where('userId', '=', userId)
      .execute();
    return person;
  };
  const [noor, rosa] = [await makeStaff(), await makeStaff()];
  /** As if a bank had sent it and staff had found it. */
  const credit = async (reference: string, amount: number) =>
    write.transaction().execute(async (tx) => {
      const made = { ...book, reference, amount, madeBy: owner.userId, madeAt: at };
      const rechargeId = (await insertRecharge(tx, { ...made, way: 'card' })) ?? 0;
      const recharge = await lockRecharge(tx, { teamId, rechargeId });
      if (recharge === undefined) throw new Error('It was just inserted.');
      await creditWithReceipt(tx, deps.settings, recharge, { amount, from: 'funding', at });
      await sql`update recharges set way = 'remittance', submitted_at = now(), due_at = now(), proof = ${await keepSlip(reference)}
        where team_id = ${teamId} and recharge_id = ${rechargeId}`.execute(tx);
      return rechargeId;
    });
  const keepSlip = async (reference: string) => {
    const name = `${reference}.png`;
    const slip = { name, userId: owner.userId, bytes: 1, hash: Buffer.from(name), createdAt: at };
    await write.insertInto('rechargeProofs').values(slip).execute();
    return name;
  };
  const propose = async (rechargeReference: string, amount: number) => {
    await ask(noor, calls.proposeRefund, { body: { rechargeReference, amount, reason } });
    const { list } = await ask(rosa, calls.findRefunds);
    return { teamId, refundId: list.at(-1)?.refundId ?? 0 };
  };
  const balance = async () => (await ask(owner, findBalance, { query: { teamId } })).available;
  const faults = async () => (await checkLedger(deps.database)).faults;
  return { ...server, write, owner, teamId, book, noor, rosa, credit, propose, balance, faults };
}

test('what came by bank goes back by bank: people say that it left, or came back', async () => {
  const { ask, codeOf, rosa, noor, credit, propose, balance, faults } = await start();
  await credit('TW-1', 1_000);
  const paid = await propose('TW-1', 300);
  expect(await codeOf(rosa, calls.endRefund, { body: { ...paid, outcome: 'paid', reason } })).toBe(
    codes.changedMeanwhile,
  );
  await ask(rosa, calls.approveRefund, { body: { ...paid, reason } });
  expect(await balance()).toBe(700);
  await ask(noor, calls.endRefund, { body: { ...paid, outcome: 'paid', reason } });
  expect(await codeOf(noor, calls.endRefund, { body: { ...paid, outcome: 'failed', reason } })).toBe(
    codes.changedMeanwhile,
  );
  const returned = await propose('TW-1', 200);
  await ask(rosa, calls.approveRefund, { body: { ...returned, reason } });
  await ask(noor, calls.endRefund, { body: { ...returned, outcome: 'failed', reason } });
  expect(await balance()).toBe(700);
  expect(await faults()).toEqual([]);
});

test('what was paid out and came back weeks later is in the balance again, once', async () => {
  const { write, ask, rosa, noor, credit, propose, balance, faults } = await start();
  await credit('TW-1', 1_000);
  const key = await propose('TW-1', 300);
  await ask(rosa, calls.approveRefund, { body: { ...key, reason } });
  await ask(noor, calls.endRefund, { body: { ...key, outcome: 'paid', reason } });
  const comeBack = async () =>
    write.transaction().execute(async (tx) => {
      const refund = await lockRefund(tx, key);
      if (refund === undefined) throw new Error('It was proposed.');
      return settleRefund(tx, refund, { state: 'failed', from: 'funding', at });
    });
  expect([await comeBack(), await comeBack()]).toEqual([true, false]);
  expect(await balance()).toBe(1_000);
  expect(await faults()).toEqual([]);
});

test('staff say that a bank returned what it had paid out: never before it left, and once', async () => {
  const { ask, codeOf, owner, teamId, rosa, noor, credit, propose, balance, faults } = await start();
  await credit('TW-1', 1_000);
  const key = await propose('TW-1', 300);
  await ask(rosa, calls.approveRefund, { body: { ...key, reason } });
  const returned = { body: { ...key, outcome: 'returned', reason } } as const;
  expect(await codeOf(noor, calls.endRefund, returned)).toBe(codes.changedMeanwhile);
  await ask(noor, calls.endRefund, { body: { ...key, outcome: 'paid', reason } });
  expect(await codeOf(owner, calls.endRefund, returned)).not.toBe(codes.success);
  const both = await Promise.all([noor, rosa].map(async (who) => codeOf(who, calls.endRefund, returned)));
  expect(new Set(both)).toEqual(new Set([codes.success, codes.changedMeanwhile]));
  expect(await balance()).toBe(1_000);
  expect((await ask(owner, findBalance, { query: { teamId } })).refund).toBe(0);
  const { list } = await ask(rosa, calls.findRefunds, { query: { state: 'done' } });
  expect(list.map(({ state }) => state)).toEqual(['failed']);
  expect(await faults()).toEqual([]);
});

test('what is no longer there is not approved, and proposals at once are never more than the recharge was', async () => {
  const { write, ask, codeOf, book, rosa, noor, credit, propose, balance } = await start();
  await credit('TW-1', 1_000);
  const key = await propose('TW-1', 600);
  const body = { rechargeReference: 'TW-1', amount: 300, reason };
  const proposals = await Promise.all([1, 2, 3].map(() => codeOf(noor, calls.proposeRefund, { body })));
  expect(proposals.filter((code) => code === codes.success)).toHaveLength(1);
  await write
    .transaction()
    .execute((tx) => bookDispute(tx, { ...book, disputeId: 'dp_1', from: 'funding', amount: 900, at }));
  expect(await codeOf(rosa, calls.approveRefund, { body: { ...key, reason } })).toBe(codes.balanceTooLow);
  expect(await balance()).toBe(100);
  const { list } = await ask(rosa, calls.findRefunds);
  expect(list.map(({ state, available }) => [state, available])).toEqual([
    ['proposed', 100],
    ['proposed', 100],
  ]);
});

test('the database knows no refund of one person, and a receipt says what paid a debt', async () => {
  const { write, book, teamId, noor, credit, propose } = await start();
  await credit('TW-1', 1_000);
  const { refundId } = await propose('TW-1', 600);
  const alone = sql`update refunds set state = 'approved', decided_by = ${noor.userId}, decided_at = now()
    where refund_id = ${refundId}`;
  await expect(alone.execute(write)).rejects.toThrow('refunds_two_people');
  await write
    .transaction()
    .execute((tx) => bookDispute(tx, { ...book, disputeId: 'dp_1', from: 'funding', amount: 1_400, at }));
  const rechargeId = await credit('TW-2', 1_000);
  const receipt = await findReceipt(write, { teamId, rechargeId });
  expect(receipt?.facts).toMatchObject({
    credited: 1_000,
    repaid: 400,
    availableBefore: 0,
    availableAfter: 600,
  });
});
