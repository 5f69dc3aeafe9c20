import type { GridColumn } from '@tapwright/ui/table/grid-column';
import type { SortName } from '../question/report-types.ts';

type Columns<Row> = readonly GridColumn<Row, SortName>[];

/** The name always leads; the others stand in the order of whoever chose them. */
export function chooseColumns<Row>(
  all: Columns<Row>,
  chosen: readonly string[],
): GridColumn<Row, SortName>[] {
  const others = [...new Set(chosen)].flatMap((key) => all.filter((column) => column.key === key));
  return [...all.filter(isName), ...others.filter((column) => !isName(column))];
}

const isName = ({ width }: Pick<GridColumn<never>, 'width'>) => width === undefined;

/** Chosen once, and in no catalogue any more. A change is there only while something is compared. */
export function findGoneColumns<Row>(all: Columns<Row>, chosen: readonly string[]): string[] {
  return chosen.filter((key) => all.every((column) => key !== column.key && key !== `${column.key}Change`));
}
