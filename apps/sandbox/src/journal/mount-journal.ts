import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findAdAccountId } from '../control/find-caller.ts';
import { faultsMetBy } from '../control/mount-faults.ts';
import { isOurOwn, pathOf } from '../control/own-paths.ts';
import { readForm } from '../oauth/mount-token-route.ts';
import { bearerIn } from '../oauth/read-bearer.ts';
import type { Sandbox } from '../sandbox.ts';
import { noteError, refusalNotedOf } from './refusal-notes.ts';

/** Whom the token names; whether it still is good shows in the answer. */
function clientIdIn(request: FastifyRequest): string | null {
  const token = bearerIn(request.headers.authorization);
  if (token === undefined) return readForm(request).client_id ?? null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const subject: unknown =
      typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'sub') : undefined;
    return typeof subject === 'string' ? subject : null;
  } catch {
    return null;
  }
}

function addEntry(sandbox: Sandbox, request: FastifyRequest, reply: FastifyReply, arrivedAt: number): void {
  const clientId = clientIdIn(request);
  sandbox.journal.add({
    at: new Date(sandbox.clock.now()).toISOString(),
    clientId,
    orgId: (clientId === null ? undefined : sandbox.users.find(clientId)?.orgId) ?? null,
    adAccountId: findAdAccountId(request.headers['x-ap-context']) ?? null,
    method: request.method,
    path: pathOf(request),
    status: reply.raw.writableFinished ? reply.raw.statusCode : null,
    tookMs: Math.round((performance.now() - arrivedAt) * 10) / 10,
    refusal: refusalNotedOf(request),
    faults: faultsMetBy(request).map(({ kind }) => kind),
  });
}

/** Writes down every request to Apple's paths once its connection is done with it, answered or not. */
export function mountJournal(app: FastifyInstance, sandbox: Sandbox): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isOurOwn(pathOf(request))) return;
    const arrivedAt = performance.now();
    reply.raw.once('close', () => addEntry(sandbox, request, reply, arrivedAt));
  });
  app.addHook('onError', async (request, _reply, error) => noteError(request, error));
}
