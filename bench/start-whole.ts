import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@tapwright/server/platform/db/testing/find-free-port';

const script = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));
const startLimitMs = 60_000;

type Started = { ms: number; origin: string; stop: () => Promise<void> };

/** `npm start` without npm, everything installed and built, from the command until /readyz says yes. */
export async function startWhole(dataDir: string, settings: NodeJS.ProcessEnv = {}): Promise<Started> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), ...settings },
  });
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error('The server did not start; it said why above.');
    if (performance.now() - startedAt > startLimitMs) throw new Error('The server never became ready.');
    await wait(10);
  }
  const ms = performance.now() - startedAt;
  return {
    ms,
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
