import type { Sealer } from '../crypto/sealer.ts';
import type { Log } from '../log/log.ts';
import * as z from 'zod/mini';
import type { Job, JobSchema } from './define-job.ts';

export type JobRun = {
  jobId: number;
  attempt: number;
  log: Log;
  /** Aborted when the time limit is reached or the server stops. */
  signal: AbortSignal;
};

export type JobHandler<Payload extends JobSchema> = (
  payload: z.output<Payload>,
  run: JobRun,
) => Promise<void>;

const sealedPayload = z.object({ sealed: z.string() });

/** Bound to the job's name: a payload moved to another kind of job does not open. */
const sealedFor = (job: Job) => `job ${job.name}`;

export function packPayload(job: Job, payload: object, sealer: Sealer): object {
  z.parse(job.payload, payload);
  return job.sealed ? { sealed: sealer.seal(JSON.stringify(payload), sealedFor(job)) } : payload;
}

export function unpackPayload<Payload extends JobSchema>(
  job: Job<Payload>,
  stored: unknown,
  sealer: Sealer,
): z.output<Payload> {
  const given: unknown = job.sealed
    ? JSON.parse(sealer.open(z.parse(sealedPayload, stored).sealed, sealedFor(job)))
    : stored;
  return z.parse(job.payload, given);
}

/** Ends when the handler does, and at the latest when the signal says so. */
export async function runInTime(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    if (signal.aborted) giveUp();
    await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
