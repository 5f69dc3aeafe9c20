import { GridCards } from '@tapwright/ui/table/grid-cards';
import type { GridColumn, GridProps } from '@tapwright/ui/table/grid-column';
import { choosePhoneColumns } from '../columns/choose-phone-columns.ts';

type Props<Row> = GridProps<Row> & {
  readonly all: readonly GridColumn<Row>[];
  readonly isOwn: boolean;
};

/** The rows of a list as cards, with what a phone has room for. */
export function PhoneRows<Row>({ all, isOwn, ...grid }: Props<Row>) {
  return <GridCards {...grid} columns={choosePhoneColumns(all, grid.columns, isOwn)} />;
}
