import type { Range } from './place-rows.ts';

/** So many more rows are drawn in one frame: whoever scrolls past hundreds waits for no frame that draws them all. */
export const maxNewRows = 8;

/** From the rows that are drawn a step towards those that are wanted; what is seen comes first. */
export function approach(drawn: Range, wanted: Range, seen: Range): Range {
  const start = Math.min(Math.max(seen.from, wanted.from), Math.max(wanted.to, wanted.from));
  const areApart = drawn.from >= wanted.to || drawn.to <= wanted.from;
  let from = areApart ? start : Math.max(drawn.from, wanted.from);
  let to = areApart ? start : Math.min(drawn.to, wanted.to);
  let left = maxNewRows;
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
