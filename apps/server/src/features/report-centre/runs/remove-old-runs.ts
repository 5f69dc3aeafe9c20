import { runsKeptDays } from '@tapwright/contracts/report-centre';
import * as z from 'zod/mini';
import type { Deps } from '../../../platform/deps.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { deleteRun, listOldRuns } from './runs-store.ts';

export const removeFileJob = defineJob('reportCentre.removeFile', z.object({ file: z.string() }));
export const removeOldRunsJob = defineJob('reportCentre.removeOldRuns', z.object({}), { maxAttempts: 1 });

const maxAtOnce = 500;
const dayMs = 86_400_000;

/** The file goes first: a row without its file can be removed again, a file without its row cannot be found. */
export async function removeOldRuns(
  { database, files, clock }: Pick<Deps, 'database' | 'files' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const madeBefore = new Date(clock.now().getTime() - runsKeptDays * dayMs);
  for (;;) {
    const old = await listOldRuns(database.write, madeBefore, maxAtOnce);
    for (const { teamId, runId, file } of old) {
      if (signal.aborted) return;
      if (file !== null) await files.delete(file);
      await deleteRun(database.write, teamId, runId);
    }
    if (old.length < maxAtOnce) return;
  }
}
