import { runMigrations } from 'graphile-worker';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { Connection, Database, Transaction } from '../db/database.ts';
import { runTransaction } from '../db/run-transaction.ts';

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

export async function isQueued(tx: Transaction, key: string): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker.jobs where key = ${key}`.execute(tx);
  return rows.length > 0;
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
export async function listDeadJobs(db: Connection, max: number): Promise<DeadJob[]> {
  const { rows } = await sql<DeadJob>`
    select id as job_id, task_identifier as name, attempts, last_error, updated_at as died_at
    from graphile_worker.jobs
    where locked_at is null and attempts >= max_attempts
    order by updated_at desc limit ${max}`.execute(db);
  return rows;
}

/** Whether the run under this number is nobody's any more: another job has taken its key and will do the work. */
export async function isReplaced(db: Connection, jobId: number): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker.jobs where id = ${jobId} and key is null`.execute(
    db,
  );
  return rows.length > 0;
}

/** A run that outlives its limit by this much has no process any more: each process ends its runs in time. */
const graceMs = 30_000;

/** Longer than from a worker's first job to its lock. */
const maxLockDelay = sql`interval '15 seconds'`;

/** Gives back what a killed process was working on: whoever lives holds the lock of its worker. */
export async function unlockOverdueJobs(
  database: Database,
  limits: ReadonlyMap<string, number>,
): Promise<void> {
  await unlockJobs(
    database,
    sql`locked_at < now() - ${maxLockDelay} and pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))`,
  );
  for (const [name, limitMs] of limits)
    await unlockJobs(
      database,
      sql`task_identifier = ${name} and locked_at < now() - ${limitMs + graceMs} * interval '1 ms'`,
    );
}

/** For the only process of this database: whatever is locked now was left behind by the one before. */
export const unlockAllJobs = async (database: Database): Promise<void> =>
  unlockJobs(database, sql`locked_by is not null`);

type LeftBehind = { jobId: number; worker: string; isReplaced: boolean };

/**
 * A job whose key was taken by another while it ran has lost it, and has no attempt left; so it is over with its
 * process, and not dead.
 */
async function unlockJobs(database: Database, which: RawBuilder<unknown>): Promise<void> {
  await runTransaction(database, async (tx) => {
    const { rows } = await sql<LeftBehind>`
      select id as job_id, locked_by as worker,
             key is null and attempts >= max_attempts and updated_at > locked_at as is_replaced
      from graphile_worker.jobs where ${which}`.execute(tx);
    if (rows.length === 0) return;
    const workers = rows.map(({ worker }) => worker);
    await sql`select graphile_worker.force_unlock_workers(${workers}::text[])`.execute(tx);
    const over = rows.filter((row) => row.isReplaced).map(({ jobId }) => jobId);
    await sql`select graphile_worker.complete_jobs(${over}::bigint[])`.execute(tx);
  });
}

/** Where no worker starts. */
export async function installJobQueue(connection: pg.ClientConfig): Promise<void> {
  const pool = openJobPool(connection, 1);
  try {
    await prepareJobQueue(pool);
  } finally {
    await pool.end();
  }
}

/** Creates or updates the queue's own schema. Several processes may do so at once. */
export async function prepareJobQueue(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool });
  await pool.query(wakeForFreedQueues);
}

/**
 * A worker looks for its next job before the last one is marked as done, so it finds the queue of that one still
 * taken and would sleep for two seconds. A queue that is free again wakes one, as a new job does.
 */
const wakeForFreedQueues = `
  do $do$ begin
    perform pg_advisory_xact_lock(hashtext('wake for freed queues'));
    if exists (
      select from pg_trigger
      where tgrelid = 'graphile_worker._private_job_queues'::regclass and tgname = 'wake_when_freed'
    ) then
      return;
    end if;
    create function graphile_worker.wake_when_freed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('jobs:insert', json_build_object('r', random(), 'count', 1)::text);
      return null;
    end $$;
    create trigger wake_when_freed after update on graphile_worker._private_job_queues
      for each row when (old.locked_by is not null and new.locked_by is null)
      execute function graphile_worker.wake_when_freed();
  end $do$`;

type Connected = Parameters<pg.Pool['connect']>[0];

/**
 * A worker that ends while the connection it listens on is lost gives that back twice, the second time where nobody
 * handles the failure.
 */
class JobPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return super.connect();
    super.connect((error, client, release) => {
      let isBack = false;
      callback(error, client, (reason) => {
        if (!isBack) release(reason);
        isBack = true;
      });
    });
    return undefined;
  }
}

export function openJobPool(connection: pg.ClientConfig, size: number): pg.Pool {
  const pool = new JobPool({
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
