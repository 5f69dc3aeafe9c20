import type { ReportMeasures } from '@tapwright/contracts/report-measures';
import type { Sums } from './sums-store.ts';

const nothing: Sums = {
  own: 0,
  amount: 0,
  impressions: 0,
  taps: 0,
  tapInstalls: 0,
  tapNewDownloads: 0,
  tapRedownloads: 0,
  viewInstalls: 0,
  viewNewDownloads: 0,
  viewRedownloads: 0,
};

/** Sums as the contract tells them; ratios are sum over sum. */
export function measuresOf(sums: Sums = nothing): ReportMeasures {
  const taps = sums.taps ?? 0;
  const impressions = sums.impressions ?? 0;
  const installs = sums.tapInstalls ?? 0;
  const viewInstalls = sums.viewInstalls ?? 0;
  const spend = spendOf(sums);
  return {
    localSpendAmount: spend,
    impressions,
    taps,
    installs,
    avgCptAmount: over(spend, taps),
    avgCpaAmount: over(spend, installs),
    ttr: over(taps, impressions),
    conversionRate: over(installs, taps),
    newDownloads: sums.tapNewDownloads ?? 0,
    redownloads: sums.tapRedownloads ?? 0,
    viewInstalls,
    viewNewDownloads: sums.viewNewDownloads ?? 0,
    viewRedownloads: sums.viewRedownloads ?? 0,
    totalInstalls: installs + viewInstalls,
  };
}

/** Nothing spent is nothing in every currency; something spent on a day without a rate is not known. */
function spendOf({ own, amount }: Sums): number | null {
  if ((own ?? 0) === 0) return 0;
  return amount === null || Number.isNaN(amount) ? null : amount;
}

const over = (one: number | null, other: number): number | null =>
  one === null || other === 0 ? null : one / other;

/** Sums of several, such as of the campaigns of a team. */
export function addSums(all: readonly Sums[]): Sums {
  const total = { ...nothing };
  for (const sums of all)
    for (const name of Object.keys(nothing).filter(isSumName))
      total[name] = (total[name] ?? 0) + (sums[name] ?? 0);
  return total;
}

const isSumName = (name: string): name is keyof Sums => Object.hasOwn(nothing, name);
