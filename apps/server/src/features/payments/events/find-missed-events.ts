import type Stripe from 'stripe';
import type { Deps } from '../../../platform/deps.ts';
import { openStripe, type StripeAccess } from '../stripe/stripe-provider.ts';
import { keepStripeEvent } from './stripe-webhook.ts';

/** As long as Stripe itself goes on trying. */
const lookBackMs = 3 * 86_400_000;
const maxAtOnce = 1_000;

const types: NonNullable<Stripe.EventListParams['types']> = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
];

export async function findMissedEvents(deps: Deps, access: StripeAccess): Promise<void> {
  const gte = Math.floor((deps.clock.now().getTime() - lookBackMs) / 1000);
  const stripe = await openStripe(access);
  let seen = 0;
  for await (const event of stripe.events.list({ created: { gte }, limit: 100, types })) {
    await keepStripeEvent(deps, event);
    seen += 1;
    if (seen >= maxAtOnce) return;
  }
}
