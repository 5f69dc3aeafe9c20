import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { GridColumn, GridProps } from './grid-column.ts';
import classes from './grid.module.css';
import { Skeleton } from '../feedback/skeleton.tsx';
import { useRowsInSight } from './use-rows-in-sight.ts';

/** Of a name with what it lies in. */
const titleHeight = 55;
const factsHeight = 24;
const measuresHeight = 42;

/** The same rows where there is no room for columns: the total first, each with its main measures. */
export function GridCards<Row>(props: GridProps<Row>) {
  const { label, columns, rows, keyOf, expectedRows, isBusy } = props;
  const list = useRef<HTMLUListElement>(null);
  const count = rows?.length ?? 0;
  const hasTotal = columns.some(({ onCard, total }) => onCard !== undefined && total !== undefined);
  const hasFacts = columns.some(({ onCard }) => onCard === 'fact');
  const hasMeasures = columns.some(isMeasure);
  const rowHeight = titleHeight + (hasFacts ? factsHeight : 0) + (hasMeasures ? measuresHeight : 0);
  const { drawn, gapAfter } = useRowsInSight({ room: list, count, rowHeight, cursorRow: 0 });
  return (
    <div>
      <ul ref={list} className={classes.cards} aria-label={label} aria-busy={isBusy || rows === undefined}>
        {hasTotal ? (
          <li className={classes.totalCard}>
            <Face
              columns={columns.filter(isInTotal)}
              cellOf={({ total, cardAsideTotal }) =>
                rows === undefined ? <Skeleton width={96} /> : withAside(total, cardAsideTotal)
              }
            />
          </li>
        ) : null}
        {rows === undefined
          ? Array.from({ length: expectedRows }, (_, place) => (
              <li key={place} className={classes.card} style={{ height: rowHeight }}>
                <Face columns={columns} cellOf={() => <Skeleton width={96} />} />
              </li>
            ))
          : null}
        {drawn.map(({ place, gapBefore }) => {
          const row = rows?.[place];
          return row === undefined ? null : (
            <li key={keyOf(row)} className={classes.card} style={{ marginTop: gapBefore, height: rowHeight }}>
              <Face
                columns={columns}
                hasFacts={hasFacts}
                cellOf={({ cell, cardAside }) => withAside(cell(row), cardAside?.(row))}
              />
            </li>
          );
        })}
      </ul>
      <div style={{ height: gapAfter }} />
    </div>
  );
}

const isMeasure = ({ onCard }: Pick<GridColumn<never>, 'onCard'>) => onCard === 'measure';

/** What cannot be added up has no place among the sums. */
const isInTotal = ({ onCard, total }: Pick<GridColumn<never>, 'onCard' | 'total'>) =>
  onCard !== 'measure' || total !== undefined;

function withAside(figure: ReactNode, aside: ReactNode) {
  if (!aside) return figure;
  return (
    <>
      {figure} <span className={classes.aside}>{aside}</span>
    </>
  );
}

type FaceProps<Row> = {
  readonly hasFacts?: boolean;
  readonly columns: readonly GridColumn<Row>[];
  readonly cellOf: (column: GridColumn<Row>) => ReactNode;
};

function Face<Row>({ columns, hasFacts = false, cellOf }: FaceProps<Row>) {
  const at = (place: GridColumn<Row>['onCard']) => columns.filter(({ onCard }) => onCard === place);
  return (
    <>
      <div className={classes.cardTop}>
        {at('title').map((column) => (
          <div key={column.key} className={classes.title}>
            {cellOf(column)}
          </div>
        ))}
        {[...at('corner'), ...at('action')].map((column) => (
          <span key={column.key} className={column.onCard === 'action' ? classes.cardAction : classes.corner}>
            {cellOf(column)}
          </span>
        ))}
      </div>
      {hasFacts ? (
        <div className={classes.facts}>
          {at('fact').map((column) => (
            <span key={column.key}>{cellOf(column)}</span>
          ))}
        </div>
      ) : null}
      {columns.some(isMeasure) ? (
        <dl className={classes.measures}>
          {at('measure').map((column) => (
            <div key={column.key}>
              <dt>
                {column.head} <span className={classes.unit}>{column.unit}</span>
              </dt>
              <dd>{cellOf(column)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
