import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { runTransaction } from '../../../platform/db/run-transaction.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { Changing } from './start-changing.ts';

const script = fileURLToPath(new URL('./sending-process.ts', import.meta.url));
const unlockOverdue = defineJob('jobs.unlockOverdue', z.object({}), { maxAttempts: 1 });
const requests = z.object({ requests: z.array(z.looseObject({ method: z.string(), path: z.string() })) });

/** Processes that send in the server's place, which itself only takes what is committed. */
export async function startSenders({ deps, sandbox }: Changing) {
  await deps.jobs.stop();
  const running = new Set<ChildProcess>();
  const kill = async (sender: ChildProcess) => {
    running.delete(sender);
    const ended = once(sender, 'exit');
    sender.kill('SIGKILL');
    await ended;
  };
  onTestFinished(async () => {
    for (const sender of running) await kill(sender);
  });
  /** As if so much time had gone by that their process must be gone. */
  const ageLocks = async () => {
    for (const table of ['_private_jobs', '_private_job_queues'])
      await deps.database.pool.query(
        `update graphile_worker.${table} set locked_at = now() - interval '5 minutes' where locked_at is not null`,
      );
  };
  const unlock = async () => runTransaction(deps.database, (tx) => deps.jobs.enqueue(tx, unlockOverdue, {}));
  const start = async () => {
    const { connection } = deps.database;
    const settings = { connection, origin: sandbox.origin, dataDir: deps.settings.dataDir };
    const sender = spawn(process.execPath, [script, JSON.stringify(settings)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.add(sender);
    await once(sender.stdout, 'data');
    return sender;
  };
  return {
    kill,
    ageLocks,
    unlock,
    start,
    /** After one was killed: its jobs are the next one's. Before that has any of its own, or two would send at once. */
    startNext: async () => {
      await ageLocks();
      const next = await start();
      await unlock();
      return next;
    },
    untilFaultsAreMet: async () => {
      await expect.poll(() => sandbox.control('GET', '/faults'), { timeout: 60_000 }).toEqual([]);
    },
    forgetRequests: async () => sandbox.control('DELETE', '/requests'),
    countWrites: async () => {
      const { requests: all } = z.parse(requests, await sandbox.control('GET', '/requests'));
      return all.filter(({ path }) => /\/bulk-(create|update|delete)$/.test(path)).length;
    },
  };
}

/** A process sends in the server's place, is killed wherever it is, and another goes on; in the end the server does. */
export async function startMortalSender(server: Changing) {
  const senders = await startSenders(server);
  let sender = await senders.start();
  return {
    kill: async () => {
      await senders.kill(sender);
      sender = await senders.startNext();
    },
    end: async () => {
      await senders.kill(sender);
      await senders.ageLocks();
      await server.deps.jobs.start();
      await senders.unlock();
    },
  };
}
