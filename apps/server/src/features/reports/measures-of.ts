import {
  dividedMeasures,
  noMeasures,
  type ReportMeasures,
  storedCounts,
  summedMeasures,
} from '@tapwright/contracts/report-measures';
import { recordOf } from '@tapwright/contracts/typed-record';
import type { FigureRow } from './report-list-store.ts';
import type { Sums } from './sums-store.ts';

/** Sums as the contract has them. Where many rows are made, they are written into the rows. */
export const measuresOf = (sums: Partial<Sums> = {}): ReportMeasures => fillMeasures({ ...noMeasures }, sums);

/** What is stored is written out, and all rows are copies of one: of thousands, that halves the time. */
export function fillMeasures<Row extends ReportMeasures>(row: Row, sums: Partial<Sums>): Row {
  const into: ReportMeasures = row;
  into.localSpendAmount = spendOf(sums.own, sums.amount);
  into.impressions = sums.impressions ?? 0;
  into.taps = sums.taps ?? 0;
  into.installs = sums.tapInstalls ?? 0;
  into.newDownloads = sums.tapNewDownloads ?? 0;
  into.redownloads = sums.tapRedownloads ?? 0;
  into.viewInstalls = sums.viewInstalls ?? 0;
  into.viewNewDownloads = sums.viewNewDownloads ?? 0;
  into.viewRedownloads = sums.viewRedownloads ?? 0;
  derive(into);
  return row;
}

/** The same of the period compared with. */
export function measuresBefore(row: FigureRow): ReportMeasures {
  const into = { ...noMeasures };
  into.localSpendAmount = spendOf(row.beforeOwn, row.beforeAmount);
  into.impressions = row.beforeImpressions ?? 0;
  into.taps = row.beforeTaps ?? 0;
  into.installs = row.beforeTapInstalls ?? 0;
  into.newDownloads = row.beforeTapNewDownloads ?? 0;
  into.redownloads = row.beforeTapRedownloads ?? 0;
  into.viewInstalls = row.beforeViewInstalls ?? 0;
  into.viewNewDownloads = row.beforeViewNewDownloads ?? 0;
  into.viewRedownloads = row.beforeViewRedownloads ?? 0;
  derive(into);
  return into;
}

/** Sums of stored measures, and sum over sum. */
function derive(measures: ReportMeasures): void {
  for (const { name, of } of summedMeasures) {
    let total = 0;
    for (const part of of) total += measures[part] ?? 0;
    measures[name] = total;
  }
  for (const { name, above, below, times } of dividedMeasures) {
    const sum = measures[above];
    const of = measures[below];
    measures[name] = sum === null || !of ? null : (sum * times) / of;
  }
}

/** Nothing spent is nothing in every currency; something spent on a day without a rate is not known. */
function spendOf(own: number | null | undefined, amount: number | null | undefined): number | null {
  if ((own ?? 0) === 0) return 0;
  return amount === undefined || Number.isNaN(amount) ? null : amount;
}

const nothing: Sums = { own: 0, amount: 0, ...recordOf(storedCounts, () => 0) };

/** Sums of several, such as of the campaigns of a team. */
export function addSums(all: readonly Sums[]): Sums {
  const total = { ...nothing };
  for (const sums of all)
    for (const name of ['own', 'amount', ...storedCounts] as const)
      total[name] = (total[name] ?? 0) + (sums[name] ?? 0);
  return total;
}
