import { useMergedRef, useResizeObserver } from '@mantine/hooks';
import { useRef } from 'react';
import type { GridColumn, GridProps } from './grid-column.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow, GridRowBars, GridRowGap } from './grid-row.tsx';
import classes from './grid.module.css';
import { useGridKeys } from './use-grid-keys.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

const minRestWidth = 176;
const rowHeight = 36;
/** What the last cell keeps to the edge of the page, more than others. */
const lastEdge = 16;

export function GridTable<Row>(props: GridProps<Row>) {
  const { label, columns, rows, keyOf, isBusy, isLong = false, onOpen } = props;
  const [observed, { width: roomWidth }] = useResizeObserver<HTMLDivElement>();
  const room = useRef<HTMLDivElement>(null);
  const count = rows?.length ?? 0;
  const needed = widthOf(columns);
  const isWide = roomWidth > 0 && needed > roomWidth;
  const { cursor, reached, onKeyDown, onFocus } = useGridKeys(room, props);
  const { drawn, gapAfter } = useRowsInSight({
    room,
    count,
    isLong,
    rowHeight,
    cursorRow: cursor.row,
    reached,
  });

  return (
    <div
      ref={useMergedRef(observed, room)}
      className={classes.room}
      data-own={isLong || isWide}
      data-wide={isWide}
    >
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are walked through by keys is a grid
        role="grid"
        className={classes.table}
        style={{ minWidth: needed }}
        aria-label={label}
        aria-busy={isBusy || rows === undefined}
        aria-rowcount={count + 2}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        data-grid
      >
        <Widths columns={columns} />
        <GridHead {...props} />
        <tbody>
          {rows === undefined ? <GridRowBars {...props} /> : null}
          {drawn.map(({ place, gapBefore }) => {
            const row = rows?.[place];
            return row === undefined ? null : (
              <GridRow
                key={keyOf(row)}
                row={row}
                place={place}
                gapBefore={gapBefore}
                columns={columns}
                cursorColumn={cursor.row === place ? cursor.column : undefined}
                leads={onOpen !== undefined}
              />
            );
          })}
          <GridRowGap height={gapAfter} columns={columns.length} />
        </tbody>
      </table>
    </div>
  );
}

function Widths<Row>({ columns }: Pick<GridProps<Row>, 'columns'>) {
  return (
    <colgroup>
      {columns.map(({ key, width }, place) => (
        <col
          key={key}
          style={width === undefined ? {} : { width: width + (place === columns.length - 1 ? lastEdge : 0) }}
        />
      ))}
    </colgroup>
  );
}

function widthOf<Row>(columns: readonly GridColumn<Row>[]): number {
  return columns.reduce((sum, { width = minRestWidth }) => sum + width, lastEdge);
}
