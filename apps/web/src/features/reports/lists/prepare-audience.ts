import { findMeasure, type ReportMeasures } from '@tapwright/contracts/report-measures';
import type { ReportView } from '../question/report-view.ts';

/** There are few of them, so they are sorted and cut into pages here. */
type ValueRow = ReportMeasures & { readonly value: string };

export function prepareAudience<Row extends ValueRow>(
  rows: readonly Row[],
  { sort, pageNum, pageSize }: Pick<ReportView, 'sort' | 'pageNum' | 'pageSize'>,
): { list: Row[]; total: number } {
  const sign = sort.order === 'asc' ? 1 : -1;
  const sorted = rows.toSorted((one, other) => sign * compare(one, other, sort.key));
  const list = pageSize === 'all' ? sorted : sorted.slice((pageNum - 1) * pageSize, pageNum * pageSize);
  return { list, total: rows.length };
}

function compare(one: ValueRow, other: ValueRow, key: ReportView['sort']['key']): number {
  const measure = findMeasure(key);
  if (measure === undefined) return one.value < other.value ? -1 : 1;
  return (one[measure] ?? Number.NEGATIVE_INFINITY) - (other[measure] ?? Number.NEGATIVE_INFINITY);
}
