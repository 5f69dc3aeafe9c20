import type { FastifyInstance } from 'fastify';
import { pingDatabase } from '../../db/ping-database.ts';
import type { Deps } from '../../deps.ts';

/** `/healthz`: the process answers. `/readyz`: it can do its work, so send it people. */
export function mountProbes(
  http: FastifyInstance,
  { database, jobs, live }: Deps,
  isStopping: () => boolean,
): void {
  http.get('/healthz', { logLevel: 'warn' }, () => ({ ok: true }));
  http.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const checks = {
      database: await pingDatabase(database),
      jobs: jobs.isRunning(),
      live: live.isListening(),
      accepting: !isStopping(),
    };
    const isReady = Object.values(checks).every(Boolean);
    return reply.status(isReady ? 200 : 503).send({ ok: isReady, checks });
  });
}
