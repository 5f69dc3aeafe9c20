import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { approach } from './approach.ts';
import { placeRows, type Range } from './place-rows.ts';

type Input = Parameters<typeof placeRows>[1];
type Parts = Input & { readonly room: RefObject<HTMLElement | null> };

const extraRows = 12;
/** Other rows are drawn only every so many, so that most of scrolling draws nothing. */
const step = 8;
/** So few are all drawn: the browser's own search finds them. */
const maxDrawnWhole = 60;

/** Which rows are drawn while the page scrolls: of a short list all, of a long one those in sight. */
export function useRowsInSight({ room, ...input }: Parts) {
  const isLong = input.count > maxDrawnWhole;
  const range = useRange(room, input, isLong);
  return placeRows(isLong ? range : { from: 0, to: input.count }, input);
}

function useRange(room: RefObject<HTMLElement | null>, { count, rowHeight }: Input, isLong: boolean): Range {
  const [range, setRange] = useState<Range>(() => ({
    from: 0,
    to: Math.ceil(window.innerHeight / rowHeight) + extraRows,
  }));
  const drawn = useRef(range);
  useEffect(() => {
    if (!isLong) return undefined;
    let next = 0;
    const look = () => {
      cancelAnimationFrame(next);
      const above = -(room.current?.getBoundingClientRect().top ?? 0) / rowHeight;
      const seen = { from: Math.floor(above), to: Math.ceil(above + window.innerHeight / rowHeight) };
      const wanted = {
        from: Math.max(0, Math.floor(seen.from / step) * step - extraRows),
        to: Math.min(count, Math.ceil(seen.to / step) * step + extraRows),
      };
      const { from, to } = approach(drawn.current, wanted, seen);
      if (from !== drawn.current.from || to !== drawn.current.to) setRange((drawn.current = { from, to }));
      if (from !== wanted.from || to !== wanted.to) next = requestAnimationFrame(look);
    };
    // Whatever is folded or unfolded above the rows moves them too.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(next);
      observer.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [room, rowHeight, count, isLong]);
  return range;
}
