import type { GridColumn } from '@tapwright/ui/table/grid-column';
import type { ColumnWriting } from '../columns/measure-columns.tsx';
import type { SortName } from '../question/report-types.ts';

/** What a row is; its total says what the others add up to. */
export function nameColumn<Row>(
  { t }: ColumnWriting,
  head: string,
  nameOf: (row: Row) => string,
): GridColumn<Row, SortName> {
  return {
    key: 'name',
    isFrozen: true,
    head,
    sortKey: 'name',
    cell: nameOf,
    total: t('adWords:total'),
    text: nameOf,
    exact: nameOf,
    onCard: 'title',
  };
}
