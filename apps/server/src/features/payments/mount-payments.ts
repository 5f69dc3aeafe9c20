import * as z from 'zod/mini';
import type { CallHost } from '../../platform/http/call-host.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { findMissedEvents } from './events/find-missed-events.ts';
import { mountStripeWebhook } from './events/stripe-webhook.ts';
import { createPayments, type Payments } from './payments.ts';
import { mountStripeStandIn } from './stand-in/mount-stripe-stand-in.ts';

const missed = defineJob('payments.findMissed', z.object({}), { maxAttempts: 2, timeLimitMs: 10 * 60_000 });

/** Providers as the settings choose, what they send, and what plays them where nobody is chosen. */
export async function mountPayments(host: CallHost): Promise<Payments> {
  const { deps } = host;
  const payments = createPayments(deps, () => ownOrigin(host));
  const { stripe } = payments;
  deps.jobs.handle(missed, async () => {
    if (stripe !== undefined) await findMissedEvents(deps, stripe);
  });
  deps.jobs.recur(missed, '23 * * * *');
  if (stripe !== undefined) await mountStripeWebhook(host, stripe);
  if (stripe?.isStandIn === true) await mountStripeStandIn(host, stripe);
  return payments;
}

/** Where this process listens, for what is played here. */
function ownOrigin({ http }: CallHost): URL {
  const address = http.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  const name = ['0.0.0.0', '::'].includes(address.address) ? '127.0.0.1' : address.address;
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${address.port}`);
}
