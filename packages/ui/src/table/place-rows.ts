export type RowInSight = { readonly place: number; readonly gapBefore: number };
export type Range = { readonly from: number; readonly to: number };

type Input = {
  readonly count: number;
  readonly rowHeight: number;
  /** Drawn wherever it is, so that it keeps the focus. */
  readonly cursorRow: number;
};

/** The rows of a range, each with the height of those before it that are not drawn. */
export function placeRows({ from, to }: Range, { count, rowHeight, cursorRow }: Input) {
  const first = Math.min(Math.max(from, 0), count);
  const last = Math.max(Math.min(to, count), first);
  const places = Array.from({ length: last - first }, (_, place) => first + place);
  if (cursorRow < count && (cursorRow < first || cursorRow >= last)) places.push(cursorRow);
  const sorted = places.toSorted((one, other) => one - other);
  const drawn = sorted.map((place, at): RowInSight => {
    const before = sorted[at - 1] ?? -1;
    return { place, gapBefore: (place - before - 1) * rowHeight };
  });
  return { drawn, gapAfter: (count - 1 - (sorted.at(-1) ?? -1)) * rowHeight };
}
