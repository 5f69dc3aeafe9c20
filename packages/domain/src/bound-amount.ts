export type AmountBounds = {
  readonly floor?: number | undefined;
  readonly ceiling?: number | undefined;
  /** Whole multiples of it. */
  readonly step?: number | undefined;
};

/**
 * To the nearest step, and then no lower than the floor and no higher than the ceiling; all in smallest units. What was
 * to fall is never raised by it, and what was to rise never lowered: it stays at what stands.
 */
export function boundAmount(
  minor: number,
  { floor, ceiling, step = 1 }: AmountBounds,
  stands: number | null,
): number {
  const stepped = step > 1 ? Math.round(minor / step) * step : minor;
  const raised = floor === undefined ? stepped : Math.max(floor, stepped);
  const bounded = ceiling === undefined ? raised : Math.min(ceiling, raised);
  if (stands === null) return bounded;
  const isTurned = (bounded > stands && minor <= stands) || (bounded < stands && minor >= stands);
  return isTurned ? stands : bounded;
}
