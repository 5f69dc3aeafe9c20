import type { ReportDays } from './report-types.ts';
import type { MeasureName } from './report-types.ts';
import type { MeasuredRange } from '@tapwright/ui/chart/measure';
import type { ChartInput } from '@tapwright/ui/chart/prepare-chart';
import { mainMeasures } from '@tapwright/contracts/report-measures';
import { definitions, figureOf } from './measures.ts';
import type { ReportView } from './report-view.ts';

/** One measure over the slots of a range, with what it is compared with. */
function prepareTrend(name: MeasureName, { slots, totals, before, settled }: ReportDays): MeasuredRange {
  const { measure, countsInstalls } = definitions[name];
  const firstYoung = slots.findIndex(({ isYoung }) => isYoung);
  const isArriving = countsInstalls && firstYoung !== -1;
  const figures = (of: ReportDays['slots']) => of.map(({ measures }) => figureOf(name, measures));
  return {
    measure,
    days: figures(slots),
    total: figureOf(name, totals),
    ...(before && { before: { days: figures(before.slots), total: figureOf(name, before.totals) } }),
    ...(isArriving && { immatureFrom: firstYoung }),
    ...(isArriving && {
      complete: {
        now: figureOf(name, settled?.totals),
        before: figureOf(name, settled?.totalsBefore),
      },
    }),
  };
}

export type Trends = ReadonlyMap<MeasureName, MeasuredRange>;

export function prepareTrends(days: ReportDays): Trends {
  return new Map(mainMeasures.map((name) => [name, prepareTrend(name, days)]));
}

type Chosen = Pick<ReportView, 'bars' | 'line' | 'step'> & Pick<ChartInput, 'write'>;

export function prepareChartInput(
  { slots, before }: ReportDays,
  trends: Trends,
  { bars, line, step, write }: Chosen,
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
    write,
  };
}
