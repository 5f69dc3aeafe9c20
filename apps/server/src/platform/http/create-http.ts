import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { fastify, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Settings } from '../../env.ts';
import type { Deps } from '../deps.ts';
import { answerBrokenRequest } from './answer-broken-request.ts';
import { answerFailure } from './answer-failure.ts';
import { Refusal } from './refusal.ts';
import { securityHeaders } from './security-headers.ts';

const bodyLimitBytes = 1024 * 1024;
const headersTimeoutMs = 15_000;
const requestTimeoutMs = 30_000;

export type HttpOptions = Pick<Deps, 'settings' | 'log' | 'translate'>;

/** The bare server: limits, headers, ids and failures. Whoever calls this mounts what it answers. */
export async function createHttp({ settings, log, translate }: HttpOptions): Promise<FastifyInstance> {
  const http = fastify({
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: 2_000 },
    requestTimeout: requestTimeoutMs,
    bodyLimit: bodyLimitBytes,
    trustProxy: trustOf(settings.trustProxy),
    genReqId: takeOrMakeRequestId,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // A HEAD of its own for each GET would also run those GETs that write.
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) => {
      answerFailure(translate, error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
  });
  http.decorateRequest('person', undefined);
  http.setErrorHandler((error, request, reply) => answerFailure(translate, error, request, reply));
  http.setNotFoundHandler((request, reply) =>
    isNavigation(request)
      ? reply.redirect('/#/404')
      : answerFailure(translate, new Refusal('notFound'), request, reply),
  );
  const headers = securityHeaders(settings.publicUrl);
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  http.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.person === undefined ? {} : { userId: request.person.userId }),
      },
      'answered',
    );
    done();
  });
  await http.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 2048,
    // The default, 11, takes a hundred times as long for a tenth less.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  return http;
}

/** A number says how many proxies stand in front: the addresses they report are believed, and none beyond. */
function trustOf(trustProxy: Settings['trustProxy']) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}

/** Somebody typed an address or followed an old link; whoever calls from a program wants JSON. */
function isNavigation({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

/** One given by a proxy or a caller is kept, so that a line here can be found from a line there. */
function takeOrMakeRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
