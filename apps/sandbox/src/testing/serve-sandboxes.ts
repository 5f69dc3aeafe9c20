import type { RunningSandbox, SandboxOptions } from '../sandbox-types.ts';
import { startSandbox } from '../start-sandbox.ts';

/*
 * A process that starts and stops sandboxes for whoever holds its channel, and ends with it: to load one takes
 * five times as long as to make its world.
 */
export type SandboxWish = { id: number } & ({ start: SandboxOptions } | { stop: number });
export type SandboxReply = { id: number; origin?: string; user?: RunningSandbox['user']; failed?: string };

const running = new Map<number, RunningSandbox>();

async function carryOut(wish: SandboxWish): Promise<Omit<SandboxReply, 'id'>> {
  if ('stop' in wish) {
    await running.get(wish.stop)?.stop();
    running.delete(wish.stop);
    return {};
  }
  const sandbox = await startSandbox(wish.start);
  running.set(wish.id, sandbox);
  return { origin: sandbox.origin, user: sandbox.user };
}

async function answer(wish: SandboxWish): Promise<void> {
  const reply = await carryOut(wish).catch((error: unknown) => ({ failed: String(error) }));
  process.send?.({ ...reply, id: wish.id } satisfies SandboxReply);
}

process.on('message', (wish: SandboxWish) => void answer(wish));
process.once('disconnect', () => process.exit(0));
