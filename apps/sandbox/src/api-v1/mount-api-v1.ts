import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '@tapwright/apple-ads/wire/endpoint';
import { endpoints } from '@tapwright/apple-ads/wire/endpoints';
import { rateLimitHeaders } from '@tapwright/apple-ads/wire/transport/rate-limit';
import { carryOut } from '../carry-out.ts';
import type { ApiUser } from '../oauth/api-users.ts';
import { readBearer } from '../oauth/read-bearer.ts';
import { refusalOf } from '../refusal-of.ts';
import type { Sandbox } from '../sandbox.ts';
import { refuse } from '../verbs/refusal.ts';
import { admit } from './admit.ts';
import { errorBody, hasBareError } from './error-body.ts';
import { handlers } from './handlers.ts';
import { parseRequest } from './parse-request.ts';
import type { Allowance } from '../control/rate-limits.ts';
import { pathOf } from '../control/own-paths.ts';
import { requestTimeOf } from '../control/request-time.ts';

const prefix = '/v1';
const json = 'application/json;charset=utf-8';

type AnyHandler = (call: unknown, request: unknown) => unknown;

/** Ids of this world are numbers that JavaScript holds exactly, so they need no other writer. */
const writeAnswer = (reply: FastifyReply, status: number, answer: unknown): FastifyReply =>
  reply.code(status).header('content-type', json).send(JSON.stringify(answer));

const sayLimits = (
  reply: FastifyReply,
  { limit, remaining, resetSeconds }: Omit<Allowance, 'allowed'>,
): void =>
  void reply.headers({
    [rateLimitHeaders.limit]: String(limit),
    [rateLimitHeaders.remaining]: String(remaining),
    [rateLimitHeaders.reset]: String(resetSeconds),
  });

function countRequest(
  sandbox: Sandbox,
  user: ApiUser,
  context: string | undefined,
  reply: FastifyReply,
): void {
  const { allowed, limit, remaining, resetSeconds } = sandbox.limits.take(
    `${user.clientId} ${context ?? ''}`,
    user.orgId,
  );
  sayLimits(reply, { limit, remaining, resetSeconds });
  if (allowed) return;
  void reply.header(rateLimitHeaders.retryAfter, String(resetSeconds));
  refuse('RATE_LIMIT_EXCEEDED', 'Too many requests.');
}

async function answerCall(
  sandbox: Sandbox,
  { endpoint, handler }: { endpoint: Endpoint; handler: AnyHandler },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const user = await readBearer(sandbox, request.headers.authorization, requestTimeOf(sandbox, request));
  const context = request.headers['x-ap-context'];
  const contextHeader = Array.isArray(context) ? context[0] : context;
  countRequest(sandbox, user, contextHeader, reply);
  const account = admit(sandbox.world, user, endpoint, contextHeader);
  const { params: path, query, body, headers } = request;
  const parsed = await parseRequest(endpoint, { path, query, body, contentType: headers['content-type'] });
  const { writes } = endpoint;
  return carryOut(sandbox, { user, account, writes }, (call) => handler(call, parsed));
}

const patterns = Object.values<Endpoint>(endpoints).map(({ method, path }) => ({
  method,
  form: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}));

const methodsOf = (path: string): string[] => [
  ...new Set(patterns.flatMap(({ method, form }) => (form.test(path) ? [method] : []))),
];

function refuseAddress(request: FastifyRequest, reply: FastifyReply): never {
  const allowed = methodsOf(pathOf(request).slice(prefix.length));
  if (allowed.length === 0) return refuse('NOT_FOUND', 'There is no such resource.');
  void reply.header('allow', allowed.join(', '));
  return refuse('METHOD_NOT_ALLOWED', `${request.method} is not for this resource.`);
}

/** Every row of the table becomes a route; `{id}` is `:id` to the router. */
export async function mountApiV1(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    const path = pathOf(request).slice(prefix.length);
    const said = errorBody(refusal, path);
    const isBare = sandbox.profile === 'strict' && hasBareError(request.method, path);
    return writeAnswer(reply, refusal.status, isBare ? said : { error: said });
  });
  // Every answer says the limits, also to whom nothing is counted because nobody knows who asks.
  app.addHook('onRequest', async (_request, reply) => {
    const { requests: limit, windowMs } = sandbox.limits.list();
    sayLimits(reply, { limit, remaining: limit, resetSeconds: Math.ceil(windowMs / 1000) });
  });
  app.setNotFoundHandler(refuseAddress);
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Handlers` has one for each row, and requests are parsed by the row's schemas
    const handler = Object.entries(handlers).find(([key]) => key === name)?.[1] as AnyHandler;
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) =>
        writeAnswer(reply, 200, await answerCall(sandbox, { endpoint, handler }, request, reply)),
    });
  }
}
