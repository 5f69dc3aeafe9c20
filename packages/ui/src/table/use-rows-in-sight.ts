import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { approach, maxNewRows, paceAfter } from './approach.ts';
import { placeRows, type Range } from './place-rows.ts';

type Input = Parameters<typeof placeRows>[1];
type Parts<Row> = Input & {
  readonly room: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string | number;
};

const extraRows = 12;
/** Other rows are drawn only every so many, so that most of scrolling draws nothing. */
const step = 8;
/** So few are all drawn in the end: the browser's own search finds them. */
const maxDrawnWhole = 60;
/** Rows that nobody has seen yet begin with so many; the others follow in the next frames. */
const firstRows = 12;
const begin: Range = { from: 0, to: firstRows };

/** Which rows are drawn while the page scrolls: of a short list all, of a long one those in sight. */
export function useRowsInSight<Row>({ room, rows, keyOf, ...input }: Parts<Row>) {
  const { count, rowHeight } = input;
  const isLong = count > maxDrawnWhole;
  const [range, setRange] = useState(begin);
  const [shown, setShown] = useState(rows);
  if (rows !== shown) {
    setShown(rows);
    if (areOthers(shown, rows, range, keyOf))
      setRange(beginAt(isLong && range.from < count ? range.from : 0));
  }
  const drawn = useRef(range);
  useEffect(() => {
    drawn.current = range;
  }, [range]);
  useEffect(() => {
    if (count === 0) return undefined;
    let next = 0;
    let pace = maxNewRows;
    let drawnAt = Number.NaN;
    const look = (now: number) => {
      if (now > drawnAt) pace = paceAfter(pace, now - drawnAt);
      drawnAt = Number.NaN;
      const above = -(room.current?.getBoundingClientRect().top ?? 0) / rowHeight;
      const seen = { from: Math.floor(above), to: Math.ceil(above + window.innerHeight / rowHeight) };
      const wanted = isLong
        ? {
            from: Math.max(0, Math.floor(seen.from / step) * step - extraRows),
            to: Math.min(count, Math.ceil(seen.to / step) * step + extraRows),
          }
        : { from: 0, to: count };
      const { from, to } = approach(drawn.current, wanted, seen, pace);
      if (from !== drawn.current.from || to !== drawn.current.to) {
        setRange((drawn.current = { from, to }));
        drawnAt = now;
      }
      if (from !== wanted.from || to !== wanted.to) lookSoon();
    };
    // Once a frame, whatever happened in it.
    const lookSoon = () => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(look);
    };
    // Whatever is folded or unfolded above the rows moves them too.
    const observer = new ResizeObserver(lookSoon);
    observer.observe(document.body);
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    lookSoon();
    return () => {
      cancelAnimationFrame(next);
      observer.disconnect();
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other rows begin with their first ones, and go on from there
  }, [room, rowHeight, count, isLong, shown]);
  return placeRows(range, input);
}

const beginAt = (from: number): Range => ({ from, to: from + firstRows });

/** Most of what stands there now is drawn anew, such as after a filter. */
function areOthers<Row>(
  before: readonly Row[] | undefined,
  now: readonly Row[] | undefined,
  { from, to }: Range,
  keyOf: (row: Row) => string | number,
): boolean {
  const shown = now?.slice(from, to) ?? [];
  const kept = new Set((before?.slice(from, to) ?? []).map(keyOf));
  return shown.filter((row) => kept.has(keyOf(row))).length * 2 < Math.max(shown.length, 1);
}
