import type { ReactNode } from 'react';
import { bringIntoSight } from './bring-into-sight.ts';
import classes from './data-table.module.css';
import type { Column, TableProps } from './table-column.ts';
import { RowToggle } from './row-toggle.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { useOpenRows } from './use-open-rows.ts';

/** The same rows where there is no room for columns: each a card, divided by hairlines. */
export function DataCards<Row>(props: TableProps<Row>) {
  const { label, columns, rows, keyOf, expectedRows = 10, isBusy = false, details, marked } = props;
  const { isOpen, toggle } = useOpenRows();
  return (
    <ul className={classes.cards} aria-label={label} aria-busy={isBusy || rows === undefined} data-rows>
      {rows?.map((row) => (
        <li
          key={keyOf(row)}
          aria-current={keyOf(row) === marked || undefined}
          ref={keyOf(row) === marked ? bringIntoSight : null}
        >
          <div className={classes.card}>
            <Face
              columns={columns}
              cellOf={(column) => column.cell(row)}
              {...(details ? { isOpen: isOpen(keyOf(row)), onToggle: () => toggle(keyOf(row)) } : {})}
            />
          </div>
          {isOpen(keyOf(row)) ? <div className={classes.opened}>{details?.(row)}</div> : null}
        </li>
      )) ??
        Array.from({ length: expectedRows }, (_, place) => (
          <li key={place} className={classes.card}>
            <Face columns={columns} cellOf={barOf} />
          </li>
        ))}
    </ul>
  );
}

const barOf = ({ onCard }: Pick<Column<never>, 'onCard'>) => (
  <Skeleton width={onCard === 'title' ? 180 : 72} />
);

type FaceProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly cellOf: (column: Column<Row>) => ReactNode;
  readonly isOpen?: boolean;
  readonly onToggle?: () => void;
};

function Face<Row>({ columns, cellOf, isOpen = false, onToggle }: FaceProps<Row>) {
  const at = (place: Column<Row>['onCard']) =>
    columns
      .filter(({ onCard }) => onCard === place)
      .map((column) => <span key={column.key}>{cellOf(column)}</span>);
  const title = at('title');
  return (
    <div className={classes.face}>
      <div className={classes.title}>
        {onToggle ? (
          <RowToggle isOpen={isOpen} onToggle={onToggle}>
            {title}
          </RowToggle>
        ) : (
          title
        )}
      </div>
      <div className={classes.corner}>{at('corner')}</div>
      <div className={classes.lines}>{at('line')}</div>
    </div>
  );
}
