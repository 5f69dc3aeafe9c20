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
  return {
    kill,
    start: async () => {
      const { connection } = deps.database;
      const settings = { connection, origin: sandbox.origin, dataDir: deps.settings.dataDir };
      const sender = spawn(process.execPath, [script, JSON.stringify(settings)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running.add(sender);
      await once(sender.stdout, 'data');
      return sender;
    },
    /** As if so much time had gone by that a job's process must be gone. */
    unlockOverdueJobs: async () => {
      for (const table of ['_private_jobs', '_private_job_queues'])
        await deps.database.pool.query(
          `update graphile_worker.${table} set locked_at = now() - interval '5 minutes' where locked_at is not null`,
        );
      await runTransaction(deps.database, (tx) => deps.jobs.enqueue(tx, unlockOverdue, {}));
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
