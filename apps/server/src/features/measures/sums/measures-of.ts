import {
  dividedMeasures,
  noMeasures,
  type ReportMeasures,
  storedCounts,
  storedMeasures,
  summedMeasures,
} from '@tapwright/contracts/report-measures';
import { namesOf, recordOf } from '@tapwright/contracts/typed-record';
import type { CutName, FigureRow, Sums } from './sums-store.ts';

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

/** Of one row those of the period compared with, or of what is cut. */
export function sumsUnder(name: 'before' | CutName, row: FigureRow): Sums {
  return {
    own: row[`${name}Own`] ?? null,
    amount: row[`${name}Amount`] ?? null,
    ...recordOf(storedCounts, (count) => row[`${name}${capital(count)}`] ?? null),
  };
}

const capital = <Name extends string>(name: Name) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the type says is what the line does.
  `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<Name>;

const storedNames = namesOf(storedMeasures);
const at = recordOf(storedNames, (name) => storedNames.indexOf(name));
const summed = summedMeasures.map(({ name, of }) => ({ name, of: of.map((part) => at[part]) }));
const divided = dividedMeasures.map(({ above, below, ...measure }) => ({
  ...measure,
  above: at[above],
  below: at[below],
}));
/** Of the row at hand: read by place, which takes half the time of reading by name. */
const stored = new Float64Array(storedNames.length);

/** Sums of stored measures, and sum over sum; the spend may be unknown, which makes no number. */
function derive(measures: ReportMeasures): void {
  stored[at.localSpendAmount] = measures.localSpendAmount ?? Number.NaN;
  stored[at.impressions] = measures.impressions;
  stored[at.taps] = measures.taps;
  stored[at.installs] = measures.installs;
  stored[at.newDownloads] = measures.newDownloads;
  stored[at.redownloads] = measures.redownloads;
  stored[at.viewInstalls] = measures.viewInstalls;
  stored[at.viewNewDownloads] = measures.viewNewDownloads;
  stored[at.viewRedownloads] = measures.viewRedownloads;
  for (const { name, of } of summed) {
    let total = 0;
    for (const place of of) total += stored[place] ?? 0;
    measures[name] = total;
  }
  for (const { name, above, below, times } of divided) {
    const figure = ((stored[above] ?? 0) * times) / (stored[below] ?? 0);
    measures[name] = Number.isFinite(figure) ? figure : null;
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
