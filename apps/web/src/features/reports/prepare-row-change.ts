import { type Change, prepareChange } from '@tapwright/ui/chart/prepare-change';
import type { Writer } from '@tapwright/ui/chart/writer';
import { explainComparison } from './explain-comparison.ts';
import { definitions, figureOf } from './measures.ts';
import type { MeasureName, ReportEdges } from './report-types.ts';

type Figures = Parameters<typeof explainComparison>[1];
type Writing = Parameters<typeof explainComparison>[3] & { readonly write: Writer };

/** Of a row or of a total: nothing where nothing is compared. */
export function prepareRowChange(
  name: MeasureName,
  figures: Figures,
  edges: ReportEdges,
  writing: Writing,
): Change | null {
  const { now, before } = figures;
  if (before === null) return null;
  return prepareChange(
    {
      measure: definitions[name].measure,
      total: figureOf(name, now),
      before: { days: [], total: figureOf(name, before) },
      compared: explainComparison(name, figures, edges, writing),
    },
    writing.write,
  );
}
