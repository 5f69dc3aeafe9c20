import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { BusyClient, keepBusy } from './busy-client.ts';
import { findPlace, makeTurns } from './busy-turns.ts';
import {
  allColumns,
  countDifferences,
  countWrongSums,
  daysBefore,
  readNewer,
  readOlder,
  settledColumns,
  type Figures,
} from './figures-of-days.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import type { Measurement } from './table.ts';

const days = 10;
const speed = 1000;
const dayMs = 86_400_000;
const startsAt = Date.parse('2026-11-20T00:00:00Z');
const clients = 3;
const pauseMs = 25;
/** Well before everything the clients do, and late enough for the last install to have come. */
const old = { start: daysBefore(startsAt, 60), end: daysBefore(startsAt, 35) };

const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

type Watch = { drift: number; wrongSums: number; megabytes: number[]; checks: number };

/** Once a simulated day: what was told before must still be told, both APIs must tell the same, sums must be sums. */
async function watchDay(client: BusyClient, watch: Watch, before: Figures, own: Figures): Promise<Figures> {
  const now = await client.now();
  const again = await readNewer(client, old.start, old.end);
  watch.drift += countDifferences(before, again, allColumns);
  watch.drift += countDifferences(again, await readOlder(client, old.start, old.end), allColumns);
  watch.wrongSums += await countWrongSums(client, old.start, old.end);
  const done = await readNewer(client, daysBefore(startsAt, 5), daysBefore(now, 2));
  const known = new Map([...done].filter(([key]) => own.has(key)));
  watch.drift += countDifferences(own, known, settledColumns);
  watch.checks += 1;
  return done;
}

const none = (what: string, figure: number): Measurement => ({
  what: `sandbox, ten days at 1,000 ×: ${what}`,
  figure: String(figure),
  goal: { words: 'none', isMet: figure === 0 },
});

export async function measure(): Promise<Measurement[]> {
  const sandbox = await startSandboxProcess('demo', new Date(startsAt).toISOString(), { speed });
  const watching = new BusyClient(sandbox);
  const place = await findPlace(watching);
  const before = await readNewer(watching, old.start, old.end);
  const busy = Array.from({ length: clients }, () => new BusyClient(sandbox));
  const watch: Watch = { drift: 0, wrongSums: 0, megabytes: [megabytesOf(sandbox.pid)], checks: 0 };
  let isOver = false;
  const working = busy.map(async (client) => keepBusy(makeTurns(client, place), pauseMs, () => isOver));
  let own: Figures = new Map();
  for (let day = 1; day <= days; day += 1) {
    while ((await watching.now()) < startsAt + day * dayMs) await wait(500);
    own = await watchDay(watching, watch, before, own);
    watch.megabytes.push(megabytesOf(sandbox.pid));
    console.log(`Day ${day}: ${watch.megabytes.at(-1)?.toFixed(0)} MB, drift ${watch.drift}`);
  }
  isOver = true;
  await Promise.all(working);
  await sandbox.stop();
  const all = [watching, ...busy];
  const failures = all.flatMap((client) => [...client.failures]);
  for (const [what, times] of failures) console.log(`${times} × ${what}`);
  const slowest = (kind: 'read' | 'write') => Math.max(...all.map((client) => client.slowestMs[kind]));
  const told = (what: string, figure: string): Measurement => ({
    what: `sandbox, ten days at 1,000 ×: ${what}`,
    figure,
  });
  return [
    told('requests', String(all.reduce((sum, { requests }) => sum + requests, 0))),
    told('signed in anew after a 401', String(all.reduce((sum, { signedInAnew }) => sum + signedInAnew, 0))),
    none(
      'answers other than 200',
      failures.reduce((sum, [, times]) => sum + times, 0),
    ),
    none(`figures that changed or differ, in ${watch.checks} looks`, watch.drift),
    none('sums that are no totals', watch.wrongSums),
    told('memory, day by day', `${watch.megabytes.map((size) => size.toFixed(0)).join(' ')} MB`),
    told('slowest read and write', `${slowest('read').toFixed(0)}, ${slowest('write').toFixed(0)} ms`),
  ];
}
