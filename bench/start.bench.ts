import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@tapwright/server/platform/db/testing/find-free-port';
import { type Measurement, medianOf } from './table.ts';

const script = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));
const rounds = 5;
const startLimitMs = 60_000;
const idleMs = 10_000;

type Started = { ms: number; origin: string; stop: () => Promise<void> };

/** `npm start` without npm, everything installed and built, from the command until /readyz says yes. */
export async function measure(): Promise<Measurement[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tapwright-bench-')));
  const [firstMs, laterMs]: [number[], number[]] = [[], []];
  let megabytes = Number.NaN;
  try {
    // Builds the web where that is still to be done.
    await (await start(join(folder, 'warm-up'))).stop();
    for (let round = 0; round < rounds; round += 1) {
      const dataDir = join(folder, String(round));
      for (const times of [firstMs, laterMs]) {
        const started = await start(dataDir);
        times.push(started.ms);
        await started.stop();
      }
    }
    megabytes = await readIdleMegabytes(join(folder, 'idle'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return [
    atMost('first start on an empty folder', medianOf(firstMs), 6),
    atMost('second start', medianOf(laterMs), 2),
    {
      what: `start: memory of the Node process after ${idleMs / 1000} idle seconds`,
      figure: `${megabytes.toFixed(0)} MB`,
      goal: { words: 'at most 150 MB', isMet: megabytes <= 150 },
    },
  ];
}

const atMost = (what: string, ms: number, seconds: number): Measurement => ({
  what: `start: ${what}, to /readyz`,
  figure: `${(ms / 1000).toFixed(2)} s`,
  goal: { words: `at most ${seconds} s`, isMet: ms <= seconds * 1000 },
});

async function start(dataDir: string, settings: NodeJS.ProcessEnv = {}): Promise<Started> {
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

/** Without the demo team, whose year would just be being read. */
async function readIdleMegabytes(dataDir: string): Promise<number> {
  const { origin, stop } = await start(dataDir, { DEMO: 'off' });
  await wait(idleMs);
  const text = await (await fetch(`${origin}/metrics`)).text();
  await stop();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1024 / 1024;
}
