import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createSealer } from '../crypto/sealer.ts';
import { runTransaction } from '../db/run-transaction.ts';
import { createTestDatabase } from '../db/testing/test-database.ts';
import { createLog } from '../log/log.ts';
import { defineJob } from './define-job.ts';
import { openJobPool } from './job-store.ts';
import { createJobs, type Jobs } from './jobs.ts';

const { database, close } = await createTestDatabase();
const lines: string[] = [];
const sealer = createSealer([Buffer.alloc(32, 1)]);
const running = new Set<Jobs>();

function makeJobs(): Jobs {
  const log = createLog({ sink: { write: (line) => lines.push(line) } });
  const jobs = createJobs({ database, log, sealer, alone: false });
  running.add(jobs);
  return jobs;
}

afterEach(async () => {
  await Promise.all([...running].map((jobs) => jobs.stop()));
  running.clear();
  lines.length = 0;
  await database.pool.query('delete from graphile_worker._private_jobs');
});
afterAll(close);

const greet = defineJob('test.greet', z.object({ name: z.string() }));

/** Resolves with what the handler was given. */
function receive(jobs: Jobs, job = greet) {
  const received: string[] = [];
  const waiting = new Map<string, () => void>();
  jobs.handle(job, async ({ name }) => {
    received.push(name);
    waiting.get(name)?.();
  });
  const until = (name: string) =>
    new Promise<void>((resolve) => (received.includes(name) ? resolve() : waiting.set(name, resolve)));
  return { received, until };
}

const enqueue = (jobs: Jobs, name: string) =>
  runTransaction(database, (tx) => jobs.enqueue(tx, greet, { name }));

test('a job runs after its transaction, and one of a transaction rolled back never does', async () => {
  const jobs = makeJobs();
  const { received, until } = receive(jobs);
  await jobs.start();
  const rolledBack = runTransaction(database, async (tx) => {
    await jobs.enqueue(tx, greet, { name: 'nobody' });
    throw new Error('changed our mind');
  });
  await expect(rolledBack).rejects.toThrow('changed our mind');
  await enqueue(jobs, 'somebody');
  await until('somebody');
  expect(received).toEqual(['somebody']);
  expect(await jobs.count()).toMatchObject({ waiting: 0, dead: 0 });
});

test('of two processes one runs the job', async () => {
  const [one, other] = [makeJobs(), makeJobs()];
  const seen = [receive(one), receive(other)];
  await Promise.all([one.start(), other.start()]);
  const names = Array.from({ length: 20 }, (_, index) => `n${index}`);
  await runTransaction(database, async (tx) => {
    for (const name of names) await one.enqueue(tx, greet, { name });
  });
  await Promise.all(names.map((name) => Promise.race(seen.map(({ until }) => until(name)))));
  expect(seen.flatMap(({ received }) => received).toSorted()).toEqual(names.toSorted());
});

test('a failing job is tried again, then it is dead and can be seen, with its reason', async () => {
  const jobs = makeJobs();
  const fragile = defineJob('test.fragile', z.object({}), { maxAttempts: 2 });
  const attempts: number[] = [];
  const { promise: tried, resolve } = Promise.withResolvers<void>();
  jobs.handle(fragile, async (_, { attempt }) => {
    attempts.push(attempt);
    resolve();
    throw new Error('no luck');
  });
  await jobs.start();
  await runTransaction(database, (tx) => jobs.enqueue(tx, fragile, {}));
  await tried;
  // The wait before the second try is real (seconds), so the test brings it forward.
  await expect
    .poll(
      async () => {
        await database.pool.query(
          'update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts < max_attempts',
        );
        return jobs.count();
      },
      { timeout: 20_000 },
    )
    .toEqual({ waiting: 0, running: 0, dead: 1 });
  expect(attempts).toEqual([1, 2]);
  expect(await jobs.listDead(10)).toMatchObject([
    { name: 'test.fragile', attempts: 2, lastError: 'no luck' },
  ]);
  expect(lines.filter((line) => line.includes('for the last time'))).toHaveLength(1);
});

test('a run that takes too long is ended and told so', async () => {
  const jobs = makeJobs();
  const endless = defineJob('test.endless', z.object({}), { maxAttempts: 1, timeLimitMs: 50 });
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  jobs.handle(endless, (_, { signal }) => {
    signal.addEventListener('abort', () => resolve());
    return new Promise(() => undefined);
  });
  await jobs.start();
  await runTransaction(database, (tx) => jobs.enqueue(tx, endless, {}));
  await ended;
  await expect.poll(() => jobs.count()).toMatchObject({ running: 0, dead: 1 });
});

