import { randomUUID } from 'node:crypto';
import { codes } from '@tapwright/contracts/codes';
import { findBalance, findStatement } from '@tapwright/contracts/ledger';
import { playPayment, type StandInAction } from '@tapwright/contracts/payments';
import * as calls from '@tapwright/contracts/recharges';
import * as refundCalls from '@tapwright/contracts/refunds';
import { addTeam } from '@tapwright/contracts/teams';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { checkLedger } from '../../ledger/index.ts';
import { createPayments } from '../../payments/index.ts';
import { readPlayedTrade, signPlayedNotice } from '../../payments/testing/played-alipay.ts';
import { type Somebody, startTeamServer } from '../../teams/testing/team-server.ts';
import { askOpenPayments } from './ask-open-payments.ts';

const waitMs = { timeout: 20_000 };

async function start() {
  const server = await startTeamServer();
  const { deps, ask, makePerson, origin } = server;
  const { write } = deps.database;
  const owner = await makePerson();
  const makeRmbTeam = async (who: Somebody, teamName = 'North') =>
    (await ask(who, addTeam, { body: { teamName, currencyType: 'RMB' } })).teamId;
  const teamId = await makeRmbTeam(owner);
  const payments = createPayments(deps, () => new URL(origin));
  const { alipay } = payments;
  if (alipay === undefined) throw new Error('With the sandbox Alipay is played.');
  const begin = async (who: Somebody = owner, team = teamId, attempt: string = randomUUID()) => {
    const body = { teamId: team, way: 'alipay' as const, amount: 250_000, attempt };
    const { rechargeId, url } = await ask(who, calls.beginPayment, { body });
    return { rechargeId, url, name: nameIn(url) };
  };
  /** As a browser does that is sent to the cashier. */
  const visit = async (url: string) => {
    const { pathname, search } = new URL(url);
    return fetch(`${origin}${pathname}${search}`, { redirect: 'manual' });
  };
  const beginAndVisit = async (who?: Somebody, team?: number) => {
    const begun = await begin(who, team);
    expect((await visit(begun.url)).status).toBe(303);
    return begun;
  };
  const play = (sessionId: string, action: StandInAction) =>
    ask(owner, playPayment, { body: { sessionId, action } });
  const comeBack = (rechargeId: number, who: Somebody = owner, team = teamId) =>
    ask(who, calls.askPayment, { body: { teamId: team, rechargeId } });
  const balance = async (who = owner, team = teamId) =>
    (await ask(who, findBalance, { query: { teamId: team } })).available;
  const stateOf = async (rechargeId: number) => {
    const { list } = await ask(owner, calls.findRecharges, { query: { teamId } });
    return list.find((row) => row.rechargeId === rechargeId)?.state;
  };
  const tradeOf = (name: string) => readPlayedTrade(deps, name);
  const change = (name: string, field: string, value: unknown) =>
    sql`update payment_stand_ins set data = jsonb_set(data, ${`{${field}}`}::text[], ${JSON.stringify(value)}::jsonb)
      where kind = 'trade' and id = ${name}`.execute(write);
  /** A notice, changed before or after it is signed. */
  const tell = async (name: string, { said = {}, forged = {} }: { said?: object; forged?: object } = {}) => {
    const form = await signPlayedNotice(deps, alipay, name, said);
    for (const [field, value] of Object.entries(forged)) form.set(field, String(value));
    const answer = await fetch(`${origin}/alipay/notice`, { method: 'POST', body: form });
    return { status: answer.status, text: await answer.text() };
  };
  const countEvents = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from payment_events`.execute(write);
    return rows[0]?.count ?? 0;
  };
  /** As if the hour of the page were long over. */
  const letTimePass = async (rechargeId: number) => {
    await sql`update payment_sessions set ends_at = now() - interval '6 min', ask_at = now() - interval '1 s'
      where recharge_id = ${rechargeId}`.execute(write);
    await askOpenPayments(deps, payments);
  };
  const faults = async () => (await checkLedger(deps.database)).faults;
  return {
    ...server,
    owner,
    teamId,
    payments,
    makeRmbTeam,
    begin,
    visit,
    beginAndVisit,
    play,
    comeBack,
    balance,
    stateOf,
    tradeOf,
    change,
    tell,
    countEvents,
    letTimePass,
    faults,
  };
}

const nameIn = (url: string): string => {
  const content: unknown = JSON.parse(new URL(url).searchParams.get('biz_content') ?? '');
  const isNamed = typeof content === 'object' && content !== null && 'out_trade_no' in content;
  return isNamed ? String(content.out_trade_no) : '';
};

test('Alipay pays, tells it twice before the payer is back, and the balance has it once', async () => {
  const { ask, origin, owner, teamId, begin, visit, play, comeBack, balance, stateOf, tell, faults } =
    await start();
  const attempt = randomUUID();
  const [one, other] = await Promise.all([begin(owner, teamId, attempt), begin(owner, teamId, attempt)]);
  expect([other.rechargeId, other.name]).toEqual([one.rechargeId, one.name]);
  // Nobody has been on its page, so Alipay knows of nothing.
  expect(await comeBack(one.rechargeId)).toMatchObject({ state: 'begun', payUrl: one.url });
  const page = await visit(one.url);
  expect(page.headers.get('location')).toBe(`/#/payment/stand-in?session=${one.name}`);
  expect((await visit(one.url)).status).toBe(303);
  expect(await stateOf(one.rechargeId)).toBe('begun');
  const { location } = await play(one.name, 'pay');
  await vi.waitFor(async () => expect(await stateOf(one.rechargeId)).toBe('credited'), waitMs);
  expect(await Promise.all([tell(one.name), tell(one.name), comeBack(one.rechargeId)])).toMatchObject([
    { status: 200, text: 'success' },
    { status: 200, text: 'success' },
    { state: 'credited', receiptNumber: expect.any(String) },
  ]);
  expect(await balance()).toBe(250_000);
  expect((await ask(owner, findStatement, { query: { teamId } })).list.map(({ kind }) => kind)).toEqual([
    'recharge',
  ]);
  expect(await faults()).toEqual([]);
  const back = new URL(location ?? '');
  const returned = `${origin}${back.pathname}${back.search}&out_trade_no=${one.name}&sign=x`;
  const answer = await fetch(returned, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/#/finance/recharge?team=${teamId}&recharge=${one.rechargeId}`,
  ]);
  const elsewhere = await fetch(`${origin}/alipay/return?team=1%23&recharge=//b`, { redirect: 'manual' });
  expect(elsewhere.headers.get('location')).toBe('/#/finance/index');
});

