import { randomUUID } from 'node:crypto';
import { findBalance, findStatement } from '@tapwright/contracts/ledger';
import { playPayment } from '@tapwright/contracts/payments';
import { askPayment, beginPayment } from '@tapwright/contracts/recharges';
import { expect, test } from 'vitest';
import { checkLedger, readAccounts } from '../../ledger/index.ts';
import { createPayments, type DisputeStanding } from '../../payments/index.ts';
import { startTeamServer } from '../../teams/testing/team-server.ts';
import { settleDispute } from './settle-dispute.ts';

const platform = { teamId: 0, currency: 'USD' } as const;

/** A team that paid 2,500.00 by card, and a provider that says of a dispute what the test says. */
async function start() {
  const { deps, ask, makePerson, makeTeam, origin } = await startTeamServer();
  const db = deps.database.write;
  const owner = await makePerson();
  const teamId = await makeTeam(owner);
  const body = { teamId, way: 'card' as const, amount: 250_000, attempt: randomUUID() };
  const { rechargeId, url } = await ask(owner, beginPayment, { body });
  const sessionId = url.split('session=')[1] ?? '';
  await ask(owner, playPayment, { body: { sessionId, action: 'payUnheard' } });
  await ask(owner, askPayment, { body: { teamId, rechargeId } });
  const { paymentId } = await db
    .selectFrom('paymentSessions')
    .select('paymentId')
    .where('sessionId', '=', sessionId)
    .executeTakeFirstOrThrow();
  const payments = createPayments(deps, () => new URL(origin));
  const told = { paymentId: paymentId ?? '', amount: 250_000 };
  const tell = async (state: DisputeStanding['state'], fee: number) => {
    const provider = payments.find('stripe');
    if (provider === undefined) throw new Error('With the sandbox Stripe is played.');
    const askDispute = () => Promise.resolve({ ...told, state, fee });
    const find = () => ({ ...provider, askDispute });
    await settleDispute(deps, { ...payments, find }, { provider: 'stripe', disputeId: 'dp_1' });
  };
  const fees = async () =>
    Math.abs((await readAccounts(db, platform, ['stripeFees'])).get('stripeFees') ?? 0);
  const clearing = async (book: { teamId: number; currency: 'USD' }) =>
    (await readAccounts(db, book, ['stripeClearing'])).get('stripeClearing') ?? 0;
  const balance = async () => (await ask(owner, findBalance, { query: { teamId } })).available;
  const kinds = async () =>
    (await ask(owner, findStatement, { query: { teamId } })).list.map(({ kind }) => kind).toReversed();
  const faults = async () => (await checkLedger(deps.database)).faults;
  return { teamId, tell, fees, clearing, balance, kinds, faults };
}

test('what a dispute costs us stands in the platform’s book, and the team’s knows nothing of it', async () => {
  const { teamId, tell, fees, clearing, balance, kinds, faults } = await start();
  await tell('inquiry', 0);
  expect([await fees(), await balance()]).toEqual([0, 250_000]);
  await tell('withdrawn', 1_500);
  expect([await fees(), await clearing(platform)]).toEqual([1_500, 1_500]);
  expect([await balance(), await clearing({ teamId, currency: 'USD' })]).toEqual([0, 0]);
  await tell('reinstated', 0);
  expect([await fees(), await clearing(platform), await balance()]).toEqual([0, 0, 250_000]);
  expect(await kinds()).toEqual(['recharge', 'dispute', 'reinstate']);
  expect(await faults()).toEqual([]);
});

test('a fee that is given back and taken again is booked each time, and the same answer again books nothing', async () => {
  const { tell, fees, faults } = await start();
  const seen: number[] = [];
  for (const fee of [0, 1_500, 1_500, 0, 1_500, 0, 2_000, 1_500]) {
    await tell('withdrawn', fee);
    seen.push(await fees());
  }
  expect(seen).toEqual([0, 1_500, 1_500, 0, 1_500, 0, 2_000, 1_500]);
  expect(await faults()).toEqual([]);
});