test('what a killed process was working on is given to another', async () => {
  const jobs = makeJobs();
  const { until } = receive(jobs);
  await enqueue(jobs, 'left behind');
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now() - interval '5 minutes', attempts = 1`,
  );
  await jobs.start();
  await runTransaction(database, (tx) =>
    jobs.enqueue(tx, defineJob('jobs.unlockOverdue', z.object({}), { maxAttempts: 1 }), {}),
  );
  await until('left behind');
});

const unlockOverdue = async (jobs: Jobs) =>
  runTransaction(database, (tx) =>
    jobs.enqueue(tx, defineJob('jobs.unlockOverdue', z.object({}), { maxAttempts: 1 }), {}),
  );

test('a job of a killed process does not wait for its time limit, and one that somebody works on is left alone', async () => {
  const slow = defineJob('test.slow', z.object({ name: z.string() }), { timeLimitMs: 3_600_000 });
  const [one, other] = [makeJobs(), makeJobs()];
  const begun: string[] = [];
  const mayEnd = Promise.withResolvers<void>();
  for (const jobs of [one, other])
    jobs.handle(slow, async ({ name }) => {
      begun.push(name);
      await mayEnd.promise;
    });
  await one.start();
  await runTransaction(database, (tx) => one.enqueue(tx, slow, { name: 'worked on' }));
  await expect.poll(() => begun).toEqual(['worked on']);
  await runTransaction(database, (tx) => one.enqueue(tx, slow, { name: 'left' }, { runAt: new Date(0) }));
  await expect.poll(() => begun).toEqual(['worked on', 'left']);
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '20 seconds',
       locked_by = case when payload->>'name' = 'left' then 'killed' else locked_by end`,
  );
  await other.start();
  await unlockOverdue(other);
  await expect.poll(() => begun).toEqual(['worked on', 'left', 'left']);
  mayEnd.resolve();
  await expect.poll(() => one.count()).toMatchObject({ waiting: 0, running: 0 });
  expect(begun).toHaveLength(3);
});

test('alone on the database, a start takes up at once what the one before had begun', async () => {
  const log = createLog({ level: 'silent' });
  const jobs = createJobs({ database, log, sealer, alone: true });
  running.add(jobs);
  const { until } = receive(jobs);
  await enqueue(jobs, 'just begun');
  await database.pool.query(`update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now()`);
  await jobs.start();
  await until('just begun');
});

