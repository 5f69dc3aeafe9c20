import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { additionalApis } from './additional-apis.ts';
import { mountApiV1 } from './api-v1/mount-api-v1.ts';
import { mountControl } from './control/mount-control.ts';
import { mountFaults } from './control/mount-faults.ts';
import { mountHealth } from './control/mount-health.ts';
import { pathOf } from './control/own-paths.ts';
import { setDateHeader } from './control/request-time.ts';
import { mountJournal } from './journal/mount-journal.ts';
import { noteRefusal } from './journal/refusal-notes.ts';
import { mountTokenRoute } from './oauth/mount-token-route.ts';
import { mountPage } from './page/mount-page.ts';
import { refusalOf } from './refusal-of.ts';
import type { Sandbox } from './sandbox.ts';

const maxBody = 20 * 1024 * 1024;

/** Certificate and private key as PEM. */
export type Tls = { cert: string; key: string };

function makeServer(tls: Tls | undefined): FastifyInstance {
  const routerOptions = { maxParamLength: 300, ignoreTrailingSlash: true };
  const options = { bodyLimit: maxBody, forceCloseConnections: true, routerOptions };
  return tls ? Fastify({ ...options, https: tls }) : Fastify(options);
}

/** An address of no API answers as the newer one does. */
function answerNowhere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = { code: 'NOT_FOUND', message: `There is no ${request.method} ${pathOf(request)}.` };
  noteRefusal(request, { rule: 'answerNowhere', problems: [{ ...problem, field: null }] });
  return reply.code(404).send({ error: { ...problem, details: [] } });
}

/** Everything mounted on one origin, nothing started. */
export async function buildApp(sandbox: Sandbox, tls?: Tls): Promise<FastifyInstance> {
  const app = makeServer(tls);
  // Bodies stay as they came: they are read only once it is known who sent them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => setDateHeader(sandbox, request, reply));
  mountJournal(app, sandbox);
  mountFaults(app, sandbox);
  app.setErrorHandler((error, _request, reply) => {
    const { status, message } = refusalOf(error);
    return reply
      .code(status)
      .send({ error: status < 500 ? 'invalid_request' : 'server_error', error_description: message });
  });
  app.setNotFoundHandler(answerNowhere);
  mountTokenRoute(app, sandbox);
  await app.register(async (scope) => mountApiV1(scope, sandbox), { prefix: '/v1' });
  for (const { prefix, mount } of additionalApis)
    await app.register(async (scope) => mount(scope, sandbox), { prefix });
  await app.register(async (scope) => mountControl(scope, sandbox), { prefix: '/sandbox' });
  mountHealth(app, sandbox);
  await app.register(async (scope) => mountPage(scope, sandbox));
  return app;
}
