import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../../../platform/deps.ts';
import { systemWrite } from '../../writes/index.ts';
import { findStandIn, insertStandIn } from './stand-in-store.ts';

const stored = z.looseObject({ id: z.string() });
const missing = {
  error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' },
};

/** Refunds succeed at once, except of 6.66, which the payer's bank gives back. */
const failingAmount = 666;

/** Refunds and disputes, as the official library asks for them. */
export function mountMoneyBack(scope: FastifyInstance, deps: Deps): void {
  const { database } = deps;
  scope.post('/v1/refunds', (request) => makeRefund(deps, request));
  for (const kind of ['refund', 'dispute'] as const)
    scope.get<{ Params: { id: string } }>(`/v1/${kind}s/:id`, async ({ params: { id } }, reply) => {
      const found = await findStandIn(database.write, { kind, id }, stored);
      return found ?? reply.status(404).send(missing);
    });
}

async function makeRefund(deps: Deps, { body, headers }: FastifyRequest) {
  const form = body instanceof URLSearchParams ? body : new URLSearchParams();
  const id = `re_${String(headers['idempotency-key']).replace(/\W/g, '_')}`;
  const amount = Number(form.get('amount'));
  const status = amount === failingAmount ? 'failed' : 'succeeded';
  const refund = { id, object: 'refund', amount, status, payment_intent: form.get('payment_intent') };
  const row = { kind: 'refund', id, madeAt: deps.clock.now(), data: refund } as const;
  await systemWrite(deps, 'a played provider', async ({ tx }) => insertStandIn(tx, row));
  return findStandIn(deps.database.write, { kind: 'refund', id }, stored);
}
