import type { GridColumn, GridProps, Sort } from './grid-column.ts';
import { gridRoles } from './grid-roles.ts';
import classes from './grid.module.css';
import { freezeCell, placeFrozen } from './place-frozen.ts';
import type { Widths } from './use-widths.ts';
import { WidthHandle } from './width-handle.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';

type Props<Row> = Pick<GridProps<Row>, 'columns' | 'rows' | 'sort' | 'onSort' | 'onWidth'> & {
  readonly widthsNow: Widths;
};

const arrows = { desc: 'M4 .8V7M1.3 4.4 4 7.1l2.7-2.7', asc: 'M4 7.2V1M1.3 3.6 4 .9l2.7 2.7' };

/** Heads and total, which both stay in sight. */
export function GridHead<Row>({ columns, rows, sort, onSort, ...props }: Props<Row>) {
  const frozen = placeFrozen(columns);
  return (
    <thead {...gridRoles.group}>
      <tr {...gridRoles.row}>
        {columns.map((column, place) => (
          <th
            key={column.key}
            {...gridRoles.head}
            scope="col"
            data-align={column.align}
            title={column.longHead}
            aria-sort={sortOf(column, sort)}
            {...freezeCell(frozen[place])}
          >
            <HeadWords column={column} sort={sort} onSort={onSort} />
            {props.onWidth ? <WidthHandle column={column.key} widths={props.widthsNow} /> : null}
          </th>
        ))}
      </tr>
      <tr {...gridRoles.row} className={classes.total}>
        {columns.map(({ key, align, total, exactTotal }, place) => (
          <td
            key={key}
            {...gridRoles.cell}
            data-align={align}
            title={exactTotal}
            {...freezeCell(frozen[place])}
          >
            {rows === undefined && total !== undefined ? (
              <Skeleton width={align === 'end' ? '56%' : '48%'} />
            ) : (
              total
            )}
          </td>
        ))}
      </tr>
    </thead>
  );
}

type WordsProps<Row> = Pick<Props<Row>, 'sort' | 'onSort'> & { readonly column: GridColumn<Row> };

function HeadWords<Row>({ column: { head, headPart, unit, sortKey, align }, sort, onSort }: WordsProps<Row>) {
  const words = (
    <>
      {head}
      {unit === undefined ? null : <span className={classes.unit}> {unit}</span>}
    </>
  );
  if (headPart !== undefined) return headPart;
  if (sortKey === undefined || onSort === undefined) return words;
  const isSorted = sort?.key === sortKey;
  const next =
    isSorted && sort.order === 'desc' ? 'asc' : isSorted ? 'desc' : align === 'end' ? 'desc' : 'asc';
  return (
    <button
      type="button"
      className={classes.sort}
      data-sorted={isSorted}
      onClick={() => onSort({ key: sortKey, order: next })}
    >
      <span className={classes.words}>{words}</span>
      {isSorted ? (
        <svg width="10" height="10" viewBox="0 0 8 8" aria-hidden className={classes.arrow}>
          <path d={arrows[sort.order]} />
        </svg>
      ) : null}
    </button>
  );
}

function sortOf<Row>({ sortKey }: GridColumn<Row>, sort: Sort | undefined) {
  if (sortKey === undefined || sort?.key !== sortKey) return undefined;
  return sort.order === 'desc' ? 'descending' : 'ascending';
}
