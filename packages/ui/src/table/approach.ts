import type { Range } from './place-rows.ts';

/** So many more rows are drawn in one frame at most: whoever scrolls past hundreds waits for no frame that draws them all. */
export const maxNewRows = 8;
const fewestNewRows = 3;
/** Between two frames of which neither is late, and of which one is. */
const [inTimeMs, lateMs] = [20, 30];

/** How many rows the next frame draws, by how long the last one took: fewer where the machine is slow. */
export function paceAfter(pace: number, tookMs: number): number {
  if (tookMs > lateMs) return Math.max(fewestNewRows, pace - 2);
  return tookMs < inTimeMs ? Math.min(maxNewRows, pace + 1) : pace;
}

/** From the rows that are drawn a step towards those that are wanted; what is seen comes first. */
export function approach(drawn: Range, wanted: Range, seen: Range, pace = maxNewRows): Range {
  const start = Math.min(Math.max(seen.from, wanted.from), Math.max(wanted.to, wanted.from));
  const areApart = drawn.from >= wanted.to || drawn.to <= wanted.from;
  let from = areApart ? start : Math.max(drawn.from, wanted.from);
  let to = areApart ? start : Math.min(drawn.to, wanted.to);
  let left = pace;
  const goDown = (limit: number) => {
    const more = Math.max(0, Math.min(left, limit - to));
    to += more;
    left -= more;
  };
  const goUp = (limit: number) => {
    const more = Math.max(0, Math.min(left, from - limit));
    from -= more;
    left -= more;
  };
  goDown(Math.min(seen.to, wanted.to));
  goUp(Math.max(seen.from, wanted.from));
  goDown(wanted.to);
  goUp(wanted.from);
  return { from, to };
}
