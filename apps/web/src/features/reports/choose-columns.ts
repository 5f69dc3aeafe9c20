import type { GridColumn } from '@tapwright/ui/table/grid-column';
import type { SortName } from './report-types.ts';

/** The name always leads; the others keep the order of the table, whatever the order of the address. */
export function chooseColumns<Row>(
  all: readonly GridColumn<Row, SortName>[],
  chosen: readonly string[],
): GridColumn<Row, SortName>[] {
  return all.filter(({ key, width }) => width === undefined || chosen.includes(key));
}
