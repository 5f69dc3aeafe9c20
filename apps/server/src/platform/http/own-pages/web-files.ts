import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pageHeaders } from '../answers/security-headers.ts';

const isPart = /^[\w-]+\.[\w.-]+$/;

/** The built console: one page, its hashed parts, and the few files beside it such as the icon. */
export async function mountWebFiles(http: FastifyInstance, folder: string, publicUrl: URL): Promise<void> {
  // A part's name holds the hash of its content, so it never changes.
  await http.register(fastifyStatic, {
    root: join(folder, 'assets'),
    serve: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  // The library's own route lists the whole folder for each part that is asked for.
  http.route<{ Params: { part: string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/:part',
    handler: ({ params: { part } }, reply) =>
      isPart.test(part) ? reply.sendFile(part) : reply.callNotFound(),
  });
  const headers = pageHeaders(publicUrl);
  http.route({
    method: ['GET', 'HEAD'],
    url: '/',
    // Read each time: after a new build an old page would name parts that are gone.
    handler: (_request, reply) =>
      reply.headers(headers).sendFile('index.html', folder, { cacheControl: false, etag: false }),
  });
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())) {
    if (name === 'index.html' || /^\.|\.(?:br|gz)$/.test(name)) continue;
    http.get(`/${name}`, (_request, reply) =>
      reply.sendFile(name, folder, { maxAge: '1h', immutable: false }),
    );
  }
}
