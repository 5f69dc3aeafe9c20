import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';
import type { RefObject } from 'react';

type Input = {
  readonly room: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly isLong: boolean;
  readonly rowHeight: number;
  /** Drawn wherever it is, so that it keeps the focus. */
  readonly cursorRow: number;
  /** A row that must come into sight. */
  readonly reached?: number | undefined;
};

export type RowInSight = { readonly place: number; readonly gapBefore: number };

const extraRows = 12;

/** Which rows are drawn: all of a page, of a long list those in sight. */
export function useRowsInSight({ room, count, isLong, rowHeight, cursorRow, reached }: Input) {
  // oxlint-disable-next-line react/incompatible-library -- nothing it gives back is handed on
  const virtual = useVirtualizer({
    count: isLong ? count : 0,
    getScrollElement: () => room.current,
    estimateSize: () => rowHeight,
    overscan: extraRows,
    rangeExtractor: (range) => {
      const places = defaultRangeExtractor(range);
      return places.includes(cursorRow) || cursorRow >= count
        ? places
        : [...places, cursorRow].toSorted((one, other) => one - other);
    },
  });
  const items = virtual.getVirtualItems();
  const drawn: RowInSight[] = isLong
    ? items.map(({ index, start }, place) => ({
        place: index,
        gapBefore: start - (items[place - 1]?.end ?? 0),
      }))
    : Array.from({ length: count }, (_, place) => ({ place, gapBefore: 0 }));
  const gapAfter = isLong ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  useEffect(() => {
    if (isLong && reached !== undefined) virtual.scrollToIndex(reached);
  }, [isLong, reached, virtual]);
  return { drawn, gapAfter };
}
