import { Fragment, memo, type ReactNode, useEffect, useState } from 'react';
import type { GridColumn, GridProps } from './grid-column.ts';
import { gridRoles } from './grid-roles.ts';
import classes from './grid.module.css';
import { freezeCell, placeFrozen } from './place-frozen.ts';
import { Skeleton } from '../feedback/skeleton.tsx';

type Props<Row> = {
  readonly row: Row;
  readonly place: number;
  /** The height of the rows before it that are not drawn. */
  readonly gapBefore: number;
  readonly columns: readonly GridColumn<Row>[];
  /** Of each column, where it stays in sight. */
  readonly frozen: ReturnType<typeof placeFrozen>;
  readonly cursorColumn: number | undefined;
  readonly leads: boolean;
};

/** Above a grid's rows stand its head and its total. */
const rowsAbove = 2;

function DrawnRow<Row>({ row, place, gapBefore, columns, frozen, cursorColumn, leads }: Props<Row>) {
  const cells = useCells(columns, row);
  const [isLookedAt, setLookedAt] = useState(false);
  const saysMore = isLookedAt || cursorColumn !== undefined;
  return (
    <Fragment>
      <GridRowGap height={gapBefore} columns={columns.length} />
      <tr
        {...gridRoles.row}
        className={classes.row}
        aria-rowindex={place + 1 + rowsAbove}
        data-leads={leads}
        onPointerEnter={() => setLookedAt(true)}
      >
        {columns.map(({ key, align, exact }, column) => (
          <td
            key={key}
            {...gridRoles.cell}
            data-align={align}
            {...freezeCell(frozen[column])}
            data-cell
            data-row={place}
            data-column={column}
            data-cursor={cursorColumn === column || undefined}
            tabIndex={cursorColumn === column ? 0 : -1}
            title={saysMore ? exact?.(row) : undefined}
          >
            {cells[column]}
          </td>
        ))}
      </tr>
    </Fragment>
  );
}

/** Nothing of it is drawn anew while its page is. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` forgets what a component is generic over
export const GridRow = memo(DrawnRow) as typeof DrawnRow;

/** What a cell shows is dear to draw: of a row that stays, only columns that changed are drawn anew. */
function useCells<Row>(columns: readonly GridColumn<Row>[], row: Row): readonly ReactNode[] {
  const [drawn, setDrawn] = useState<Drawn<Row>>(() => ({ row, cells: drawCells(columns, row) }));
  const isSame =
    drawn.row === row &&
    drawn.cells.size === columns.length &&
    columns.every((column) => drawn.cells.has(column));
  const cells = isSame ? drawn.cells : drawCells(columns, row, drawn.row === row ? drawn.cells : undefined);
  if (!isSame) setDrawn({ row, cells });
  return columns.map((column) => cells.get(column));
}

type Cells<Row> = ReadonlyMap<GridColumn<Row>, ReactNode>;
type Drawn<Row> = { readonly row: Row; readonly cells: Cells<Row> };

const drawCells = <Row,>(columns: readonly GridColumn<Row>[], row: Row, known?: Cells<Row>): Cells<Row> =>
  new Map(columns.map((column) => [column, known?.has(column) ? known.get(column) : column.cell(row)]));

type GapProps = { readonly height: number; readonly columns: number };

/** In place of rows that are not drawn. */
export function GridRowGap({ height, columns }: GapProps) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- empty room, hidden from whoever hears the table */}
      <td colSpan={columns} className={classes.gap} style={{ height }} />
    </tr>
  );
}

/** In place of a row that is still on its way. */
export function ComingRow({ columns }: { readonly columns: readonly { readonly key: string }[] }) {
  return (
    <tr aria-hidden className={classes.row}>
      <td colSpan={columns.length}>
        <Skeleton width="100%" />
      </td>
    </tr>
  );
}

type BarsProps<Row> = Pick<GridProps<Row>, 'columns' | 'expectedRows'> & { readonly rowHeight: number };

/** As long as nobody would see them, there is only their room: most rows come before. */
const unseenMs = 150;

/** In place of all rows. */
export function GridRowBars<Row>({ columns, expectedRows, rowHeight }: BarsProps<Row>) {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const soon = setTimeout(() => setSeen(true), unseenMs);
    return () => clearTimeout(soon);
  }, []);
  if (!isSeen) return <GridRowGap height={expectedRows * rowHeight} columns={columns.length} />;
  const frozen = placeFrozen(columns);
  return Array.from({ length: expectedRows }, (_, place) => (
    <tr key={place} {...gridRoles.row} className={classes.row}>
      {columns.map(({ key, align }, column) => (
        <td key={key} {...gridRoles.cell} data-align={align} {...freezeCell(frozen[column])}>
          <Skeleton width={align === 'end' ? '56%' : place % 3 === 1 ? '48%' : '64%'} />
        </td>
      ))}
    </tr>
  ));
}
