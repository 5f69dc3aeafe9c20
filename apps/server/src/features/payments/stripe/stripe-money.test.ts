import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ProviderSilent } from '../payment-provider.ts';
import { createStripe } from './stripe-provider.ts';

/** Answers whatever is asked with what the test says, over HTTP, and keeps what was sent. */
async function startAnswering(answer: object, status = 200) {
  const sent: { path: string; body: string; key: string | undefined }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => {
      body += piece.toString();
    });
    request.on('end', () => {
      const key = request.headers['idempotency-key'];
      sent.push({ path: request.url ?? '', body: decodeURIComponent(body), key: key?.toString() });
      response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const stripe = createStripe({
    secretKey: 'sk_test_one',
    webhookSecret: 'whsec_one',
    isStandIn: false,
    origin: () => new URL(`http://127.0.0.1:${port}`),
  });
  return { stripe, sent };
}

const session = {
  id: 'cs_1',
  object: 'checkout.session',
  livemode: false,
  status: 'complete',
  payment_status: 'paid',
  amount_total: 250_000,
  currency: 'usd',
  client_reference_id: 'TW-1',
  payment_intent: { id: 'pi_1', object: 'payment_intent', status: 'succeeded' },
};
const charged = (settled: object | string | null) => ({
  ...session,
  payment_intent: { ...session.payment_intent, latest_charge: { id: 'ch_1', balance_transaction: settled } },
});

test.each([
  { what: 'settled as it was paid', of: { amount: 250_000, fee: 7_280 }, fee: 7_280 },
  { what: 'settled in yuan', of: { amount: 1_800_000, fee: 52_416 }, fee: 7_280 },
  { what: 'not settled', of: null, fee: undefined },
  { what: 'settled, and not read along', of: 'txn_1', fee: undefined },
])('the fee of a payment that is $what', async ({ of, fee }) => {
  const { stripe, sent } = await startAnswering(charged(of));
  expect(await stripe.askFee('cs_1')).toBe(fee);
  expect(sent[0]?.path).toContain('balance_transaction');
});

const paid = { state: 'paid', paymentId: 'pi_1', reference: 'TW-1', amount: 250_000, currency: 'USD' };
const intent = (status: string) => ({ ...session.payment_intent, status });

test.each([
  { what: 'paid', of: {}, says: paid },
  { what: 'paid, its payment by id alone', of: { payment_intent: 'pi_1' }, says: paid },
  {
    what: 'open',
    of: { status: 'open', payment_status: 'unpaid', payment_intent: null },
    says: { state: 'open' },
  },
  { what: 'expired', of: { status: 'expired', payment_status: 'unpaid' }, says: { state: 'ended' } },
  {
    what: 'complete, not paid yet',
    of: { payment_status: 'unpaid', payment_intent: intent('processing') },
    says: { state: 'underWay' },
  },
  {
    what: 'complete, and it failed later',
    of: { payment_status: 'unpaid', payment_intent: intent('requires_payment_method') },
    says: { state: 'failed' },
  },
  {
    what: 'complete, and called off',
    of: { payment_status: 'unpaid', payment_intent: intent('canceled') },
    says: { state: 'failed' },
  },
  { what: 'paid without an amount', of: { amount_total: null }, says: { state: 'underWay' } },
])('a session is read: $what', async ({ of, says }) => {
  const { stripe } = await startAnswering({ ...session, ...of });
  expect(await stripe.ask('cs_1')).toEqual(says);
});

test('a session of the live mode is none of a test key’s', async () => {
  const { stripe } = await startAnswering({ ...session, livemode: true });
  await expect(stripe.ask('cs_1')).rejects.toThrow(ProviderSilent);
});

test.each([400, 404, 401])('an answer of %s says nothing of the payment', async (status) => {
  const { stripe } = await startAnswering(
    { error: { type: 'invalid_request_error', message: 'No' } },
    status,
  );
  await expect(stripe.ask('cs_1')).rejects.toThrow(ProviderSilent);
});

test('a page is opened under the reference, with the way alone and in no other currency', async () => {
  const { stripe, sent } = await startAnswering({ ...session, url: 'https://pay.example/1' });
  const opened = await stripe.open({
    reference: 'TW-1',
    way: 'alipay',
    currency: 'CNY',
    amount: 8_000_000,
    what: 'Recharge of 岚木',
    language: 'zh-CN',
    endsAt: new Date(1_800_000_000_000),
    returnUrl: 'https://ads.example.com/#/finance/recharge?recharge=1',
    cancelUrl: 'https://ads.example.com/#/finance/recharge?recharge=1',
  });
  expect(opened).toEqual({ sessionId: 'cs_1', url: 'https://pay.example/1' });
  expect(sent).toMatchObject([{ path: '/v1/checkout/sessions', key: 'recharge:TW-1' }]);
  const body = new URLSearchParams(sent[0]?.body);
  expect(Object.fromEntries(body)).toMatchObject({
    mode: 'payment',
    client_reference_id: 'TW-1',
    'allowed_payment_method_types[0]': 'alipay',
    'adaptive_pricing[enabled]': 'false',
    'line_items[0][price_data][currency]': 'cny',
    'line_items[0][price_data][unit_amount]': '8000000',
    'payment_intent_data[metadata][reference]': 'TW-1',
    expires_at: '1800000000',
    locale: 'zh',
  });
  expect([...body.keys()].some((key) => key.startsWith('payment_method_types'))).toBe(false);
});

const refund = {
  reference: 'RF1',
  currency: 'USD' as const,
  amount: 500,
  sessionId: 'cs_1',
  paymentId: 'pi_1',
  providerRefundId: null,
  state: 'approved' as const,
};

test.each([
  ['succeeded', 'paid'],
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
])('a refund that is %s counts as %s', async (status, state) => {
  const { stripe } = await startAnswering({ id: 're_1', object: 'refund', status });
  expect(await stripe.refund(refund)).toEqual({ id: 're_1', state });
});

test('a refund is asked for once under its reference, and read from then on', async () => {
  const { stripe, sent } = await startAnswering({ id: 're_1', object: 'refund', status: 'pending' });
  await stripe.refund(refund);
  await stripe.refund({ ...refund, providerRefundId: 're_1' });
  expect(sent.map(({ path }) => path)).toEqual(['/v1/refunds', '/v1/refunds/re_1']);
  expect(sent[0]).toMatchObject({ key: 'refund:RF1' });
  expect(sent[0]?.body).toContain('payment_intent=pi_1&amount=500');
});

const move = (amount: number, fee = 0) => ({ object: 'balance_transaction', amount, fee });

test.each([
  { what: 'only asks', balance_transactions: [], state: 'inquiry', fee: 0 },
  {
    what: 'took it, with a fee',
    balance_transactions: [move(-250_000, 1_500)],
    state: 'withdrawn',
    fee: 1_500,
  },
  {
    what: 'took it in yuan',
    balance_transactions: [move(-1_800_000, 10_800)],
    state: 'withdrawn',
    fee: 1_500,
  },
  {
    what: 'gave it back, and kept the fee',
    balance_transactions: [move(-250_000, 1_500), move(250_000)],
    state: 'reinstated',
    fee: 1_500,
  },
  {
    what: 'gave back both',
    balance_transactions: [move(-250_000, 1_500), move(250_000, -1_500)],
    state: 'reinstated',
    fee: 0,
  },
])('a bank that $what: $state', async ({ balance_transactions, state, fee }) => {
  const dispute = { id: 'dp_1', object: 'dispute', amount: 250_000, payment_intent: 'pi_1' };
  const { stripe } = await startAnswering({ ...dispute, balance_transactions });
  expect(await stripe.askDispute?.('dp_1')).toEqual({ paymentId: 'pi_1', amount: 250_000, state, fee });
});
