import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const script = fileURLToPath(new URL('../../../sandbox/src/testing/serve-sandboxes.ts', import.meta.url));

const reply = z.object({
  id: z.int(),
  failed: z.optional(z.string()),
  origin: z.optional(z.string()),
  user: z.optional(
    z.object({
      clientId: z.string(),
      teamId: z.string(),
      keyId: z.string(),
      privateKeyPem: z.string(),
      adAccountIds: z.array(z.int()),
    }),
  ),
});

export type SandboxUser = NonNullable<z.output<typeof reply>['user']>;
export type SandboxOptions = {
  seed?: number;
  clock?: string;
  speed?: number;
  world?: 'demo' | 'large';
  days?: number;
  rateLimit?: number;
};

/** One process for all tests of this one: to load a sandbox takes five times as long as to make its world. */
let host: ChildProcess | undefined;
let lastId = 0;

/** An Apple Ads with a world, a clock and a port of its own, until it is stopped. */
export async function openSandbox(options: SandboxOptions = {}) {
  const { id, origin, user } = await ask({ start: options });
  if (origin === undefined || user === undefined)
    throw new Error('The sandbox did not say where it listens.');
  return { origin, user, stop: async () => void (await ask({ stop: id })) };
}

async function ask(wish: { start: SandboxOptions } | { stop: number }) {
  const id = ++lastId;
  const child = (host ??= startHost());
  const answered = Promise.withResolvers<z.output<typeof reply>>();
  const hear = (message: unknown) => {
    const answer = z.parse(reply, message);
    if (answer.id === id) answered.resolve(answer);
  };
  const fail = () => answered.reject(new Error('The process of the sandboxes ended.'));
  child.on('message', hear).once('exit', fail);
  child.channel?.ref();
  child.send({ id, ...wish });
  try {
    const answer = await answered.promise;
    if (answer.failed !== undefined) throw new Error(answer.failed);
    return { ...answer, id };
  } finally {
    child.off('message', hear).off('exit', fail);
    if (child.listenerCount('message') === 0) child.channel?.unref();
  }
}

/** It ends with this process, however this ends. */
function startHost(): ChildProcess {
  const child = fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.once('exit', () => (host = undefined));
  child.unref();
  return child;
}
