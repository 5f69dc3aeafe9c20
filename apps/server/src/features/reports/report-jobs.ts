import type { Deps } from '../../platform/deps.ts';
import { listMonthsAhead, makeMonths, makeMonthsJob } from './make-months.ts';
import { readRates, readRatesJob } from './read-rates.ts';

export function handleReportJobs(deps: Deps): void {
  const { jobs, database, clock } = deps;
  jobs.handle(readRatesJob, (_payload, { signal }) => readRates(deps, signal));
  jobs.recur(readRatesJob, '25 * * * *');
  jobs.handle(makeMonthsJob, () => makeMonths(database, listMonthsAhead(clock.now())));
  jobs.recur(makeMonthsJob, '20 3 * * *');
}
