import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startWhole } from './start-whole.ts';
import { type Measurement, medianOf } from './table.ts';

const rounds = 5;
const idleMs = 10_000;

/** `npm start` without npm, everything installed and built. */
export async function measure(): Promise<Measurement[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tapwright-bench-')));
  const [firstMs, laterMs]: [number[], number[]] = [[], []];
  let megabytes = Number.NaN;
  try {
    // Builds the web where that is still to be done.
    await (await startWhole(join(folder, 'warm-up'))).stop();
    for (let round = 0; round < rounds; round += 1) {
      const dataDir = join(folder, String(round));
      for (const times of [firstMs, laterMs]) {
        const started = await startWhole(dataDir);
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

/** Without the demo team, whose year would just be being read. */
async function readIdleMegabytes(dataDir: string): Promise<number> {
  const { origin, stop } = await startWhole(dataDir, { DEMO: 'off' });
  await wait(idleMs);
  const text = await (await fetch(`${origin}/metrics`)).text();
  await stop();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1024 / 1024;
}
