import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { CallHost } from '../../../platform/http/call-host.ts';
import type { Deps } from '../../../platform/deps.ts';
import { systemWrite } from '../../writes/index.ts';
import type { StripeAccess } from '../stripe/stripe-provider.ts';
import { mountMoneyBack } from './mount-money-back.ts';
import { findStandIn, insertStandIn, listStandInEvents } from './stand-in-store.ts';
import { sessionAt, standInSession, writeSession } from './stand-in-session.ts';

type Refused = { status: number; type: string; code: string; message: string };

/** As much of Stripe as the official library asks of it for us, over HTTP. */
export async function mountStripeStandIn({ http, deps }: CallHost, access: StripeAccess): Promise<void> {
  await http.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );
    scope.addHook('onRequest', (request, reply, next) => {
      if (request.headers.authorization === `Bearer ${access.secretKey}`) next();
      else
        void refuse(reply, {
          status: 401,
          type: 'invalid_request_error',
          code: 'api_key_invalid',
          message: 'Invalid API Key',
        });
    });
    mountSessions(scope, deps);
    mountMoneyBack(scope, deps);
    scope.get('/v1/events', (request) => listEvents(deps, request));
    done();
  });
}

function mountSessions(scope: FastifyInstance, deps: Deps): void {
  scope.post('/v1/checkout/sessions', (request, reply) => makeSession(deps, request, reply));
  scope.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', async ({ params }, reply) => {
    const session = await findStandIn(
      deps.database.write,
      { kind: 'session', id: params.id },
      standInSession,
    );
    return session === undefined
      ? refuse(reply, {
          status: 404,
          type: 'invalid_request_error',
          code: 'resource_missing',
          message: `No such checkout.session: '${params.id}'`,
        })
      : writeSession(sessionAt(session, deps.clock.now()));
  });
}

const refuse = (reply: FastifyReply, { status, ...error }: Refused) => reply.status(status).send({ error });

async function makeSession(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const bad = (code: string, message: string) =>
    refuse(reply, { status: 400, type: 'invalid_request_error', code, message });
  if ([...form.keys()].some((key) => key.startsWith('payment_method_types')))
    return bad('payment_method_types_no_longer_supported', 'Use allowed_payment_method_types.');
  const price = 'line_items[0][price_data]';
  const amount = Number(form.get(`${price}[unit_amount]`));
  if (!Number.isSafeInteger(amount) || amount < 50 || amount > 99_999_999)
    return bad('amount_too_large', 'The amount is not allowed.');
  const now = deps.clock.now();
  const id = `cs_test_${randomBytes(16).toString('hex')}`;
  const session = {
    id,
    amount,
    reference: form.get('client_reference_id') ?? '',
    what: form.get(`${price}[product_data][name]`) ?? '',
    currency: form.get(`${price}[currency]`) ?? '',
    state: 'open',
    isDeclined: false,
    endsAt: Number(form.get('expires_at') ?? Math.floor(now.getTime() / 1000) + 86_400),
    paidAt: null,
    successUrl: form.get('success_url') ?? '',
    cancelUrl: form.get('cancel_url') ?? '',
    payUrl: `${deps.settings.publicUrl.origin}/#/payment/stand-in?session=${id}`,
  } as const;
  const key = request.headers['idempotency-key'];
  const hash = createHash('sha256').update(form.toString()).digest('hex');
  const answered = { kind: 'answer', id: typeof key === 'string' ? key : id, madeAt: now } as const;
  const isNew = await systemWrite(deps, 'a played provider', async ({ tx }) => {
    if (!(await insertStandIn(tx, { ...answered, data: { hash, id } }))) return false;
    await insertStandIn(tx, { kind: 'session', id, madeAt: now, data: session });
    return true;
  });
  return isNew ? writeSession(session) : repeat(deps, reply, answered.id, hash);
}

/** The same key answers with what it answered first; with another wish under it, it is refused. */
async function repeat({ database, clock }: Deps, reply: FastifyReply, key: string, hash: string) {
  const first = await findStandIn(
    database.write,
    { kind: 'answer', id: key },
    z.object({ hash: z.string(), id: z.string() }),
  );
  const session =
    first?.hash === hash
      ? await findStandIn(database.write, { kind: 'session', id: first.id }, standInSession)
      : undefined;
  if (session !== undefined) return writeSession(sessionAt(session, clock.now()));
  return refuse(reply, {
    status: 400,
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'Keys for idempotent requests can only be used with the same parameters.',
  });
}

const eventQuery = z.object({
  'created[gte]': z.optional(z.string()),
  limit: z.optional(z.string()),
  starting_after: z.optional(z.string()),
});

async function listEvents({ database }: Deps, { query }: FastifyRequest) {
  const { 'created[gte]': from = '0', limit = '10', starting_after: after } = z.parse(eventQuery, query);
  const max = Number(limit);
  const found = await listStandInEvents(database.write, new Date(Number(from) * 1000), after, max + 1);
  return { object: 'list', url: '/v1/events', has_more: found.length > max, data: found.slice(0, max) };
}
