/** The parts of a day in which money was left, as pairs of milliseconds; null is the whole day. */
export type Windows = readonly number[] | null;

/** The gaps between them. */
export function closedIn(windows: Windows, length: number): { from: number; to: number }[] {
  if (!windows) return [];
  const edges = [0, ...windows, length];
  const gaps = edges.flatMap((from, place) =>
    place % 2 === 0 ? [{ from, to: edges[place + 1] ?? length }] : [],
  );
  return gaps.filter(({ from, to }) => from < to);
}
