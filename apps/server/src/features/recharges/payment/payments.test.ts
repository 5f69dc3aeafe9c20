import { randomUUID } from 'node:crypto';
import { codes } from '@tapwright/contracts/codes';
import { findBalance, findStatement } from '@tapwright/contracts/ledger';
import { playPayment, type StandInAction } from '@tapwright/contracts/payments';
import * as calls from '@tapwright/contracts/recharges';
import { sql } from 'kysely';
import { Stripe } from 'stripe';
import { expect, test, vi } from 'vitest';
import { checkLedger } from '../../ledger/index.ts';
import { createPayments, findMissedEvents } from '../../payments/index.ts';
import { type Somebody, startTeamServer } from '../../teams/testing/team-server.ts';
import { askOpenPayments } from './ask-open-payments.ts';
import { bookFees } from './book-fees.ts';

async function start() {
  const server = await startTeamServer();
  const { deps, ask, makePerson, makeTeam, origin } = server;
  const owner = await makePerson();
  const teamId = await makeTeam(owner);
  const payments = createPayments(deps, () => new URL(origin));
  const { stripe } = payments;
  if (stripe === undefined) throw new Error('With the sandbox Stripe is played.');
  const client = new Stripe(stripe.secretKey, {
    protocol: 'http',
    host: '127.0.0.1',
    port: server.port,
    telemetry: false,
  });
  const begin = async (who: Somebody = owner, team = teamId, attempt: string = randomUUID()) => {
    const body = { teamId: team, way: 'card' as const, amount: 250_000, attempt };
    const { rechargeId, url } = await ask(who, calls.beginPayment, { body });
    return { rechargeId, url, sessionId: url.split('session=')[1] ?? '' };
  };
  const play = (sessionId: string, action: StandInAction) =>
    ask(owner, playPayment, { body: { sessionId, action } });
  const balance = async (who = owner, team = teamId) =>
    (await ask(who, findBalance, { query: { teamId: team } })).available;
  const stateOf = async (rechargeId: number) => {
    const { list } = await ask(owner, calls.findRecharges, { query: { teamId } });
    return list.find((row) => row.rechargeId === rechargeId)?.state;
  };
  const eventOf = (sessionId: string, id = `evt_${randomUUID()}`) => ({
    id,
    object: 'event',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    type: 'checkout.session.completed',
    data: { object: { id: sessionId, object: 'checkout.session' } },
  });
  const tell = async (event: object, { secret = stripe.webhookSecret, age = 0, changed = '' } = {}) => {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(Date.now() / 1000) - age;
    const signature = client.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const body = payload + changed;
    return (await fetch(`${origin}/stripe/webhook`, { method: 'POST', headers, body })).status;
  };
  const countEvents = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from payment_events`.execute(
      deps.database.read,
    );
    return rows[0]?.count ?? 0;
  };
  const makeDue = () =>
    sql`update payment_sessions set ask_at = now() - interval '1 s' where ask_at is not null`.execute(
      deps.database.write,
    );
  return {
    ...server,
    owner,
    teamId,
    payments,
    stripe,
    client,
    begin,
    play,
    balance,
    stateOf,
    eventOf,
    tell,
    countEvents,
    makeDue,
  };
}

test('a card pays, its notice comes twice, and the balance has it once', async () => {
  const {
    ask,
    codeOf,
    deps,
    begin,
    play,
    balance,
    stateOf,
    eventOf,
    tell,
    client,
    owner,
    teamId,
    openNotices,
  } = await start();
  const attempt = randomUUID();
  const [one, other] = await Promise.all([begin(owner, teamId, attempt), begin(owner, teamId, attempt)]);
  expect(other).toEqual(one);
  expect(await client.checkout.sessions.retrieve(one.sessionId)).toMatchObject({
    status: 'open',
    amount_total: 250_000,
  });
  expect(await balance()).toBe(0);
  const { location } = await play(one.sessionId, 'pay');
  expect(location).toContain(`/#/finance/recharge?team=${teamId}&recharge=${one.rechargeId}`);
  await vi.waitFor(async () => expect(await stateOf(one.rechargeId)).toBe('credited'), 20_000);
  const again = eventOf(one.sessionId);
  expect(await Promise.all([tell(again), tell(again), tell(eventOf(one.sessionId))])).toEqual([
    200, 200, 200,
  ]);
  const asked = await Promise.all(
    [1, 2, 3].map(() => ask(owner, calls.askPayment, { body: { teamId, rechargeId: one.rechargeId } })),
  );
  expect(asked.map(({ state }) => state)).toEqual(['credited', 'credited', 'credited']);
  expect(await balance()).toBe(250_000);
  expect((await checkLedger(deps.database)).faults).toEqual([]);
  expect((await openNotices(owner)).map(({ typeId }) => typeId)).toContain(16);
  expect(await codeOf(owner, playPayment, { body: { sessionId: one.sessionId, action: 'pay' } })).toBe(
    codes.changedMeanwhile,
  );
  const body = { teamId, way: 'card', amount: 250_000, attempt };
  expect(await codeOf(owner, calls.beginPayment, { body })).toBe(codes.changedMeanwhile);
});

