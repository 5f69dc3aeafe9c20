import { addDays, type Day, getDay, weekdayOf } from '@tapwright/domain/days';
import * as z from 'zod/mini';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { systemWrite } from '../writes/index.ts';
import { createCentralParity } from './central-parity.ts';
import { createEuroReference } from './euro-reference.ts';
import type { RateSource } from './rate-source.ts';
import { sampleRates } from './sample-rates.ts';
import { type ExchangeRate, findNewestRateDay, listCurrenciesSince } from './rates-store.ts';

export const readRatesJob = defineJob('reports.readRates', z.object({}), {
  maxAttempts: 1,
  timeLimitMs: 600_000,
});

/** As far back as reports reach. */
const daysBack = 800;
/** A day's rate may be corrected, or come late. */
const daysAgain = 7;

/** With the sandbox the sample stands for the market. */
export const rateSourcesOf = ({ appleAds }: Deps['settings']): RateSource[] =>
  appleAds === 'sandbox' ? [sampleRates] : [createCentralParity(), createEuroReference()];

type RateDeps = Pick<Deps, 'settings' | 'database' | 'clock' | 'log'> & {
  /** With the amounts that they touch. */
  storeRates: (database: Deps['database'], rates: readonly ExchangeRate[]) => Promise<unknown>;
};

/** What was published since the last time. A source that is away leaves what is stored in use. */
export async function readRates(
  deps: RateDeps,
  signal: AbortSignal,
  sources = rateSourcesOf(deps.settings),
): Promise<void> {
  for (const source of sources) {
    try {
      await readFrom(deps, source, signal);
    } catch (error) {
      deps.log.warn(
        { err: error, source: source.name },
        'exchange rates could not be read; those stored stay in use',
      );
    }
  }
}

/** Oldest first, each range stored before the next is requested: what breaks off goes on from there. */
async function readFrom(deps: RateDeps, source: RateSource, signal: AbortSignal) {
  const { database, clock, log, storeRates } = deps;
  const until = newestPublished(clock.now(), source);
  const newest = await findNewestRateDay(database.read, source.name);
  if (newest !== undefined && newest >= until) return;
  const since = newest === undefined ? addDays(until, -daysBack) : addDays(getDay(newest), -daysAgain);
  const missing = new Set(await listCurrenciesSince(database.read, source.name, since));
  let from = since;
  let count = 0;
  while (from <= until) {
    const last = addDays(from, source.daysAtOnce - 1);
    const range = { from, until: last < until ? last : until };
    const rates = await source.read(range, signal);
    await storeRates(database, rates);
    for (const { currency } of rates) missing.delete(currency);
    count += rates.length;
    from = addDays(range.until, 1);
  }
  // Days whose rates are known are among those asked for, so an answer without any is none, whatever it looks like.
  if (count === 0) throw new Error('An answer came without a single rate.');
  if (missing.size > 0)
    log.warn(
      { source: source.name, currencies: [...missing] },
      'exchange rates of some currencies come no more; those stored stay in use',
    );
}

/** The last working day whose rates are out. */
function newestPublished(now: Date, { publishedAtHour }: RateSource): Day {
  const day = getDay(new Date(now.getTime() - publishedAtHour * 3_600_000).toISOString().slice(0, 10));
  return addDays(day, -Math.max(0, weekdayOf(day) - 5));
}

/** So that a first start has its rates before the first hour is over. */
export async function askForRates({ database, jobs }: Pick<Deps, 'database' | 'jobs'>): Promise<void> {
  await systemWrite({ database }, 'rates of the market belong to no team', ({ tx }) =>
    jobs.enqueue(tx, readRatesJob, {}, { key: readRatesJob.name }),
  );
}
