import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Settings } from '../../env.ts';
import type { Deps } from '../deps.ts';
import { answerBrokenRequest } from './answers/answer-broken-request.ts';
import { answerFailure } from './answers/answer-failure.ts';
import { Refusal } from './refusal.ts';
import { securityHeaders } from './answers/security-headers.ts';

const bodyLimitBytes = 1024 * 1024;
const headersTimeoutMs = 15_000;
const requestTimeoutMs = 30_000;
/** Whoever guesses addresses is given the same one. */
const notFound = new Refusal('notFound');

export type Answered = { method: string; route: string; status: number; address: string; ms: number };

export type HttpOptions = Pick<Deps, 'settings' | 'log' | 'translate'> & {
  onAnswered: (answer: Answered) => void;
};

/** The bare server: limits, headers, ids and failures. Whoever calls this mounts what it answers. */
export function createHttp({ settings, log, translate, onAnswered }: HttpOptions): FastifyInstance {
  const failing = { translate, log };
  const http = fastify({
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: 2_000 },
    requestTimeout: requestTimeoutMs,
    bodyLimit: bodyLimitBytes,
    trustProxy: trustOf(settings.trustProxy),
    genReqId: takeOrMakeRequestId,
    // Its logger would be made again for each request; our own lines say what there is to say.
    logger: false,
    // A HEAD of its own for each GET would also run those GETs that write.
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) => {
      answerFailure(failing, error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
  });
  http.decorateRequest('person', undefined);
  http.decorateRequest('startedAtMs', 0);
  http.setErrorHandler((error, request, reply) => answerFailure(failing, error, request, reply));
  http.setNotFoundHandler((request, reply) =>
    isNavigation(request) && http.hasRoute({ method: 'GET', url: '/' })
      ? reply.redirect('/#/404')
      : answerFailure(failing, notFound, request, reply),
  );
  const headers = securityHeaders(settings.publicUrl);
  http.addHook('onRequest', (request, reply, done) => {
    request.startedAtMs = performance.now();
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  // Not when the last byte has left: to wait for that costs two listeners on each answer.
  http.addHook('onSend', (request, reply, payload, done) => {
    const answer = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      address: request.ip,
      ms: Math.round((performance.now() - request.startedAtMs) * 10) / 10,
      userId: request.person?.userId,
    };
    log.answered(answer);
    onAnswered(answer);
    done(null, payload);
  });
  return http;
}

/** A number says how many proxies are in front: the addresses they report are believed, and none beyond. */
function trustOf(trustProxy: Settings['trustProxy']) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}

/** Somebody typed an address or followed an old link; whoever calls from a program wants JSON. */
function isNavigation({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

const ownIds = `${randomBytes(6).toString('hex')}-`;
let made = 0;

/** One given by a proxy or a caller is kept, so that a line here can be found from a line there. */
function takeOrMakeRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  if (typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given;
  made += 1;
  return ownIds + String(made).padStart(10, '0');
}
