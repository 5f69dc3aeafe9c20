/** What each hour brought, and the words for it. */
export type Heat = {
  readonly taps: readonly number[];
  /** Over the shares of days. */
  readonly head: string;
  readonly say: (share: string) => string;
};

/** Of all taps of a week, how much these hours brought; undefined where there were none. */
export function shareOf(taps: readonly number[], hours: Iterable<number>): number | undefined {
  const all = taps.reduce((sum, one) => sum + one, 0);
  let some = 0;
  for (const hour of hours) some += taps[hour] ?? 0;
  return all === 0 ? undefined : some / all;
}

const steps = 5;

/** From 0, the fewest taps, to 4: each step has as many of the hours that had any. */
export function shadesOf(taps: readonly number[]): number[] {
  const ordered = taps.filter((one) => one > 0).toSorted((one, other) => one - other);
  return taps.map((one) => {
    const below = ordered.findIndex((other) => other >= one);
    return one === 0 ? 0 : Math.min(steps - 1, Math.floor((below / ordered.length) * steps));
  });
}
