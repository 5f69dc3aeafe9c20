import { playPayment } from '@tapwright/contracts/payments';
import { Stripe } from 'stripe';
import { expect, inject, test } from 'vitest';
import { startTeamServer } from '../../teams/testing/team-server.ts';
import { standInAccess } from './stand-in-access.ts';

async function start() {
  const server = await startTeamServer();
  const { secretKey } = standInAccess(server.deps.keyedHash);
  const open = (key: string) =>
    new Stripe(key, {
      protocol: 'http',
      host: '127.0.0.1',
      port: server.port,
      telemetry: false,
      maxNetworkRetries: 0,
    });
  const stripe = open(secretKey);
  const somebody = await server.makePerson();
  const make = (reference: string, amount = 500, idempotencyKey = `recharge:${reference}`) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: reference,
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'usd', unit_amount: amount, product_data: { name: 'One' } },
          },
        ],
        success_url: 'https://ads.example.com/back',
        cancel_url: 'https://ads.example.com/left',
      },
      { idempotencyKey },
    );
  const play = (sessionId: string, action: 'pay' | 'decline' | 'leave') =>
    server.ask(somebody, playPayment, { body: { sessionId, action } });
  return { ...server, stripe, open, make, play };
}

test.runIf(inject('depth') === 'deep')(
  'the official library finds a session as it found it at Stripe',
  async () => {
    const { stripe, make, play } = await start();
    const made = await make('TW-1');
    expect(made).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 500,
      livemode: false,
    });
    expect(made.url).toContain(made.id);
    expect(await play(made.id, 'leave')).toEqual({ location: 'https://ads.example.com/left' });
    expect(await play(made.id, 'decline')).toEqual({ location: null });
    expect((await stripe.checkout.sessions.retrieve(made.id)).status).toBe('open');
    expect(await play(made.id, 'pay')).toEqual({ location: 'https://ads.example.com/back' });
    const paid = await stripe.checkout.sessions.retrieve(made.id, { expand: ['payment_intent'] });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: 'TW-1',
      url: null,
    });
  },
);

test('the same key answers the same session, and another wish under it is refused', async () => {
  const { make } = await start();
  const [one, other] = await Promise.all([make('TW-1'), make('TW-1')]);
  expect(other.id).toBe(one.id);
  expect((await make('TW-2')).id).not.toBe(one.id);
  await expect(make('TW-1', 600)).rejects.toMatchObject({ rawType: 'idempotency_error', statusCode: 400 });
});

test('what Stripe refuses is refused: another key, no such thing, an amount out of bounds, a parameter of old', async () => {
  const { stripe, open, make } = await start();
  await expect(open('sk_test_other').events.list()).rejects.toMatchObject({ statusCode: 401 });
  for (const asked of [
    () => stripe.checkout.sessions.retrieve('cs_none'),
    () => stripe.refunds.retrieve('re_none'),
    () => stripe.disputes.retrieve('dp_none'),
  ])
    await expect(asked()).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
  for (const amount of [49, 100_000_000])
    await expect(make(`TW-${amount}`, amount)).rejects.toThrow('not allowed');
  const old = { mode: 'payment', payment_method_types: ['card'] } as const;
  await expect(stripe.checkout.sessions.create(old as object)).rejects.toMatchObject({
    code: 'payment_method_types_no_longer_supported',
  });
});

test('events are listed from the newest, page by page', async () => {
  const { stripe, make, play } = await start();
  const ids: string[] = [];
  for (const reference of ['TW-1', 'TW-2', 'TW-3']) {
    const { id } = await make(reference);
    await play(id, 'pay');
    ids.unshift(id);
  }
  const found: string[] = [];
  for await (const { data } of stripe.events.list({ limit: 2, created: { gte: 0 } }))
    if ('id' in data.object) found.push(data.object.id);
  expect(found).toEqual(ids);
  const later = Math.floor(Date.now() / 1000) + 3600;
  expect((await stripe.events.list({ created: { gte: later } })).data).toEqual([]);
});
