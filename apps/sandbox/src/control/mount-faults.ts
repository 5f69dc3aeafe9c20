import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rateLimitHeaders } from '@tapwright/apple-ads/wire/transport/rate-limit';
import type { Sandbox } from '../sandbox.ts';
import { refuse } from '../verbs/refusal.ts';
import { findCaller } from './find-caller.ts';
import type { PlacedFault } from './faults.ts';
import { pathOf, isOurOwn } from './own-paths.ts';
import { setDateHeader } from './request-time.ts';

/** Keeps the client waiting until it gives up. */
async function hang({ raw }: FastifyRequest): Promise<void> {
  if (!raw.socket.destroyed) await once(raw.socket, 'close');
}

/** The older API has no headers that count. */
function headersOf({ retryAfterSeconds }: PlacedFault, request: FastifyRequest): Record<string, string> {
  const seconds = String(retryAfterSeconds);
  const retryAfter = { [rateLimitHeaders.retryAfter]: seconds };
  if (!pathOf(request).startsWith('/v1/')) return retryAfter;
  return { ...retryAfter, [rateLimitHeaders.remaining]: '0', [rateLimitHeaders.reset]: seconds };
}

async function actBefore(
  sandbox: Sandbox,
  fault: PlacedFault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  switch (fault.kind) {
    case 'tooManyRequests':
      void reply.headers(headersOf(fault, request));
      return refuse('RATE_LIMIT_EXCEEDED', 'Too many requests.');
    case 'serverError':
      return refuse('INTERNAL_SERVER_ERROR', 'Internal server error.');
    case 'slow':
      await sleep(fault.delayMs, undefined, { ref: false });
      return;
    case 'timeoutBefore':
      reply.hijack();
      return hang(request);
    case 'cutBefore':
      reply.hijack();
      request.raw.socket.destroy();
      return;
    case 'wrongClock':
      return setDateHeader(sandbox, request, reply, fault.offsetMs);
    case 'timeoutAfter':
    case 'cutAfter':
      return;
  }
}

/** The write has been carried out by now; only the answer does not arrive. */
async function actAfter(fault: PlacedFault, request: FastifyRequest): Promise<void> {
  if (fault.kind === 'cutAfter') request.raw.socket.destroy();
  if (fault.kind === 'timeoutAfter') await hang(request);
}

const met = new WeakMap<FastifyRequest, PlacedFault[]>();

export const faultsMetBy = (request: FastifyRequest): readonly PlacedFault[] => met.get(request) ?? [];

/** Lets requests to Apple's paths fail as someone has ordered; the way to order it stays clear. */
export function mountFaults(app: FastifyInstance, sandbox: Sandbox): void {
  const { faults } = sandbox;
  // Only a body that was read says who requests a token.
  app.addHook('preHandler', async (request, reply) => {
    const path = pathOf(request);
    if (isOurOwn(path)) return;
    const caller = faults.needsCaller() ? await findCaller(sandbox, request) : {};
    const spoiling = faults.meet(`${request.method} ${path}`, caller);
    if (spoiling.length > 0) met.set(request, spoiling);
    for (const fault of spoiling) await actBefore(sandbox, fault, request, reply);
  });
  app.addHook('onSend', async (request) => {
    const fault = faultsMetBy(request).at(-1);
    if (fault) await actAfter(fault, request);
  });
}