/** Begun by a process that was killed, and replaced by another job under its key before or after that. */
async function leaveReplaced(jobs: Jobs) {
  const enqueueKeyed = async (name: string) =>
    runTransaction(database, (tx) => jobs.enqueue(tx, greet, { name }, { key: 'greeting' }));
  await enqueueKeyed('begun');
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now() - interval '5 minutes', attempts = 1`,
  );
  await enqueueKeyed('instead of it');
}

test.each([{ alone: true }, { alone: false }])(
  'a killed process leaves no dead job where another had taken its place (alone: $alone)',
  async ({ alone }) => {
    const jobs = createJobs({ database, log: createLog({ level: 'silent' }), sealer, alone });
    running.add(jobs);
    const { received, until } = receive(jobs);
    await leaveReplaced(jobs);
    await jobs.start();
    if (!alone)
      await runTransaction(database, (tx) =>
        jobs.enqueue(tx, defineJob('jobs.unlockOverdue', z.object({}), { maxAttempts: 1 }), {}),
      );
    await until('instead of it');
    await expect.poll(() => jobs.count()).toEqual({ waiting: 0, running: 0, dead: 0 });
    expect(received).toEqual(['instead of it']);
  },
);

test('a run that was replaced and then fails leaves the work to the one that took its place', async () => {
  const jobs = makeJobs();
  const begun = Promise.withResolvers<void>();
  const mayFail = Promise.withResolvers<void>();
  const done: string[] = [];
  jobs.handle(greet, async ({ name }) => {
    if (name === 'last') return void done.push(name);
    begun.resolve();
    await mayFail.promise;
    throw new Error('no luck');
  });
  await jobs.start();
  const enqueueKeyed = async (name: string) =>
    runTransaction(database, (tx) => jobs.enqueue(tx, greet, { name }, { key: 'greeting' }));
  await enqueueKeyed('first');
  await begun.promise;
  await enqueueKeyed('last');
  mayFail.resolve();
  await expect.poll(() => done).toEqual(['last']);
  await expect.poll(() => jobs.count()).toEqual({ waiting: 0, running: 0, dead: 0 });
});

test('a sealed payload cannot be read in the queue and arrives whole', async () => {
  const jobs = makeJobs();
  const secretJob = defineJob('test.secret', z.object({ name: z.string() }), { sealed: true });
  const { until } = receive(jobs, secretJob);
  await runTransaction(database, (tx) => jobs.enqueue(tx, secretJob, { name: 's3cret' }));
  const { rows } = await database.pool.query(
    'select payload::text as text from graphile_worker._private_jobs',
  );
  expect(JSON.stringify(rows)).not.toContain('s3cret');
  await jobs.start();
  await until('s3cret');
});

test('a payload that does not fit, or a job nobody handles, is refused where it is enqueued', async () => {
  const jobs = makeJobs();
  await expect(enqueue(jobs, 'x')).rejects.toThrow('Nobody handles the job test.greet');
  receive(jobs);
  const wrong = JSON.parse('{"name":5}');
  await expect(runTransaction(database, (tx) => jobs.enqueue(tx, greet, wrong))).rejects.toThrow();
  expect(() => receive(jobs)).toThrow('has a handler already');
});

test('stopping waits for the run that is going on', async () => {
  const jobs = makeJobs();
  const slow = defineJob('test.slow', z.object({}));
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  let finished = false;
  jobs.handle(slow, async () => {
    begun.resolve();
    await mayEnd.promise;
    finished = true;
  });
  await jobs.start();
  await runTransaction(database, (tx) => jobs.enqueue(tx, slow, {}));
  await begun.promise;
  const stopped = jobs.stop();
  mayEnd.resolve();
  await stopped;
  expect(finished).toBe(true);
  expect(jobs.isRunning()).toBe(false);
});

test('what ends while a stop is under way is marked as done, however busy the connections are', async () => {
  const jobs = makeJobs();
  const blocker = await database.pool.connect();
  await blocker.query('begin');
  const allRun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  let begun = 0;
  let blocked: Promise<unknown> = Promise.resolve();
  jobs.handle(greet, async (_, { jobId }) => {
    // So none can be marked as done; four runs at once, and four after them, are more than there are connections.
    const block = () =>
      blocker.query('select from graphile_worker._private_jobs where id = $1 for update', [jobId]);
    await (blocked = blocked.then(block));
    begun += 1;
    if (begun === 8) allRun.resolve();
    if (begun > 4) await mayEnd.promise;
  });
  await runTransaction(database, async (tx) => {
    for (const name of 'abcdefgh') await jobs.enqueue(tx, greet, { name });
  });
  await jobs.start();
  await allRun.promise;
  const stopped = jobs.stop();
  mayEnd.resolve();
  await setTimeout(200);
  await blocker.query('commit');
  blocker.release();
  await stopped;
  expect(await jobs.count()).toEqual({ waiting: 0, running: 0, dead: 0 });
});

const itsConnections = `from pg_stat_activity
  where datname = current_database() and application_name = 'tapwright jobs'`;

test('a worker that lost its connections at its first question does not count as started', async () => {
  const jobs = makeJobs();
  const { until } = receive(jobs);
  const blocker = await database.pool.connect();
  await blocker.query('begin');
  // Its first question writes down which jobs it knows.
  await blocker.query('lock table graphile_worker._private_tasks in exclusive mode');
  const started = jobs.start().catch(({ message }: Error) => message);
  await expect
    .poll(async () => {
      const waiting = `select ${itsConnections} and wait_event_type = 'Lock'`;
      return (await database.pool.query(waiting)).rowCount;
    })
    .toBe(1);
  await database.pool.query(`select pg_terminate_backend(pid) ${itsConnections}`);
  await blocker.query('commit');
  blocker.release();
  expect(await started).toContain('terminating connection');
  await jobs.start();
  await enqueue(jobs, 'after the loss');
  await until('after the loss');
});

test('a connection that the worker gives back twice is given back once', async () => {
  const pool = openJobPool(database.connection, 1);
  const giveBack = await new Promise<() => void>((resolve) =>
    pool.connect((_error, _client, release) => resolve(release)),
  );
  giveBack();
  expect(giveBack).not.toThrow();
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  await pool.end();
});

test('a connection that is lost while a job is marked as done ends nothing but that worker', async () => {
  const jobs = makeJobs();
  const blocker = await database.pool.connect();
  await blocker.query('begin');
  const { promise: isRun, resolve: ran } = Promise.withResolvers<void>();
  const { promise: isBack, resolve: back } = Promise.withResolvers<void>();
  jobs.handle(greet, async ({ name }, { jobId }) => {
    if (name === 'after the loss') return back();
    await blocker.query('select from graphile_worker._private_jobs where id = $1 for update', [jobId]);
    ran();
  });
  await jobs.start();
  await runTransaction(database, (tx) => jobs.enqueue(tx, greet, { name: 'before' }));
  await isRun;
  const waiting = `select ${itsConnections} and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(1);
  await database.pool.query(`select pg_terminate_backend(pid) ${itsConnections}`);
  await blocker.query('commit');
  blocker.release();
  await enqueue(jobs, 'after the loss');
  await isBack;
});

test('the worker comes back after all its connections were lost', async () => {
  const jobs = makeJobs();
  const { until } = receive(jobs);
  await jobs.start();
  await database.pool.query(`select pg_terminate_backend(pid) ${itsConnections}`);
  await enqueue(jobs, 'after the loss');
  await until('after the loss');
});

test('a queue that is free again wakes a worker, so that the next of its jobs does not wait', async () => {
  const jobs = makeJobs();
  const { received } = receive(jobs);
  const client = new pg.Client(database.connection);
  await client.connect();
  let freed = 0;
  // Of a new job the queue's own function calls, in other spaces, and so it does for what comes by the minute.
  client.on('notification', ({ payload = '' }) => {
    if (payload.startsWith('{"r" : ')) freed += 1;
  });
  await client.query('listen "jobs:insert"');
  await jobs.start();
  await runTransaction(database, (tx) => jobs.enqueue(tx, greet, { name: 'first' }, { queue: 'one' }));
  await expect.poll(() => freed).toBe(1);
  expect(received).toEqual(['first']);
  await client.end();
});
