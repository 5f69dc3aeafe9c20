import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { isSameSecret } from '../../crypto/tokens.ts';
import type { Deps } from '../../deps.ts';
import { createAnswerDurations } from './answer-durations.ts';
import type { Answered } from '../create-http.ts';
import { findToken } from '../admission/gate.ts';
import { isLoopback } from '../admission/is-loopback.ts';
import { Refusal } from '../refusal.ts';

type Measured = Pick<Deps, 'settings' | 'database' | 'jobs' | 'live' | 'log'>;

export type Metrics = {
  /** Counts an answer. */
  observe(answer: Answered): void;
  /** Shows the figures at `/metrics` to whoever may see them. */
  mount(http: FastifyInstance): void;
};

type Read = () => Record<string, number> | Promise<Record<string, number>>;
/** Figures of a feature: the name, what it is, and each state with its number. */
export type Figures = readonly (readonly [name: string, help: string, read: Read])[];

export function createMetrics(deps: Measured, figures: Figures = []): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addGauges(registry, deps, figures);
  const durations = createAnswerDurations();
  return {
    observe: durations.observe,
    mount: (http) => {
      http.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
        if (!maySee(request, deps.settings)) throw new Refusal('notFound');
        return reply.type(registry.contentType).send(`${await registry.metrics()}\n${durations.write()}`);
      });
    },
  };
}

const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Without a token to nobody once others than this machine can come: behind a proxy on it everybody seems to be this
 * machine, and so does a page elsewhere whose name was led here.
 */
function maySee(
  { headers, hostname, socket }: FastifyRequest,
  { metricsToken, trustProxy, publicUrl }: Deps['settings'],
): boolean {
  if (metricsToken !== undefined) return isSameSecret(findToken(headers.authorization) ?? '', metricsToken);
  if (trustProxy !== false || !isLoopback(publicUrl.hostname) || !isLoopback(hostname)) return false;
  const isLocal = /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  return isLocal && !forwarding.some((name) => headers[name] !== undefined);
}

function addGauges(
  registry: Registry,
  { database: { pool }, jobs, live, log }: Measured,
  figures: Figures,
): void {
  const add = (name: string, help: string, read: Read) =>
    new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        try {
          this.reset();
          for (const [state, value] of Object.entries(await read())) this.set({ state }, value);
        } catch (error) {
          log.warn({ err: error }, `${name} could not be read`);
        }
      },
    });
  add('live_sockets', 'Live lines of this process.', () => ({ open: live.countSockets() }));
  add('jobs', 'Jobs of all processes: due and not begun, being run, failed for good.', () => jobs.count());
  add('database_connections', 'Connections of this process, and requests that wait for one.', () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    awaited: pool.waitingCount,
  }));
  for (const figure of figures) add(...figure);
}
