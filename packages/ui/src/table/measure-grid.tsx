import { useMediaQuery } from '../look/use-media-query.ts';
import type { GridProps } from './grid-column.ts';
import { GridCards } from './grid-cards.tsx';
import { GridTable } from './grid-table.tsx';

/** Figures by row under a pinned total, walked through by keys; on a phone a list of cards. */
export function MeasureGrid<Row>(props: GridProps<Row>) {
  const isNarrow = useMediaQuery('(max-width: 991px)');
  return isNarrow ? <GridCards {...props} /> : <GridTable {...props} />;
}
