import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, run, type Runner, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Database } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import type { JobRegistry } from './job-registry.ts';
import { openJobPool, prepareJobQueue, unlockAllJobs } from './job-store.ts';
import { keepWorkerLock } from './worker-lock.ts';

const concurrency = 4;
/** Runs still going when the server stops have so long, then they fail and are tried again later. */
const stopLimitMs = 5_000;
const restartAfterMs = 1_000;

export type RunnerOptions = {
  database: Database;
  log: Log;
  /** True when no other process can be using this database. */
  alone: boolean;
};

export function createRunner({ database, log, alone }: RunnerOptions, registry: JobRegistry) {
  let wanted = false;
  let isStopping = false;
  let current: Awaited<ReturnType<typeof startWorker>> | undefined;

  /** The worker gives up after a row of failures, such as a database that is away; we never do. */
  const keepRunning = async () => {
    while (wanted) {
      try {
        current ??= await startWorker({ database, log, registry });
        // A stop that came while this one was starting did not see it.
        if (!wanted) await current.runner.stop();
        await current.ended;
      } catch (error) {
        log.warn({ err: error }, 'the job worker ended');
      }
      current = undefined;
      if (wanted) await wait(restartAfterMs);
    }
  };

  return {
    isRunning: () => current !== undefined,
    isStopping: () => isStopping,
    start: async () => {
      wanted = true;
      isStopping = false;
      current = await startWorker({ database, log, registry }, async () => {
        if (alone) await unlockAllJobs(database);
      });
      void keepRunning();
    },
    stop: async () => {
      wanted = false;
      isStopping = true;
      const ending = current;
      await ending?.runner.stop();
      await ending?.ended;
    },
  };
}

type Parts = { database: Database; log: Log; registry: JobRegistry };

async function startWorker({ database, log, registry }: Parts, beforeJobs = async () => {}) {
  const pool = openJobPool(database.connection, concurrency + 3);
  const events: WorkerEvents = new EventEmitter();
  const ending = new AbortController();
  events.once('pool:create', ({ workerPool: { id } }) => void keepWorkerLock(pool, id, ending.signal));
  try {
    await prepareJobQueue(pool);
    await beforeJobs();
    const runner = await run({
      pgPool: pool,
      events,
      concurrency,
      taskList: registry.tasks,
      parsedCronItems: registry.parseRecurring(),
      noHandleSignals: true,
      // Unless batched, a job that a lost connection leaves unmarked is a rejection that nobody handles.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      gracefulShutdownAbortTimeout: stopLimitMs,
      // What matters is logged by us, with the name of the job; the worker's own lines are for looking inside.
      logger: new Logger(() => (level, message) => log[level === 'warning' ? 'warn' : 'debug']({}, message)),
    });
    const ended = untilEnded(runner, pool, ending);
    ended.catch(() => undefined);
    await untilAsked(runner).catch(async (error: unknown) => {
      await runner.stop().catch(() => undefined);
      await ended.catch(() => undefined);
      throw error;
    });
    return { runner, ended };
  } catch (error) {
    ending.abort();
    if (!pool.ending) await pool.end();
    throw error;
  }
}

/** A worker whose first question for jobs failed keeps that failure and never takes a job, so another has to start. */
function untilAsked({ events }: Runner): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  events.once('worker:getJob:empty', () => resolve());
  events.once('job:start', () => resolve());
  events.once('worker:getJob:error', ({ error }) => reject(error));
  return promise;
}

async function untilEnded(runner: Runner, pool: Pool, ending: AbortController): Promise<void> {
  try {
    await runner.promise;
  } finally {
    ending.abort();
    await untilUnused(pool);
    await pool.end();
  }
}

/** The worker does not wait until its last jobs are marked as done, and a pool that ends forgets who waits for it. */
async function untilUnused(pool: Pool): Promise<void> {
  const giveUpAt = Date.now() + stopLimitMs;
  while (pool.waitingCount + pool.totalCount > pool.idleCount && Date.now() < giveUpAt) await wait(5);
}