test('what is forged, changed, of another app or for another seller is refused and not kept', async () => {
  const { beginAndVisit, play, tell, countEvents, origin, stateOf } = await start();
  const { name, rechargeId } = await beginAndVisit();
  await play(name, 'payUnheard');
  const refused = { status: 400, text: 'fail' };
  for (const forged of [
    { sign: 'bm90IGEgc2lnbmF0dXJl' },
    { sign: '' },
    { total_amount: '9999.00' },
    { subject: '充值 100%' },
    { notify_id: 'another' },
    { sign_type: 'RSA' },
    { more: '1' },
  ])
    expect(await tell(name, { forged })).toEqual(refused);
  for (const said of [{ app_id: '9021000000000002' }, { seller_id: '2088000000000002' }, { notify_id: '' }])
    expect(await tell(name, { said })).toEqual(refused);
  for (const body of ['', '{}', 'sign=a&sign=b', '%'])
    expect((await fetch(`${origin}/alipay/notice`, { method: 'POST', body })).status).toBe(400);
  expect([await countEvents(), await stateOf(rechargeId)]).toEqual([0, 'begun']);
});

test('what a notice claims counts for nothing: only what Alipay says when it is asked', async () => {
  const { owner, makePerson, makeRmbTeam, beginAndVisit, play, tell, balance, stateOf, comeBack, lines } =
    await start();
  const other = await makePerson();
  const otherTeam = await makeRmbTeam(other, 'South');
  const theirs = await beginAndVisit(other, otherTeam);
  const ours = await beginAndVisit();
  // Before it is paid, out of order, with another sum.
  const paid = { trade_status: 'TRADE_SUCCESS', total_amount: '9999.00' };
  for (const said of [
    paid,
    { ...paid, trade_status: 'TRADE_CLOSED' },
    { ...paid, out_trade_no: 'TW_OF_NOBODY' },
  ])
    expect((await tell(ours.name, { said })).text).toBe('success');
  await vi.waitFor(() => expect(lines.join('')).toContain('a notice is of no payment of ours'), waitMs);
  expect(await comeBack(ours.rechargeId)).toMatchObject({ state: 'begun' });
  await play(theirs.name, 'pay');
  await vi.waitFor(async () => expect(await balance(other, otherTeam)).toBe(250_000), waitMs);
  expect([await balance(owner), await stateOf(ours.rechargeId)]).toEqual([0, 'begun']);
});

test('one that was missed is found by asking, and one that is told months later credits nothing more', async () => {
  const { deps, payments, beginAndVisit, play, change, tell, stateOf, balance, faults } = await start();
  const [first, second] = [await beginAndVisit(), await beginAndVisit()];
  await play(first.name, 'payUnheard');
  await play(second.name, 'payUnheard');
  // What cannot be given back is finished at once.
  await change(second.name, 'state', 'finished');
  await sql`update payment_sessions set ask_at = now() - interval '1 s'`.execute(deps.database.write);
  await askOpenPayments(deps, payments);
  expect([await stateOf(first.rechargeId), await stateOf(second.rechargeId)]).toEqual([
    'credited',
    'credited',
  ]);
  await change(first.name, 'state', 'finished');
  expect((await tell(first.name)).text).toBe('success');
  expect((await tell(first.name)).text).toBe('success');
  await askOpenPayments(deps, payments);
  expect(await balance()).toBe(500_000);
  expect(await faults()).toEqual([]);
});

