import { type Change, prepareChange } from '@tapwright/ui/chart/prepare-change';
import type { Writer } from '@tapwright/ui/chart/writer';
import { comparisonsOf } from '../columns/explain-comparison.ts';
import { definitions, figureOf } from '../columns/measures.ts';
import type { MeasureName, ReportEdges } from '../question/report-types.ts';

type Figures = Parameters<ReturnType<typeof comparisonsOf>>[0];
type Writing = Parameters<typeof comparisonsOf>[2] & { readonly write: Writer };

/** Of a row or of a total: nothing where nothing is compared. */
export const prepareRowChange = (name: MeasureName, figures: Figures, edges: ReportEdges, writing: Writing) =>
  rowChangesOf(name, edges, writing)(figures);

/** The same of many rows. */
export function rowChangesOf(
  name: MeasureName,
  edges: ReportEdges,
  writing: Writing,
): (figures: Figures) => Change | null {
  const explain = comparisonsOf(name, edges, writing);
  return (figures) => {
    const { now, before } = figures;
    if (before === null) return null;
    return prepareChange(
      {
        measure: definitions[name].measure,
        total: figureOf(name, now),
        before: { days: [], total: figureOf(name, before) },
        compared: explain(figures),
      },
      writing.write,
    );
  };
}
