import type { CallHost } from '../../platform/http/call-host.ts';
import { readRates, readRatesJob } from '../exchange-rates/index.ts';
import { listMonthsAhead, makeMonths, makeMonthsJob } from './retention/make-months.ts';
import { storeRates } from './conversion/store-rates.ts';

/** Rates are read here, since what they convert lies here. */
export function mountMeasures({ deps }: CallHost): void {
  const { jobs, database, clock } = deps;
  jobs.handle(readRatesJob, (_payload, { signal }) => readRates({ ...deps, storeRates }, signal));
  jobs.recur(readRatesJob, '25 * * * *');
  jobs.handle(makeMonthsJob, () => makeMonths(database, listMonthsAhead(clock.now())));
  jobs.recur(makeMonthsJob, '20 3 * * *');
}
