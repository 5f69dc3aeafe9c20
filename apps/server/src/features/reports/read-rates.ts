import { addDays, getDay } from '@tapwright/domain/days';
import * as z from 'zod/mini';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { findNewestRateDay } from './rates-store.ts';
import type { RateSource } from './rate-source.ts';
import { sampleRates } from './sample-rates.ts';
import { storeRates } from './store-rates.ts';

export const readRatesJob = defineJob('reports.readRates', z.object({}), { maxAttempts: 1 });

/** As far back as reports reach. */
const daysBack = 800;
/** A day's rate may be corrected, or come late. */
const daysAgain = 7;

/** Beside the sandbox the sample stands in; elsewhere there is none until a source is configured. */
const sourceOf = ({ settings }: Pick<Deps, 'settings'>): RateSource | undefined =>
  settings.appleAds === 'sandbox' ? sampleRates : undefined;

/** What was published since the last time. A source that is away leaves what is stored in use. */
export async function readRates(deps: Pick<Deps, 'settings' | 'database' | 'clock'>, signal: AbortSignal) {
  const source = sourceOf(deps);
  if (source === undefined) return;
  const until = getDay(deps.clock.now().toISOString().slice(0, 10));
  const newest = await findNewestRateDay(deps.database.read, source.name);
  const from = newest === undefined ? addDays(until, -daysBack) : addDays(getDay(newest), -daysAgain);
  if (from <= until) await storeRates(deps.database, await source.read({ from, until }, signal));
}