test('who comes back without having paid is credited nothing, and two tabs are two payments', async () => {
  const { ask, begin, play, balance, stateOf, owner, teamId } = await start();
  const [first, second] = [await begin(), await begin()];
  const comeBack = (rechargeId: number) => ask(owner, calls.askPayment, { body: { teamId, rechargeId } });
  expect(await comeBack(first.rechargeId)).toMatchObject({ state: 'begun', payUrl: first.url });
  await play(first.sessionId, 'decline');
  expect((await comeBack(first.rechargeId)).state).toBe('begun');
  expect(await balance()).toBe(0);
  await play(first.sessionId, 'payUnheard');
  await play(second.sessionId, 'payUnheard');
  expect((await comeBack(first.rechargeId)).state).toBe('credited');
  expect(await stateOf(second.rechargeId)).toBe('begun');
  expect((await comeBack(second.rechargeId)).state).toBe('credited');
  expect(await balance()).toBe(500_000);
});

test('what is forged, old, changed or of the other mode is refused and not kept', async () => {
  const { begin, eventOf, tell, countEvents, origin } = await start();
  const { sessionId } = await begin();
  const event = eventOf(sessionId);
  expect(await tell(event, { secret: 'whsec_another' })).toBe(400);
  expect(await tell(event, { age: 301 })).toBe(400);
  expect(await tell(event, { changed: ' ' })).toBe(400);
  expect(await tell({ ...event, livemode: true })).toBe(400);
  const unsigned = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  expect((await fetch(`${origin}/stripe/webhook`, unsigned)).status).toBe(400);
  expect(await countEvents()).toBe(0);
});

test('a notice about another team’s session moves that team’s money alone, and only as Stripe says', async () => {
  const { makePerson, makeTeam, begin, play, balance, eventOf, tell, owner, teamId, stateOf, lines } =
    await start();
  const other = await makePerson();
  const otherTeam = await makeTeam(other, 'South');
  const theirs = await begin(other, otherTeam);
  const ours = await begin();
  // It says that it is ours and was paid.
  const event = eventOf(theirs.sessionId);
  const lie = {
    ...event.data.object,
    client_reference_id: 'TW',
    metadata: { teamId },
    payment_status: 'paid',
  };
  expect(await tell({ ...event, data: { object: lie } })).toBe(200);
  expect(await tell(eventOf('cs_test_of_nobody'))).toBe(200);
  await vi.waitFor(() => expect(lines.join('')).toContain('a notice is of no payment of ours'), 20_000);
  expect([await balance(), await balance(other, otherTeam)]).toEqual([0, 0]);
  await play(theirs.sessionId, 'pay');
  await vi.waitFor(async () => expect(await balance(other, otherTeam)).toBe(250_000), 20_000);
  expect([await balance(owner), await stateOf(ours.rechargeId)]).toEqual([0, 'begun']);
});

