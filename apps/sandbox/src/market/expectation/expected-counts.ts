import { partBefore } from '../calendar/day-profile.ts';
import { periodOf } from '../calendar/market-periods.ts';
import { figureAt } from '../auction/entry-figures.ts';
import type { AuctionEntry } from '../auction/auction-entries.ts';
import type { MonthEntries } from '../auction/month-entries.ts';

/** Means, not counts; spend in hundredths of the account's currency. */
export type Expected = {
  impressions: number;
  taps: number;
  spend: number;
  tapInstalls: number;
  viewInstalls: number;
};

export const nothingExpected: Expected = {
  impressions: 0,
  taps: 0,
  spend: 0,
  tapInstalls: 0,
  viewInstalls: 0,
};

export function addExpected(one: Expected, other: Expected, factor = 1): Expected {
  return {
    impressions: one.impressions + factor * other.impressions,
    taps: one.taps + factor * other.taps,
    spend: one.spend + factor * other.spend,
    tapInstalls: one.tapInstalls + factor * other.tapInstalls,
    viewInstalls: one.viewInstalls + factor * other.viewInstalls,
  };
}

/** What each entry brings on a day in the mean as long as there is money. */
export function eachExpected(
  month: MonthEntries,
  dayIndex: number,
  visit: (entry: AuctionEntry, expected: Expected) => void,
): void {
  const period = periodOf(dayIndex);
  const start = month.startOf(dayIndex);
  const weights = month.weightsOf(dayIndex);
  const profiles = month.profiles(dayIndex);
  month.entries.forEach((entry, place) => {
    const { profilePosition, from, to, cr, viewRate } = entry;
    const profile = profiles[profilePosition];
    if (!profile || to <= start || from >= month.startOf(dayIndex + 1)) return;
    const live = partBefore(profile, to - start) - partBefore(profile, from - start);
    const figure = figureAt(place, period);
    const impressions = (month.figures[figure] ?? 0) * (weights[profilePosition] ?? 0) * live;
    const taps = impressions * (month.figures[figure + 1] ?? 0);
    const spend = (taps * (month.figures[figure + 2] ?? 0)) / 100;
    visit(entry, {
      impressions,
      taps,
      spend,
      tapInstalls: taps * cr,
      viewInstalls: impressions * viewRate,
    });
  });
}

/** The same of the whole day, and how much its cost may scatter. */
export function expectedOnDay(month: MonthEntries, dayIndex: number): Expected & { costVariance: number } {
  let sum = nothingExpected;
  let costVariance = 0;
  eachExpected(month, dayIndex, (_entry, expected) => {
    sum = addExpected(sum, expected);
    if (expected.taps > 0) costVariance += expected.spend ** 2 / expected.taps;
  });
  return { ...sum, costVariance };
}
