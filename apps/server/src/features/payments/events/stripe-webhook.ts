import { codes } from '@tapwright/contracts/codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import type { CallHost } from '../../../platform/http/call-host.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isLive, openStripe, type StripeAccess } from '../stripe/stripe-provider.ts';
import { type About, keepEvent } from './keep-event.ts';

export const stripeWebhookPath = '/stripe/webhook';

/** A signature is over the bytes as they came. */
export async function mountStripeWebhook({ http, deps }: CallHost, access: StripeAccess): Promise<void> {
  await http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    scope.post(stripeWebhookPath, (request, reply) => takeEvent(deps, access, request, reply));
    done();
  });
}

async function takeEvent(deps: Deps, access: StripeAccess, request: FastifyRequest, reply: FastifyReply) {
  const event = await readEvent(access, request);
  if (event === undefined || event.livemode !== isLive(access)) {
    deps.log.warn({ address: request.ip }, 'a notice of a payment was not signed as it should be');
    return reply.status(400).send({ code: codes.badInput });
  }
  await keepStripeEvent(deps, event);
  return reply.send({ received: true });
}

async function readEvent(access: StripeAccess, request: FastifyRequest): Promise<Stripe.Event | undefined> {
  const { webhooks } = await openStripe(access);
  const signature = request.headers['stripe-signature'];
  if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') return undefined;
  try {
    return await webhooks.constructEventAsync(request.body, signature, access.webhookSecret);
  } catch {
    return undefined;
  }
}

export async function keepStripeEvent(
  deps: Pick<Deps, 'database' | 'jobs' | 'clock'>,
  event: Stripe.Event,
): Promise<void> {
  const { object } = event.data;
  const objectId = 'id' in object && typeof object.id === 'string' ? object.id : '';
  const row = {
    provider: 'stripe',
    eventId: event.id,
    kind: event.type,
    objectId,
    body: JSON.stringify(event),
    madeAt: new Date(event.created * 1000),
    receivedAt: deps.clock.now(),
  } as const;
  await keepEvent(deps, row, aboutOf(event.type, objectId));
}

function aboutOf(kind: string, id: string): About {
  if (kind.startsWith('checkout.session.')) return { what: 'payment', id };
  if (kind.startsWith('refund.')) return { what: 'refund', id };
  return kind.startsWith('charge.dispute.') ? { what: 'dispute', id } : undefined;
}
