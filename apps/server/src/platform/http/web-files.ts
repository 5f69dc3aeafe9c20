import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pageHeaders } from './security-headers.ts';

const noncePlaceholder = '__CSP_NONCE__';

/** The built console: one page, its hashed parts, and the few files beside it such as the icon. */
export async function mountWebFiles(http: FastifyInstance, folder: string, publicUrl: URL): Promise<void> {
  const pageParts = readFileSync(join(folder, 'index.html'), 'utf8').split(noncePlaceholder);
  http.route({
    method: ['GET', 'HEAD'],
    url: '/',
    handler: (_request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      return reply.headers(pageHeaders(publicUrl, nonce)).send(pageParts.join(nonce));
    },
  });
  // A part's name holds the hash of its content, so it never changes.
  await http.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())) {
    if (name === 'index.html' || /^\.|\.(?:br|gz)$/.test(name)) continue;
    http.get(`/${name}`, (_request, reply) =>
      reply.sendFile(name, folder, { maxAge: '1h', immutable: false }),
    );
  }
}
