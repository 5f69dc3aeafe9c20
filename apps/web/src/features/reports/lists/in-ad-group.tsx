import type { GridColumn } from '@tapwright/ui/table/grid-column';
import { TwoLines } from '../columns/two-lines.tsx';
import type { Place } from '../question/prepare-question.ts';
import type { SortName } from '../question/report-types.ts';

type InAdGroup = {
  readonly campaignGroupName: string;
  readonly campaignName: string;
  /** Null: in all of the campaign's. */
  readonly adGroupName: string | null;
};

/** With campaign and ad group under each name, where a list goes over several of them. */
export function inAdGroup<Row extends InAdGroup>(
  column: GridColumn<Row, SortName>,
  { adGroupId }: Place,
): GridColumn<Row, SortName> {
  if (adGroupId !== undefined) return column;
  const placeOf = (row: Row) => [row.campaignName, row.adGroupName].filter(Boolean).join(' · ');
  const pathOf = (row: Row) => [row.campaignGroupName, row.campaignName, row.adGroupName];
  return {
    ...column,
    cell: (row) => <TwoLines under={placeOf(row)}>{column.cell(row)}</TwoLines>,
    exact: (row) => [...pathOf(row), column.text(row)].filter(Boolean).join(' › '),
  };
}
