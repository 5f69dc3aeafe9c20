import type { ReportMeasures } from '@tapwright/contracts/report-measures';
import type { MeasureName } from './report-types.ts';
import { type Change, prepareChange } from '@tapwright/ui/chart/prepare-change';
import type { Writer } from '@tapwright/ui/chart/writer';
import { definitions, figureOf } from './measures.ts';

type Pair = {
  readonly now: ReportMeasures;
  readonly before: ReportMeasures | null;
  readonly isYoung: boolean;
};

/**
 * Installs still arriving can only become more: a cost per install that is better already stays better, while one
 * that is worse may yet mend and is not judged.
 */
export function prepareRowChange(
  name: MeasureName,
  { now, before, isYoung }: Pair,
  write: Writer,
): Change | null {
  const { measure, countsInstalls } = definitions[name];
  const change = prepareChange(
    { measure, total: figureOf(name, now), before: { days: [], total: figureOf(name, before) } },
    write,
  );
  const mayMend = isYoung && countsInstalls && change?.judgement === 'poor';
  return change && mayMend ? { ...change, judgement: 'none' } : change;
}
