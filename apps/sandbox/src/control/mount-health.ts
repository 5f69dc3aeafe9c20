import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../sandbox.ts';

/** For whoever waits until it answers, such as a container's own check. It tells nothing that is worth hiding. */
export function mountHealth(app: FastifyInstance, { clock }: Sandbox): void {
  app.get('/health', async () => ({ status: 'ok', now: new Date(clock.now()).toISOString() }));
}