test('a missed notice is found by asking, and so is a payment that comes later or never', async () => {
  const { deps, payments, stripe, begin, play, stateOf, makeDue, balance, countEvents } = await start();
  const [unheard, late, never] = [await begin(), await begin(), await begin()];
  await play(unheard.sessionId, 'payUnheard');
  await play(late.sessionId, 'payLater');
  await sql`update payment_sessions set ends_at = now() where recharge_id = ${never.rechargeId}`.execute(
    deps.database.write,
  );
  await sql`update payment_stand_ins set data = jsonb_set(data, '{endsAt}', '1') where id = ${never.sessionId}`.execute(
    deps.database.write,
  );
  await makeDue();
  await askOpenPayments(deps, payments);
  const states = async () => [
    await stateOf(unheard.rechargeId),
    await stateOf(late.rechargeId),
    await stateOf(never.rechargeId),
  ];
  expect(await states()).toEqual(['credited', 'paying', 'expired']);
  await sql`update payment_stand_ins set data = jsonb_set(data, '{paidAt}', '1') where id = ${late.sessionId}`.execute(
    deps.database.write,
  );
  await makeDue();
  await askOpenPayments(deps, payments);
  expect(await states()).toEqual(['credited', 'credited', 'expired']);
  expect(await balance()).toBe(500_000);
  const { rows } = await sql`select from payment_sessions where ask_at is not null`.execute(
    deps.database.read,
  );
  expect(rows).toEqual([]);
  await findMissedEvents(deps, stripe);
  const kept = await countEvents();
  await findMissedEvents(deps, stripe);
  expect([kept > 0, await countEvents()]).toEqual([true, kept]);
});

test('what Stripe keeps is booked once, as ours, and a team is credited all that it paid', async () => {
  const { deps, payments, begin, play, ask, owner, teamId, balance } = await start();
  const { write } = deps.database;
  const [paid, open] = [await begin(), await begin()];
  await play(paid.sessionId, 'payUnheard');
  await ask(owner, calls.askPayment, { body: { teamId, rechargeId: paid.rechargeId } });
  await Promise.all([bookFees(deps, payments), bookFees(deps, payments)]);
  await bookFees(deps, payments);
  const { rows } = await sql<{ account: string; amount: number }>`
    select account, amount from ledger_postings where team_id = 0 order by number, line`.execute(write);
  expect(rows).toEqual([
    { account: 'stripeClearing', amount: 7_280 },
    { account: 'stripeFees', amount: -7_280 },
  ]);
  expect(await balance()).toBe(250_000);
  expect((await ask(owner, findStatement, { query: { teamId } })).list.map(({ kind }) => kind)).toEqual([
    'recharge',
  ]);
  const sessions = await sql<{ feeMinor: number | null }>`
    select fee_minor as "feeMinor" from payment_sessions order by recharge_id`.execute(write);
  expect(sessions.rows).toEqual([{ feeMinor: 7_280 }, { feeMinor: null }]);
  expect(open.rechargeId).toBeGreaterThan(paid.rechargeId);
  expect((await checkLedger(deps.database)).faults).toEqual([]);
});

test('another amount, currency or reference than was asked for is credited to nobody', async () => {
  const { deps, begin, play, ask, owner, teamId, balance } = await start();
  for (const [field, value] of [
    ['amount', '999'],
    ['currency', '"cny"'],
    ['reference', '"TW-AAAAAA-00"'],
  ]) {
    const { rechargeId, sessionId } = await begin();
    await sql`update payment_stand_ins set data = jsonb_set(data, ${`{${field}}`}::text[], ${value}::jsonb) where id = ${sessionId}`.execute(
      deps.database.write,
    );
    await play(sessionId, 'payUnheard');
    expect((await ask(owner, calls.askPayment, { body: { teamId, rechargeId } })).state).toBe('unclear');
  }
  expect(await balance()).toBe(0);
});

test('who may not recharge begins no payment, and no amount out of bounds is begun', async () => {
  const { ask, codeOf, makePerson, makeMember, owner, teamId } = await start();
  const admin = await makeMember(owner, teamId, 'admin');
  const body = { teamId, way: 'card' as const, amount: 250_000, attempt: randomUUID() };
  expect(await codeOf(admin, calls.beginPayment, { body })).toBe(codes.notPermitted);
  for (const amount of [-1, 0, 99, 1.5, 100_000_000])
    expect(await codeOf(owner, calls.beginPayment, { body: { ...body, amount } })).toBe(codes.badInput);
  const stranger = await makePerson();
  const { rechargeId } = await ask(owner, calls.beginPayment, { body });
  expect(await codeOf(stranger, calls.askPayment, { body: { teamId, rechargeId } })).toBe(codes.notPermitted);
  expect(await codeOf(owner, calls.withdrawRecharge, { body: { teamId, rechargeId } })).toBe(
    codes.changedMeanwhile,
  );
});
