import { type MeasureName, mainMeasures } from '@tapwright/contracts/report-measures';
import type { MeasuredRange, Part } from '@tapwright/ui/chart/measure';
import type { ChartInput } from '@tapwright/ui/chart/prepare-chart';
import { explainComparison, nameDays } from '../columns/explain-comparison.ts';
import { definitions, figureOf } from '../columns/measures.ts';
import type { ReportDays } from '../question/report-types.ts';
import type { ReportView } from '../question/report-view.ts';

type Words = Parameters<typeof explainComparison>[3];

/** One measure over the slots of a range, with what it is compared with. */
function prepareTrend(name: MeasureName, days: ReportDays, words: Words): MeasuredRange {
  const { slots, totals, before, compared, edges } = days;
  const { measure, countsInstalls } = definitions[name];
  const firstYoung = slots.findIndex(({ isYoung }) => isYoung);
  const figures = (of: ReportDays['slots']) => of.map(({ measures }) => figureOf(name, measures));
  const range = { measure, days: figures(slots), total: totalOf(name, days) };
  const isArriving = countsInstalls && firstYoung !== -1;
  return {
    ...range,
    ...(isArriving && { immatureFrom: firstYoung }),
    ...(before && {
      before: { days: figures(before.slots), total: totalOf(name, before) },
      compared: explainComparison(name, { now: totals, before: before.totals, compared }, edges, words),
      slotsNotCompared: slots.map((slot, place) => whyNot(slot, before.slots[place], name, days, words)),
    }),
  };
}

/** Of days that nobody told of it is no zero. */
const totalOf = (name: MeasureName, { slots, totals }: Pick<ReportDays, 'slots' | 'totals'>) =>
  totals.impressions > 0 || slots.some(({ measures }) => measures) ? figureOf(name, totals) : null;

type Slot = ReportDays['slots'][number];

/** A slot is compared with the one in its place, where both are over and known. */
function whyNot(
  slot: Slot,
  before: Slot | undefined,
  name: MeasureName,
  { edges: { comparison } }: ReportDays,
  words: Words,
): string | null {
  const { t } = words;
  if (comparison === null || before === undefined) return null;
  const { ended, hours, unknown } = comparison;
  if (ended === null || hours || slot.to > ended.now.to) return t('overview:change.why.notOver');
  const missing = unknown.filter((days) =>
    [slot, before].some(({ from, to }) => days.from <= to && from <= days.to),
  );
  if (missing.length > 0) return t('overview:change.why.unknown', { days: nameDays(missing, words) });
  return slot.isYoung && definitions[name].countsInstalls ? t('overview:change.why.arriving') : null;
}

export type Trends = ReadonlyMap<MeasureName, MeasuredRange>;

export function prepareTrends(days: ReportDays, words: Words): Trends {
  return new Map(mainMeasures.map((name) => [name, prepareTrend(name, days, words)]));
}

type Chosen = Pick<ReportView, 'bars' | 'line' | 'step'> &
  Pick<ChartInput, 'write'> & { readonly parts?: readonly Part[] | undefined };

export function prepareChartInput(
  { slots, before }: ReportDays,
  trends: Trends,
  { bars, line, step, write, parts }: Chosen,
): ChartInput | undefined {
  const columns = trends.get(bars);
  const over = trends.get(line);
  if (!columns || !over) return undefined;
  return {
    days: slots.map(({ from }) => from),
    ...(before && { daysBefore: before.slots.map(({ from }) => from) }),
    step,
    columns,
    line: over,
    ...(parts && { parts }),
    write,
  };
}
