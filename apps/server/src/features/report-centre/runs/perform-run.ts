import type { Deps } from '../../../platform/deps.ts';
import type { JobRun } from '../../../platform/jobs/run-job.ts';
import { systemWrite } from '../../writes/index.ts';
import { performRunJob } from './enqueue-run.ts';
import { finishRun } from './finish-run.ts';
import { contextOf, mayReceive } from './reader-context.ts';
import { findReader } from './readers-store.ts';
import { endRun, findRun, lockRun, nameRunFile, type RunRow } from './runs-store.ts';
import { writeReportFile } from '../content/write-report-file.ts';

/** Once, however often it is begun: the row says what is done, and its end, the log and the mail are one transaction. */
export async function performRun(
  deps: Deps,
  { teamId, runId }: { teamId: number; runId: number },
  { signal, attempt }: JobRun,
): Promise<void> {
  const run = await findRun(deps.database.write, teamId, runId);
  if (run?.state !== 'waiting') return;
  const reader = await findReader(deps.database.write, teamId, run.readerId);
  if (!mayReceive(run, reader)) return giveUp(deps, run, 'missed');
  try {
    const written = await writeReportFile(contextOf(deps, run, reader), run, {
      reader,
      format: run.format === 'xlsx' ? 'xlsx' : 'csv',
      signal,
    });
    const file = await deps.files.put(written.content, run.format === 'xlsx' ? 'xlsx' : 'csv', (name) =>
      takeOver(deps, run, name),
    );
    const isOurs = await finishRun(deps, run, { ...written, file, for: reader });
    if (!isOurs) await deps.files.delete(file);
  } catch (error) {
    if (attempt >= performRunJob.maxAttempts) await giveUp(deps, run, 'failed');
    throw error;
  }
}

/** What another attempt had written goes, unless it has ended meanwhile; if it is still at work, its end finds this. */
async function takeOver({ database, files }: Deps, { teamId, runId }: RunRow, file: string): Promise<void> {
  await systemWrite({ database }, 'nothing was sent and nothing was exported', async ({ tx }) => {
    const run = await lockRun(tx, teamId, runId);
    if (run?.state !== 'waiting') return;
    if (run.file !== null) await files.delete(run.file);
    await nameRunFile(tx, { teamId, runId, file });
  });
}

async function giveUp(deps: Deps, { teamId, runId }: RunRow, state: 'missed' | 'failed'): Promise<void> {
  await systemWrite(deps, 'nothing was sent and nothing was exported', async ({ tx }) => {
    const run = await lockRun(tx, teamId, runId);
    if (run?.state !== 'waiting') return;
    await endRun(tx, teamId, runId, { state, finishedAt: deps.clock.now() });
    await deps.live.publishTeam(tx, teamId, 'reports.changed');
  });
}
