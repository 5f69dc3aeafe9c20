import type { Deps } from '../../../platform/deps.ts';
import { performRunJob } from './enqueue-run.ts';
import { performRun } from './perform-run.ts';
import { removeFileJob, removeOldRuns, removeOldRunsJob } from './remove-old-runs.ts';
import { startDueRuns, startDueRunsJob } from './start-due-runs.ts';

export function handleReportJobs(deps: Deps): void {
  const { jobs } = deps;
  jobs.handle(startDueRunsJob, (_payload, { signal }) => startDueRuns(deps, signal));
  jobs.recur(startDueRunsJob, '* * * * *');
  jobs.handle(performRunJob, (run, job) => performRun(deps, run, job));
  jobs.handle(removeFileJob, ({ file }) => deps.files.delete(file));
  jobs.handle(removeOldRunsJob, (_payload, { signal }) => removeOldRuns(deps, signal));
  jobs.recur(removeOldRunsJob, '40 4 * * *');
}
