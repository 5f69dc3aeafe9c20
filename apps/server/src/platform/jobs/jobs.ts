import * as z from 'zod/mini';
import type { Sealer } from '../crypto/sealer.ts';
import type { Transaction } from '../db/database.ts';
import { defineJob, type Job, type JobSchema } from './define-job.ts';
import { createJobRegistry } from './job-registry.ts';
import {
  countJobs,
  type DeadJob,
  insertJob,
  isQueued,
  type JobCounts,
  listDeadJobs,
  unlockOverdueJobs,
} from './job-store.ts';
import { createRunner, type RunnerOptions } from './runner.ts';
import { type JobHandler, packPayload } from './run-job.ts';

export type EnqueueOptions = {
  runAt?: Date;
  /** A job still waiting under this key is replaced. */
  key?: string;
  /** Jobs of one queue run one after another, on all processes together. Few names, such as one per ad account. */
  queue?: string;
};

export type Jobs = {
  /** Every job has one handler, given before the start. */
  handle<Payload extends JobSchema>(job: Job<Payload>, handler: JobHandler<Payload>): void;
  /** By a crontab pattern in UTC, once for all processes together. */
  recur(job: Job, pattern: string): void;
  /** Part of the caller's transaction: rolled back with it, and not seen by any process before it is committed. */
  enqueue<Payload extends JobSchema>(
    tx: Transaction,
    job: Job<Payload>,
    payload: z.input<Payload>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Whether a job under this key waits, runs, or has died. */
  isQueued(tx: Transaction, key: string): Promise<boolean>;
  start(): Promise<void>;
  stop(): Promise<void>;
  isRunning(): boolean;
  /** What can pause between two steps looks here, so that the server need not wait for it or cut it off. */
  isStopping(): boolean;
  count(): Promise<JobCounts>;
  listDead(max: number): Promise<DeadJob[]>;
};

const unlockOverdue = defineJob('jobs.unlockOverdue', z.object({}), { maxAttempts: 1 });

export function createJobs(options: RunnerOptions & { sealer: Sealer }): Jobs {
  const { database, sealer } = options;
  const registry = createJobRegistry(options);
  const runner = createRunner(options, registry);
  registry.handle(unlockOverdue, () => unlockOverdueJobs(database, registry.timeLimits));
  registry.recur(unlockOverdue, '* * * * *');
  return {
    ...runner,
    handle: registry.handle,
    recur: registry.recur,
    enqueue: async (tx, job, payload, { runAt, key, queue } = {}) => {
      if (!registry.timeLimits.has(job.name)) throw new Error(`Nobody handles the job ${job.name}.`);
      const { name, maxAttempts } = job;
      const packed = packPayload(job, payload, sealer);
      await insertJob(tx, { name, maxAttempts, payload: packed, runAt, key, queue });
    },
    isQueued,
    count: () => countJobs(database.read),
    listDead: (max) => listDeadJobs(database.read, max),
  };
}
