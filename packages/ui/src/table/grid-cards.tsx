import { useMergedRef } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { cardHeight, GridCard } from './grid-card.tsx';
import type { GridColumn, GridProps } from './grid-column.ts';
import classes from './grid.module.css';
import { Skeleton } from '../feedback/skeleton.tsx';
import { useRowsInSight } from './use-rows-in-sight.ts';

/** The same rows where there is no room for columns: the total first, each with its main measures. */
export function GridCards<Row>(props: GridProps<Row>) {
  const { label, columns, rows, keyOf, expectedRows, isBusy, edits } = props;
  const list = useRef<HTMLUListElement>(null);
  const count = rows?.length ?? 0;
  const hasTotal = columns.some(({ onCard, total }) => onCard !== undefined && total !== undefined);
  const rowHeight = cardHeight(columns);
  const { drawn, gapAfter } = useRowsInSight({ room: list, rows, keyOf, count, rowHeight, cursorRow: 0 });
  return (
    <div>
      <ul
        ref={useMergedRef(list, letTabIn)}
        className={classes.cards}
        aria-label={label}
        aria-busy={isBusy || rows === undefined}
      >
        {hasTotal ? (
          <li className={classes.totalCard}>
            <GridCard
              columns={columns.filter(isInTotal)}
              cellOf={({ headPart, total, cardAsideTotal }) =>
                headPart ?? (rows === undefined ? <Skeleton width={96} /> : withAside(total, cardAsideTotal))
              }
            />
          </li>
        ) : null}
        {rows === undefined
          ? Array.from({ length: expectedRows }, (_, place) => (
              <li key={place} className={classes.card} style={{ height: rowHeight }}>
                <GridCard columns={columns} hasFacts cellOf={barOf} />
              </li>
            ))
          : null}
        {drawn.map(({ place, gapBefore }) => {
          const row = rows?.[place];
          return row === undefined ? null : (
            <li key={keyOf(row)} className={classes.card} style={{ marginTop: gapBefore, height: rowHeight }}>
              <GridCard
                columns={columns}
                hasFacts
                cellOf={({ cell, cardAside }) => withAside(cell(row), cardAside?.(row))}
                editOf={({ key, isFixed }) =>
                  edits?.columns.includes(key) === true && isFixed?.(row) !== true
                    ? (button) => edits.open(row, key, '', button)
                    : undefined
                }
              />
            </li>
          );
        })}
      </ul>
      <div style={{ height: gapAfter }} />
    </div>
  );
}

/** A grid is walked through by arrows, so what is in its cells is passed over by Tab; cards have nothing else. */
function letTabIn(cards: HTMLElement | null) {
  if (cards === null) return undefined;
  const letIn = () => {
    for (const one of cards.querySelectorAll<HTMLElement>('[tabindex="-1"]')) one.tabIndex = 0;
  };
  letIn();
  const observer = new MutationObserver(letIn);
  observer.observe(cards, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const barOf = ({ onCard }: Pick<GridColumn<never>, 'onCard'>) =>
  onCard === 'select' || onCard === 'action' ? null : <Skeleton width={96} />;

/** What cannot be added up has no place among the sums. */
const isInTotal = ({ onCard, total, headPart }: Pick<GridColumn<never>, 'onCard' | 'total' | 'headPart'>) =>
  onCard === 'title' || total !== undefined || headPart !== undefined;

function withAside(figure: ReactNode, aside: ReactNode) {
  if (!aside) return figure;
  return (
    <>
      {figure} <span className={classes.aside}>{aside}</span>
    </>
  );
}
