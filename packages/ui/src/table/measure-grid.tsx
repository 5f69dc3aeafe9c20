import { lazy, type ReactNode, Suspense } from 'react';
import { useMediaQuery } from '../look/use-media-query.ts';
import type { GridProps } from './grid-column.ts';
import { GridTable } from './grid-table.tsx';

/** `lazy` forgets what a component is generic over, so the part that comes later draws what it is given. */
const LaterCards = lazy(async () => {
  const { GridCards } = await import('./grid-cards.tsx');
  const draw = (props: { readonly draw: (Cards: typeof GridCards) => ReactNode }) => props.draw(GridCards);
  return { default: draw };
});

/** Figures by row under a pinned total, walked through by keys; on a phone a list of cards. */
export function MeasureGrid<Row>(props: GridProps<Row>) {
  const isNarrow = useMediaQuery('(max-width: 991px)');
  if (!isNarrow) return <GridTable {...props} />;
  return (
    <Suspense>
      <LaterCards draw={(Cards) => <Cards {...props} />} />
    </Suspense>
  );
}
