import { expect, test } from 'vitest';
import { sessionAt, type StandInSession, writeDispute, writeSession } from './stand-in-session.ts';

const second = 1_800_000_000;
const at = (offset: number) => new Date((second + offset) * 1000);

const session: StandInSession = {
  id: 'cs_test_1',
  reference: 'TW-1',
  what: 'Recharge of North',
  amount: 500,
  currency: 'usd',
  state: 'open',
  isDeclined: false,
  endsAt: second,
  paidAt: null,
  successUrl: 'https://ads.example.com/back',
  cancelUrl: 'https://ads.example.com/left',
  payUrl: 'https://ads.example.com/pay',
};

test.each([
  { what: 'open before its end', of: {}, offset: -1, state: 'open' },
  { what: 'over at its end', of: {}, offset: 0, state: 'ended' },
  { what: 'paid in time, whenever it is looked at', of: { state: 'paid' }, offset: 9, state: 'paid' },
  {
    what: 'under way until it is there',
    of: { state: 'underWay', paidAt: second },
    offset: -1,
    state: 'underWay',
  },
  { what: 'there when it has come', of: { state: 'underWay', paidAt: second }, offset: 0, state: 'paid' },
] as const)('a played payment is $what', ({ of, offset, state }) => {
  expect(sessionAt({ ...session, ...of }, at(offset)).state).toBe(state);
});

test.each([
  { state: 'open', status: 'open', payment_status: 'unpaid', url: session.payUrl },
  { state: 'ended', status: 'expired', payment_status: 'unpaid', url: null },
  { state: 'underWay', status: 'complete', payment_status: 'unpaid', url: null },
  { state: 'paid', status: 'complete', payment_status: 'paid', url: null },
] as const)('$state reads as $status and $payment_status', ({ state, ...written }) => {
  expect(writeSession({ ...session, state })).toMatchObject(written);
});

test('a payment has its own id, which its dispute names', () => {
  const paid = writeSession({ ...session, state: 'paid' });
  expect(paid.payment_intent).toMatchObject({
    id: 'pi_test_1',
    status: 'succeeded',
    latest_charge: { balance_transaction: { amount: 500, fee: 45, net: 455 } },
  });
  const underWay = writeSession({ ...session, state: 'underWay' });
  expect(underWay.payment_intent).toMatchObject({ status: 'processing', latest_charge: null });
  expect(writeSession(session).payment_intent).toBeNull();
  const sums = [false, true].map((isWon) => {
    const { payment_intent: payment, balance_transactions: moves } = writeDispute(session, isWon);
    expect(payment).toBe('pi_test_1');
    return moves.reduce((sum, { amount }) => sum + amount, 0);
  });
  expect(sums).toEqual([-500, 0]);
});

test('what was declined stays open until its end, and is then over', () => {
  const declined = { ...session, isDeclined: true };
  expect(sessionAt(declined, at(-1))).toEqual(declined);
  expect(writeSession(sessionAt(declined, at(1))).status).toBe('expired');
});

test('a dispute is of the whole payment, and won only where the bank says so', () => {
  expect(writeDispute(session, false)).toMatchObject({
    id: 'dp_test_1',
    amount: 500,
    status: 'needs_response',
  });
  expect(writeDispute(session, true).status).toBe('won');
});
