import * as z from 'zod/mini';
import type { CallHost } from '../../platform/http/call-host.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { mountAlipayNotice } from './events/mount-alipay-notice.ts';
import { findMissedEvents } from './events/find-missed-events.ts';
import { mountStripeWebhook } from './events/stripe-webhook.ts';
import { createPayments, type Payments } from './payments.ts';
import { mountStandIns } from './stand-in/mount-stand-ins.ts';

const missed = defineJob('payments.findMissed', z.object({}), { maxAttempts: 2, timeLimitMs: 10 * 60_000 });

/** Providers as the settings choose, what they send, and what plays them where nobody is chosen. */
export async function mountPayments(host: CallHost): Promise<Payments> {
  const { deps } = host;
  const payments = createPayments(deps, () => ownOrigin(host));
  const { stripe, alipay } = payments;
  deps.jobs.handle(missed, async () => {
    if (stripe !== undefined) await findMissedEvents(deps, stripe);
  });
  deps.jobs.recur(missed, '23 * * * *');
  if (stripe !== undefined) await mountStripeWebhook(host, stripe);
  if (alipay !== undefined) await mountAlipayNotice(host, alipay);
  if (stripe?.isStandIn === true && alipay?.isStandIn === true) await mountStandIns(host, { stripe, alipay });
  return payments;
}

/** Where this process listens, for what is played here. */
function ownOrigin({ http }: CallHost): URL {
  const address = http.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  const name = ['0.0.0.0', '::'].includes(address.address) ? '127.0.0.1' : address.address;
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${address.port}`);
}