test('another amount than was asked for is credited to nobody', async () => {
  const { beginAndVisit, play, change, comeBack, balance } = await start();
  const { name, rechargeId } = await beginAndVisit();
  await change(name, 'amount', 999);
  await play(name, 'payUnheard');
  expect((await comeBack(rechargeId)).state).toBe('unclear');
  expect(await balance()).toBe(0);
});

test('what nobody paid in time is closed at Alipay, whether somebody was on its page or not', async () => {
  const { begin, beginAndVisit, visit, codeOf, owner, letTimePass, stateOf, tradeOf, play, balance } =
    await start();
  const [visited, unseen, paid] = [await beginAndVisit(), await begin(), await beginAndVisit()];
  await letTimePass(visited.rechargeId);
  expect([await stateOf(visited.rechargeId), (await tradeOf(visited.name)).state]).toEqual([
    'expired',
    'closed',
  ]);
  const body = { sessionId: visited.name, action: 'pay' };
  expect(await codeOf(owner, playPayment, { body })).toBe(codes.changedMeanwhile);
  await letTimePass(unseen.rechargeId);
  expect(await stateOf(unseen.rechargeId)).toBe('expired');
  await play(paid.name, 'payUnheard');
  await letTimePass(paid.rechargeId);
  expect([await stateOf(paid.rechargeId), await balance()]).toEqual(['credited', 250_000]);
  const { searchParams } = new URL(unseen.url);
  expect(searchParams.get('timestamp')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  const url = new URL(unseen.url);
  url.searchParams.set('biz_content', (url.searchParams.get('biz_content') ?? '').replace('2500.00', '1.00'));
  expect((await visit(url.href)).status).toBe(400);
});

test('money goes back in part and in all, once each, and what Alipay will not give back stays', async () => {
  const {
    deps,
    ask,
    makePerson,
    owner,
    teamId,
    beginAndVisit,
    play,
    comeBack,
    balance,
    tradeOf,
    tell,
    faults,
  } = await start();
  const makeStaff = async () => {
    const person = await makePerson();
    const { userId } = person;
    const { write } = deps.database;
    await write.updateTable('users').set({ isStaff: true }).where('userId', '=', userId).execute();
    const passed = { secondFactorAt: new Date() };
    await write.updateTable('sessions').set(passed).where('userId', '=', userId).execute();
    return person;
  };
  const [noor, rosa] = [await makeStaff(), await makeStaff()];
  const { name, rechargeId } = await beginAndVisit();
  await play(name, 'payUnheard');
  const { reference } = await comeBack(rechargeId);
  const reason = 'The app is sold';
  const giveBack = async (amount: number, state: string) => {
    await ask(noor, refundCalls.proposeRefund, { body: { rechargeReference: reference, amount, reason } });
    const { list } = await ask(rosa, refundCalls.findRefunds);
    const key = { teamId, refundId: list.at(-1)?.refundId ?? 0 };
    await ask(rosa, refundCalls.approveRefund, { body: { ...key, reason } });
    await vi.waitFor(async () => {
      const done = await ask(rosa, refundCalls.findRefunds, { query: { state: 'done' } });
      expect(done.list.find(({ refundId }) => refundId === key.refundId)?.state).toBe(state);
    }, waitMs);
  };
  await giveBack(100_000, 'paid');
  expect(await balance()).toBe(150_000);
  // Alipay says of a part that went back that the trade succeeded, once more.
  expect((await tell(name)).text).toBe('success');
  await giveBack(666, 'failed');
  expect(await balance()).toBe(150_000);
  await giveBack(150_000, 'paid');
  expect(await balance()).toBe(0);
  const { refunds, state } = await tradeOf(name);
  // By their own ids, in whose order the database gives them back.
  const given = Object.values(refunds).toSorted((one, other) => one - other);
  expect([given, state]).toEqual([[100_000, 150_000], 'closed']);
  expect((await comeBack(rechargeId)).state).toBe('credited');
  const kinds = (await ask(owner, findStatement, { query: { teamId } })).list.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'recharge')).toHaveLength(1);
  expect(await faults()).toEqual([]);
});

test('RMB by Alipay goes to Alipay itself, and dollars do not', async () => {
  const { ask, makeTeam, owner, teamId } = await start();
  const ways = (team: number) => ask(owner, calls.findRechargeWays, { query: { teamId: team } });
  expect(await ways(teamId)).toMatchObject({
    card: { provider: 'stripe' },
    alipay: { provider: 'alipay', isStandIn: true },
  });
  expect(await ways(await makeTeam(owner, 'Dollars'))).toMatchObject({ alipay: { provider: 'stripe' } });
});
