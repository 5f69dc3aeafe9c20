import { type CronItem, type Task, type TaskList, parseCronItems } from 'graphile-worker';
import type { Sealer } from '../crypto/sealer.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import type { Job, JobSchema } from './define-job.ts';
import { isReplaced } from './job-store.ts';
import { type JobHandler, runInTime, unpackPayload } from './run-job.ts';

type RegistryOptions = { database: Pick<Database, 'write'>; log: Log; sealer: Sealer };

/** Who handles which job, and which come back by the clock. */
export function createJobRegistry({ database, log, sealer }: RegistryOptions) {
  const tasks: TaskList = {};
  const timeLimits = new Map<string, number>();
  const recurring: CronItem[] = [];

  const makeTask =
    <Payload extends JobSchema>(job: Job<Payload>, handler: JobHandler<Payload>): Task =>
    async (stored, { job: { id, attempts, key }, abortSignal }) => {
      const run = { jobId: Number(id), attempt: attempts };
      const runLog = log.child({ job: job.name, ...run });
      const signal = AbortSignal.any([abortSignal, AbortSignal.timeout(job.timeLimitMs)]);
      try {
        const payload = unpackPayload(job, stored, sealer);
        await runInTime(handler(payload, { ...run, log: runLog, signal }), signal);
      } catch (error) {
        if (key !== null && (await isReplaced(database.write, run.jobId))) {
          runLog.warn({ err: error }, 'a job failed, and another has taken its place');
          return;
        }
        if (attempts < job.maxAttempts) runLog.warn({ err: error }, 'a job failed and will be tried again');
        else runLog.error({ err: error }, 'a job failed for the last time');
        throw error;
      }
    };

  return {
    timeLimits,
    tasks,
    handle: <Payload extends JobSchema>(job: Job<Payload>, handler: JobHandler<Payload>) => {
      if (timeLimits.has(job.name)) throw new Error(`The job ${job.name} has a handler already.`);
      timeLimits.set(job.name, job.timeLimitMs);
      tasks[job.name] = makeTask(job, handler);
    },
    recur: (job: Job, match: string) => {
      recurring.push({ task: job.name, match, options: { maxAttempts: 1, backfillPeriod: 0 } });
    },
    parseRecurring: () => parseCronItems(recurring),
  };
}

export type JobRegistry = ReturnType<typeof createJobRegistry>;
