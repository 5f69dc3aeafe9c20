import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log/log.ts';
import { startSandbox, type RunningSandbox } from './start-sandbox.ts';

const firstPauseMs = 250;
const maxPauseMs = 30_000;

export type KeptSandbox = {
  /** Stays the same when it has to be started again, as long as its port is free. */
  origin: () => string;
  pid: () => number | undefined;
  stop: () => Promise<void>;
};

/** Runs the sandbox beside this process: started again whenever it dies, and ended with us. */
export async function keepSandbox({ dataDir, log }: { dataDir: string; log: Log }): Promise<KeptSandbox> {
  const folder = join(dataDir, 'sandbox');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stopping = new AbortController();
  let running = await startSandbox(folder, 0);
  let restarting = Promise.resolve();

  const watch = ({ child }: RunningSandbox, pauseMs: number): void => {
    const since = Date.now();
    child.once('exit', (code, signal) => {
      if (stopping.signal.aborted) return;
      log.warn({ code, signal }, 'the local Apple Ads ended; it is started again');
      const lasted = Date.now() - since > maxPauseMs;
      restarting = restart(lasted ? firstPauseMs : pauseMs);
    });
  };

  const restart = async (pauseMs: number): Promise<void> => {
    for (let pause = pauseMs; ; pause = Math.min(pause * 2, maxPauseMs)) {
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      try {
        running = await startAgain(folder, running.origin);
        return watch(running, Math.min(pause * 2, maxPauseMs));
      } catch (error) {
        log.error({ err: error }, 'the local Apple Ads could not be started again');
      }
    }
  };

  watch(running, firstPauseMs);
  return {
    origin: () => running.origin,
    pid: () => running.child.pid,
    stop: async () => {
      stopping.abort();
      await restarting;
      await end(running);
    },
  };
}

/** On the port it had, so that whoever knows its address still finds it; on another, if that one is taken. */
async function startAgain(folder: string, origin: string): Promise<RunningSandbox> {
  try {
    return await startSandbox(folder, Number(new URL(origin).port));
  } catch {
    return startSandbox(folder, 0);
  }
}

async function end({ child }: RunningSandbox): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
