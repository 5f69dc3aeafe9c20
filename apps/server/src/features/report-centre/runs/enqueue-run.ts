import * as z from 'zod/mini';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { insertRun, type NewRun } from './runs-store.ts';

export const performRunJob = defineJob(
  'reportCentre.performRun',
  z.object({ teamId: z.int(), runId: z.int() }),
  { maxAttempts: 6, timeLimitMs: 300_000 },
);

/** The row and its job in one transaction; undefined when this moment of the schedule has its run already. */
export async function enqueueRun(
  tx: Transaction,
  { jobs }: Pick<Deps, 'jobs'>,
  run: NewRun,
): Promise<number | undefined> {
  const runId = await insertRun(tx, run);
  if (runId === undefined) return undefined;
  const { teamId } = run;
  await jobs.enqueue(tx, performRunJob, { teamId, runId }, { queue: `reports of team ${teamId}` });
  return runId;
}
