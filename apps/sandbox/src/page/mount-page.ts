import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { errorBody } from '../api-v1/error-body.ts';
import { admitControl } from '../control/admit-control.ts';
import { refusalOf } from '../refusal-of.ts';
import type { Sandbox } from '../sandbox.ts';

const html = readFileSync(new URL('page.html', import.meta.url), 'utf8');

/** Only what stands in the page itself may run. */
const hashOf = (tag: string): string => {
  const inside = new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? '';
  return `'sha256-${createHash('sha256').update(inside).digest('base64')}'`;
};

const policy = [
  "default-src 'none'",
  `script-src ${hashOf('script')}`,
  `style-src ${hashOf('style')}`,
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** The page on which a person makes organisations and API users, moves the clock and places faults. */
export async function mountPage(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    return reply.code(refusal.status).send({ error: errorBody(refusal, request.url) });
  });
  app.addHook('onRequest', async (request) => admitControl(sandbox, request));
  app.get('/', async (_request, reply) => reply.redirect('/sandbox'));
  app.get('/sandbox', async (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(html),
  );
}
