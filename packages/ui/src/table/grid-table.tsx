import { useMergedRef, useResizeObserver } from '@mantine/hooks';
import { Fragment, useMemo, useRef } from 'react';
import type { GridProps } from './grid-column.ts';
import { GridHead } from './grid-head.tsx';
import { ComingRow, GridRow, GridRowBars, GridRowGap } from './grid-row.tsx';
import { gridRoles } from './grid-roles.ts';
import classes from './grid.module.css';
import { placeFrozen } from './place-frozen.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';
import { useSideways } from './use-sideways.ts';
import { useWidths, type Widths } from './use-widths.ts';

const rowHeight = 36;

/**
 * The page scrolls, heads and total stay in sight. What scrolls sideways cannot also stick to the page, so the heads are
 * a table of their own that moves along; together they are one grid for whoever hears it.
 */
export function GridTable<Row>(props: GridProps<Row>) {
  const { label, columns, rows, isBusy } = props;
  const [observed, { width: roomWidth }] = useResizeObserver<HTMLDivElement>();
  const room = useRef<HTMLDivElement>(null);
  const sideways = useSideways();
  const widths = useWidths(props);
  const { needed } = widths;
  const isWide = roomWidth > 0 && needed > roomWidth;
  const { cursor, onKeyDown, onDoubleClick, onPaste, onFocus, onBlur } = useGridKeys(room, props, widths);
  const width = { minWidth: needed };
  return (
    <div
      ref={useMergedRef(observed, room)}
      role="grid"
      tabIndex={-1}
      className={classes.grid}
      data-wide={roomWidth === 0 ? undefined : isWide}
      aria-label={label}
      aria-busy={isBusy || rows === undefined}
      aria-rowcount={(rows?.length ?? 0) + (props.comingRows ?? 0) + 2}
      onKeyDown={onKeyDown}
      onDoubleClick={onDoubleClick}
      onPaste={onPaste}
      onFocus={onFocus}
      onBlur={onBlur}
      data-grid
    >
      <div className={classes.heads} {...sideways.part(0)}>
        <table role="presentation" className={classes.table} style={width}>
          <ColumnWidths columns={columns} widths={widths} />
          <GridHead {...props} widthsNow={widths} />
        </table>
      </div>
      <div className={classes.body} {...sideways.part(1)}>
        <table role="presentation" className={classes.table} style={width}>
          <ColumnWidths columns={columns} widths={widths} />
          <Body {...props} cursor={cursor} />
        </table>
      </div>
      {isWide ? (
        <div className={classes.sideways} {...sideways.part(2)} tabIndex={-1} aria-hidden>
          <div style={{ width: needed }} />
        </div>
      ) : null}
    </div>
  );
}

type BodyProps<Row> = GridProps<Row> & Pick<ReturnType<typeof useGridKeys>, 'cursor'>;

/** By itself, so that scrolling draws nothing else. */
function Body<Row>({ cursor, ...props }: BodyProps<Row>) {
  const { columns, rows, keyOf, onOpen, comingRows = 0 } = props;
  const own = useRef<HTMLTableSectionElement>(null);
  const count = (rows?.length ?? 0) + comingRows;
  const frozen = useMemo(() => placeFrozen(columns), [columns]);
  const cursorRow = cursor.row;
  const { drawn, gapAfter } = useRowsInSight({ room: own, rows, keyOf, count, rowHeight, cursorRow });
  return (
    <tbody ref={own} {...gridRoles.group}>
      {rows === undefined ? <GridRowBars {...props} rowHeight={rowHeight} /> : null}
      {drawn.map(({ place, gapBefore }) => {
        const row = rows?.[place];
        return row === undefined ? (
          <Fragment key={`coming ${place}`}>
            <GridRowGap height={gapBefore} columns={columns.length} />
            <ComingRow columns={columns} />
          </Fragment>
        ) : (
          <GridRow
            key={keyOf(row)}
            row={row}
            place={place}
            gapBefore={gapBefore}
            columns={columns}
            frozen={frozen}
            cursorColumn={cursor.row === place ? cursor.column : undefined}
            leads={onOpen !== undefined}
          />
        );
      })}
      <GridRowGap height={gapAfter} columns={columns.length} />
    </tbody>
  );
}

type WidthsProps<Row> = Pick<GridProps<Row>, 'columns'> & { readonly widths: Widths };

function ColumnWidths<Row>({ columns, widths }: WidthsProps<Row>) {
  return (
    <colgroup>
      {columns.map((column) => (
        <col key={column.key} style={column.width === undefined ? {} : { width: widths.of(column) }} />
      ))}
    </colgroup>
  );
}
