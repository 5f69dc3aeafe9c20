import type { ComparedMeasures } from '@tapwright/contracts/report-comparison';
import { countsInstalls, measureNames, storedCounts } from '@tapwright/contracts/report-measures';
import { recordOf } from '@tapwright/contracts/typed-record';
import { measuresOf } from './measures-of.ts';
import type { CutName, Sums } from './sums-store.ts';

type SumsOf = (name: 'now' | 'before' | CutName) => Sums | undefined;

/**
 * What can be compared of two ranges, where something is cut off them; of what counts installs the young days too. Where
 * hours are compared, installs are those of the days: nothing is told of them.
 */
export function compareSums(cuts: readonly { name: CutName }[], sumsOf: SumsOf): ComparedMeasures {
  if (cuts.length === 0) return null;
  const hoursOf = (hours: CutName, whole: 'now' | 'before') =>
    pick(measuresOf(sumsOf(hours)), measuresOf(sumsOf(whole)));
  const isCut = (name: CutName) => cuts.some((cut) => cut.name === name);
  const without = (whole: 'now' | 'before', cut: CutName) =>
    measuresOf(isCut(cut) ? subtract(sumsOf(whole), sumsOf(cut)) : sumsOf(whole));
  const pick = (ended: ReturnType<typeof measuresOf>, settled: typeof ended) => ({
    ...ended,
    ...Object.fromEntries(measureNames.filter(countsInstalls).map((name) => [name, settled[name]])),
  });
  if (isCut('hours')) return { now: hoursOf('hours', 'now'), before: hoursOf('hoursBefore', 'before') };
  return {
    now: pick(without('now', 'cut'), without('now', 'young')),
    before: pick(without('before', 'cutBefore'), without('before', 'youngBefore')),
  };
}

/** Nothing spent on the days cut off needs no rate; something that has none leaves nothing known. */
function subtract(whole: Sums | undefined, cut: Sums | undefined): Sums | undefined {
  if (whole === undefined || cut === undefined) return whole;
  const amount = (cut.own ?? 0) === 0 ? 0 : (cut.amount ?? Number.NaN);
  return {
    own: (whole.own ?? 0) - (cut.own ?? 0),
    amount: whole.amount === null ? null : whole.amount - amount,
    ...recordOf(storedCounts, (name) => (whole[name] ?? 0) - (cut[name] ?? 0)),
  };
}
