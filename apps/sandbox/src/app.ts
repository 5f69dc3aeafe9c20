import Fastify, { type FastifyInstance } from 'fastify';
import { additionalApis } from './additional-apis.ts';
import { mountApiV1 } from './api-v1/mount-api-v1.ts';
import { mountControl } from './control/mount-control.ts';
import { mountFaults } from './control/mount-faults.ts';
import { setDateHeader } from './control/request-time.ts';
import { mountTokenRoute } from './oauth/mount-token-route.ts';
import { mountPage } from './page/mount-page.ts';
import { refusalOf } from './refusal-of.ts';
import type { Sandbox } from './sandbox.ts';

const maxBody = 20 * 1024 * 1024;

/** Everything mounted on one origin, nothing started. */
export async function buildApp(sandbox: Sandbox): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: maxBody,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  });
  // Bodies stay as they came: they are read only once it is known who sent them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => setDateHeader(sandbox, request, reply));
  mountFaults(app, sandbox);
  app.setErrorHandler((error, _request, reply) => {
    const { status, message } = refusalOf(error);
    return reply
      .code(status)
      .send({ error: status < 500 ? 'invalid_request' : 'server_error', error_description: message });
  });
  mountTokenRoute(app, sandbox);
  await app.register(async (scope) => mountApiV1(scope, sandbox), { prefix: '/v1' });
  for (const { prefix, mount } of additionalApis)
    await app.register(async (scope) => mount(scope, sandbox), { prefix });
  await app.register(async (scope) => mountControl(scope, sandbox), { prefix: '/sandbox' });
  await app.register(async (scope) => mountPage(scope));
  return app;
}
