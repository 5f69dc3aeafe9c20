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
import type { Transaction } from '../../../platform/db/database.ts';
import { systemWrite } from '../../writes/index.ts';
import { stripeWebhookPath } from '../events/stripe-webhook.ts';
import { openStripe, type StripeAccess } from '../stripe/stripe-provider.ts';
import { findStandIn, insertStandIn, lockStandIn, updateStandIn } from './stand-in-store.ts';
import {
  sessionAt,
  standInSession,
  type StandInSession,
  writeDispute,
  writeSession,
} from './stand-in-session.ts';

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
    if (!isAllowed(found, action)) throw new Refusal('changedMeanwhile');
    const next = play(found, action, now);
    await updateStandIn(tx, key, next);
    const made = await makeEventOf(tx, { before: found, next, action, now });
    if (made !== undefined) await insertStandIn(tx, { kind: 'event', id: made.id, madeAt: now, data: made });
    return { session: next, event: made };
  });
  // Twice, as may happen at Stripe.
  if (event !== undefined && action !== 'payUnheard')
    for (const _time of [1, 2]) void deliver(deps, access, event);
  if (action === 'leave') return { location: session.cancelUrl };
  return { location: action === 'pay' || action === 'payLater' ? session.successUrl : null };
}

function isAllowed({ state }: StandInSession, action: StandInAction): boolean {
  if (action === 'leave') return true;
  return action === 'dispute' || action === 'win' ? state === 'paid' : state === 'open';
}

type Played = { before: StandInSession; next: StandInSession; action: StandInAction; now: Date };

async function makeEventOf(tx: Transaction, { before, next, action, now }: Played) {
  if (action === 'dispute' || action === 'win') {
    const dispute = writeDispute(next, action === 'win');
    const stored = { kind: 'dispute', id: dispute.id } as const;
    if (!(await insertStandIn(tx, { ...stored, madeAt: now, data: dispute })))
      await updateStandIn(tx, stored, dispute);
    const type = action === 'win' ? 'charge.dispute.funds_reinstated' : 'charge.dispute.funds_withdrawn';
    return makeEvent(type, dispute, now);
  }
  if (next.state === before.state) return undefined;
  return makeEvent('checkout.session.completed', writeSession(next), now);
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
    case 'dispute':
    case 'win':
      return session;
  }
}

function makeEvent(type: string, object: object, now: Date) {
  return {
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    api_version: null,
    created: Math.floor(now.getTime() / 1000),
    livemode: false,
    type,
    data: { object },
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
