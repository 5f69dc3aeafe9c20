import { runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import type { Connection, Transaction } from '../db/database.ts';

export type QueuedJob = {
  name: string;
  payload: object;
  maxAttempts: number;
  runAt?: Date | undefined;
  key?: string | undefined;
  queue?: string | undefined;
};

export async function insertJob(tx: Transaction, job: QueuedJob): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${job.name}, payload => ${JSON.stringify(job.payload)}::json, max_attempts => ${job.maxAttempts},
    run_at => ${job.runAt ?? null}::timestamptz, job_key => ${job.key ?? null}, queue_name => ${job.queue ?? null}
  )`.execute(tx);
}

export type JobCounts = { waiting: number; running: number; dead: number };

export async function countJobs(db: Connection): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now()) as waiting,
           count(*) filter (where locked_at is not null) as running,
           count(*) filter (where locked_at is null and attempts >= max_attempts) as dead
    from graphile_worker.jobs`.execute(db);
  return rows[0] ?? { waiting: 0, running: 0, dead: 0 };
}

export type DeadJob = {
  jobId: number;
  name: string;
  attempts: number;
  lastError: string | null;
  diedAt: Date;
};

/** Newest first. The payload is left out: it may be about a person. */
export async function listDeadJobs(db: Connection, most: number): Promise<DeadJob[]> {
  const { rows } = await sql<DeadJob>`
    select id as job_id, task_identifier as name, attempts, last_error, updated_at as died_at
    from graphile_worker.jobs
    where locked_at is null and attempts >= max_attempts
    order by updated_at desc limit ${most}`.execute(db);
  return rows;
}

/** A run that outlives its limit by this much has no process any more: each process ends its runs in time. */
const graceMs = 30_000;

/** Gives back what a killed process was working on. */
export async function unlockOverdueJobs(db: Connection, limits: ReadonlyMap<string, number>): Promise<void> {
  for (const [name, limitMs] of limits) {
    await sql`
      select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
      from graphile_worker.jobs
      where task_identifier = ${name} and locked_at < now() - ${limitMs + graceMs} * interval '1 ms'
      having count(*) > 0`.execute(db);
  }
}

/** For the only process of this database: whatever is locked now was left behind by the one before. */
export async function unlockAllJobs(db: Connection): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_by is not null having count(*) > 0`.execute(db);
}

/** Creates or updates the queue's own schema. Several processes may do so at once. */
export async function installJobQueue(connection: pg.ClientConfig): Promise<void> {
  const pool = openJobPool(connection, 1);
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}

export function openJobPool(connection: pg.ClientConfig, size: number): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'tapwright jobs',
    // Nobody waits for it at a screen, and when a job cannot be marked as done the worker has no second try.
    connectionTimeoutMillis: 60_000,
    keepAlive: true,
    ...connection,
    max: size,
  });
  // The worker sees the same error where it used the connection, and tries again.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
