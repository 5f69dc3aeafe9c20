import { useMediaQuery } from '../look/use-media-query.ts';
import { bringIntoSight } from './bring-into-sight.ts';
import { DataCards } from './data-cards.tsx';
import type { TableProps } from './table-column.ts';
import classes from './data-table.module.css';
import { RowToggle } from './row-toggle.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { useOpenRows } from './use-open-rows.ts';

/** Edge to edge, its head in sight while the page scrolls; on a phone a list of cards. */
export function DataTable<Row>(props: TableProps<Row>) {
  const isNarrow = useMediaQuery('(max-width: 991px)');
  return isNarrow ? <DataCards {...props} /> : <WideTable {...props} />;
}

function WideTable<Row>(props: TableProps<Row>) {
  const { label, rows, keyOf, expectedRows = 10, isBusy = false, details, marked } = props;
  const { isOpen, toggle } = useOpenRows();
  const isTight = useMediaQuery('(max-width: 1199px)');
  const columns = props.columns.filter(
    ({ isCardOnly = false, isWideOnly = false }) => !isCardOnly && !(isTight && isWideOnly),
  );
  return (
    <table className={classes.table} aria-label={label} aria-busy={isBusy || rows === undefined} data-rows>
      <colgroup>
        {columns.map(({ key, width }) => (
          <col key={key} style={width === undefined ? {} : { width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ key, head, align }) => (
            <th key={key} scope="col" data-align={align}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {rows?.map((row) => (
        <BodyOfRow
          key={keyOf(row)}
          row={row}
          columns={columns}
          details={details}
          isMarked={keyOf(row) === marked}
          isOpen={isOpen(keyOf(row))}
          onToggle={() => toggle(keyOf(row))}
        />
      )) ?? <BodyOfBars columns={columns} count={expectedRows} />}
    </table>
  );
}

type RowProps<Row> = Pick<TableProps<Row>, 'columns' | 'details'> & {
  readonly row: Row;
  readonly isMarked: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

function BodyOfRow<Row>({ row, columns, details, isMarked, isOpen, onToggle }: RowProps<Row>) {
  return (
    <tbody>
      <tr
        className={classes.row}
        data-open={isOpen}
        aria-current={isMarked || undefined}
        ref={isMarked ? bringIntoSight : null}
      >
        {columns.map(({ key, align, cell }, place) => (
          <td key={key} data-align={align}>
            {place === 0 && details ? (
              <RowToggle isOpen={isOpen} onToggle={onToggle}>
                {cell(row)}
              </RowToggle>
            ) : (
              cell(row)
            )}
          </td>
        ))}
      </tr>
      {isOpen ? (
        <tr>
          <td className={classes.details} colSpan={columns.length}>
            {details?.(row)}
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

function BodyOfBars<Row>({ columns, count }: Pick<TableProps<Row>, 'columns'> & { readonly count: number }) {
  return (
    <tbody>
      {Array.from({ length: count }, (_, place) => (
        <tr key={place} className={classes.row}>
          {columns.map(({ key, align }) => (
            <td key={key} data-align={align}>
              <Skeleton width={place % 3 === 1 ? '48%' : '64%'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
