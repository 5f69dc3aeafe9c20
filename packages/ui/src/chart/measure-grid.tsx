import { useMediaQuery } from '@mantine/hooks';
import type { GridProps } from '../table/grid-column.ts';
import { GridCards } from '../table/grid-cards.tsx';
import { GridTable } from '../table/grid-table.tsx';

/** Figures by row under a pinned total, walked through by keys; on a phone a list of cards. */
export function MeasureGrid<Row>(props: GridProps<Row>) {
  const isNarrow = useMediaQuery('(max-width: 991px)', undefined, { getInitialValueInEffect: false });
  return isNarrow ? <GridCards {...props} /> : <GridTable {...props} />;
}
