import { type ReactNode, Suspense } from 'react';
import { useMediaQuery } from '../look/use-media-query.ts';
import type { GridProps } from './grid-column.ts';
import { GridTable } from './grid-table.tsx';

type Props<Row> = GridProps<Row> & {
  /** Loaded where there is no room for columns. */
  readonly cards: (props: GridProps<Row>) => ReactNode;
};

/** Figures by row under a pinned total, walked through by keys; on a phone a list of cards. */
export function MeasureGrid<Row>({ cards, ...props }: Props<Row>) {
  const isNarrow = useMediaQuery('(max-width: 991px)');
  return isNarrow ? <Suspense>{cards(props)}</Suspense> : <GridTable {...props} />;
}
