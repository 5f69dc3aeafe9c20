import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { placeRows, type Range } from './place-rows.ts';

type Input = Parameters<typeof placeRows>[1] & { readonly room: RefObject<HTMLElement | null> };

const extraRows = 12;
/** Other rows are drawn only every so many, so that most of scrolling draws nothing. */
const step = 8;
/** So few are all drawn: the browser's own search finds them. */
const maxDrawnWhole = 60;

/** Which rows are drawn while the page scrolls: of a short list all, of a long one those in sight. */
export function useRowsInSight({ room, ...input }: Input) {
  const isLong = input.count > maxDrawnWhole;
  const range = useRange(room, input.rowHeight, isLong);
  return placeRows(isLong ? range : { from: 0, to: input.count }, input);
}

function useRange(room: RefObject<HTMLElement | null>, rowHeight: number, isLong: boolean): Range {
  const [range, setRange] = useState<Range>({ from: 0, to: maxDrawnWhole });
  useEffect(() => {
    if (!isLong) return undefined;
    const look = () => {
      const above = -(room.current?.getBoundingClientRect().top ?? 0) / rowHeight;
      const seen = window.innerHeight / rowHeight;
      const from = Math.floor(above / step) * step - extraRows;
      const to = Math.ceil((above + seen) / step) * step + extraRows;
      setRange((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    // Whatever is folded or unfolded above the rows moves them too.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [room, rowHeight, isLong]);
  return range;
}
