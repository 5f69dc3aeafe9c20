import type { AnswerOf } from '@tapwright/contracts/call';
import type { readReportOverTime } from '@tapwright/contracts/report-centre';
import {
  countsInstalls,
  digitsOf,
  getMeasure,
  type MeasureName,
  type ReportMeasures,
} from '@tapwright/contracts/report-measures';
import type { MeasuredRange } from '@tapwright/ui/chart/measure';

export const kindOf = (name: MeasureName) => getMeasure(name).kind;

/** As a reader reads it: amounts come in millionths, rates as fractions. */
const perFigure = { money: 1 / 1_000_000, count: 1, rate: 100 } as const;

function figureOf(name: MeasureName, measures: ReportMeasures | null): number | null {
  const figure = measures?.[name] ?? null;
  return figure === null ? null : figure * perFigure[kindOf(name)];
}

export function measuredOverTime(
  name: MeasureName,
  { slots, totals }: AnswerOf<typeof readReportOverTime>,
): MeasuredRange {
  const firstYoung = slots.findIndex(({ isYoung }) => isYoung);
  return {
    measure: {
      digits: digitsOf(name),
      change: kindOf(name) === 'rate' ? 'points' : 'percent',
      better: 'neither',
    },
    days: slots.map(({ measures }) => figureOf(name, measures)),
    total: figureOf(name, totals),
    ...(countsInstalls(name) && firstYoung !== -1 && { immatureFrom: firstYoung }),
  };
}
