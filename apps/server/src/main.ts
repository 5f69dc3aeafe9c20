import { setTimeout as wait } from 'node:timers/promises';
import { readSettings } from './env.ts';
import { createLog } from './platform/log/log.ts';
import { findStartComplaint } from './platform/start-refusal.ts';
import { runServer } from './run-server.ts';
import { createStopSteps } from './stop-in-order.ts';

/** Longer than any wait for a database, except for another process that migrates it. */
const startLimitMs = 15_000;

const showsWeb = !process.argv.includes('--without-web');
const log = createLog({ format: process.stdout.isTTY ? 'terminal' : 'json' });
const steps = createStopSteps();
const starting = Promise.resolve().then(start);

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
// The channel to scripts/start.mjs breaks when that is killed; nobody would stop us then.
if (process.connected) process.once('disconnect', () => void stop(0));
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

async function start(): Promise<void> {
  try {
    const settings = readSettings();
    const lines = await runServer({ settings, log, steps, showsWeb, onLost: fail });
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    const complaint = findStartComplaint(error);
    if (complaint === undefined) return fail(error);
    process.stderr.write(`${complaint}\n`);
    void stop(1);
  }
}

function fail(error: unknown): void {
  log.fatal({ err: error }, 'the server cannot go on');
  void stop(1);
}

/** A start still under way is waited for, so that what it starts is stopped too. */
async function stop(code: number): Promise<never> {
  await Promise.race([starting, wait(startLimitMs)]);
  await steps.stopAll(log);
  process.exit(code);
}
