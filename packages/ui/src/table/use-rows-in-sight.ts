import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

type Input = {
  readonly room: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly rowHeight: number;
  /** Drawn wherever it is, so that it keeps the focus. */
  readonly cursorRow: number;
};

export type RowInSight = { readonly place: number; readonly gapBefore: number };

const extraRows = 12;
/** So few are all drawn: the browser's own search finds them. */
const maxDrawnWhole = 60;

/** Which rows are drawn while the page scrolls: of a short list all, of a long one those in sight. */
export function useRowsInSight({ room, count, rowHeight, cursorRow }: Input) {
  const isLong = count > maxDrawnWhole;
  const scrollMargin = useTop(room);
  // oxlint-disable-next-line react/incompatible-library -- nothing it gives back is handed on
  const virtual = useWindowVirtualizer({
    count: isLong ? count : 0,
    estimateSize: () => rowHeight,
    overscan: extraRows,
    scrollMargin,
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
        gapBefore: start - (items[place - 1]?.end ?? scrollMargin),
      }))
    : Array.from({ length: count }, (_, place) => ({ place, gapBefore: 0 }));
  const end = items.at(-1)?.end ?? scrollMargin;
  const gapAfter = isLong ? virtual.getTotalSize() + scrollMargin - end : 0;
  return { drawn, gapAfter };
}

/** How far down the page the rows begin, whatever is folded or unfolded above them. */
function useTop(room: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      setTop(Math.round((room.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [room]);
  return top;
}
