import { randomBytes } from 'node:crypto';
import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import type {
  findStandInPayment as findCall,
  playPayment as playCall,
  StandInAction,
} from '@tapwright/contracts/payments';
import type Stripe from 'stripe';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { systemWrite } from '../../writes/index.ts';
import { stripeWebhookPath } from '../events/stripe-webhook.ts';
import { openStripe, type StripeAccess } from '../stripe/stripe-provider.ts';
import { findStandIn, insertStandIn, lockStandIn, updateStandIn } from './stand-in-store.ts';
import { sessionAt, standInSession, type StandInSession, writeSession } from './stand-in-session.ts';

/** So long is a payment under way that does not come at once. */
const underWaySeconds = 10;

export async function findStandInPayment(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { sessionId }: ParsedBodyOf<typeof findCall>,
): Promise<AnswerOf<typeof findCall>> {
  const found = await findStandIn(database.write, { kind: 'session', id: sessionId }, standInSession);
  if (found === undefined) throw new Refusal('notFound');
  const { what, amount, currency, state, isDeclined } = sessionAt(found, clock.now());
  return {
    provider: 'stripe',
    what,
    amount,
    currency: currency === 'cny' ? 'CNY' : 'USD',
    state,
    isDeclined,
  };
}

/** As if somebody paid on Stripe's page, or did not. */
export async function playPayment(
  deps: Deps,
  { sessionId, action }: ParsedBodyOf<typeof playCall>,
  access: StripeAccess,
): Promise<AnswerOf<typeof playCall>> {
  const now = deps.clock.now();
  const { session, event } = await systemWrite(deps, 'a played provider', async ({ tx }) => {
    const key = { kind: 'session', id: sessionId } as const;
    await lockStandIn(tx, key);
    const stored = await findStandIn(tx, key, standInSession);
    if (stored === undefined) throw new Refusal('notFound');
    const found = sessionAt(stored, now);
    if (found.state !== 'open' && action !== 'leave') throw new Refusal('changedMeanwhile');
    const next = play(found, action, now);
    await updateStandIn(tx, key, next);
    const made = next.state === found.state ? undefined : makeEvent(next, now);
    if (made !== undefined) await insertStandIn(tx, { kind: 'event', id: made.id, madeAt: now, data: made });
    return { session: next, event: made };
  });
  // Twice, as may happen at Stripe.
  if (event !== undefined && action !== 'payUnheard')
    for (const _time of [1, 2]) void deliver(deps, access, event);
  if (action === 'leave') return { location: session.cancelUrl };
  return { location: action === 'decline' || action === 'payUnheard' ? null : session.successUrl };
}

function play(session: StandInSession, action: StandInAction, now: Date): StandInSession {
  switch (action) {
    case 'pay':
    case 'payUnheard':
      return { ...session, state: 'paid' };
    case 'payLater':
      return { ...session, state: 'underWay', paidAt: Math.floor(now.getTime() / 1000) + underWaySeconds };
    case 'decline':
      return { ...session, isDeclined: true };
    case 'leave':
      return session;
  }
}

function makeEvent(session: StandInSession, now: Date) {
  return {
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    api_version: null,
    created: Math.floor(now.getTime() / 1000),
    livemode: false,
    type: 'checkout.session.completed',
    data: { object: writeSession(session) },
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  };
}

async function deliver(deps: Deps, access: StripeAccess, event: object): Promise<void> {
  const payload = JSON.stringify(event);
  try {
    const stripe: Stripe = await openStripe(access);
    const signature = await stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: access.webhookSecret,
    });
    await fetch(new URL(stripeWebhookPath, access.origin?.()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    });
  } catch (error) {
    deps.log.warn({ err: error }, 'a notice of the played provider did not arrive');
  }
}
