export type AmountBounds = {
  readonly floor?: number | undefined;
  readonly ceiling?: number | undefined;
  /** Whole multiples of it. */
  readonly step?: number | undefined;
};

/** To the nearest step, and then no lower than the floor and no higher than the ceiling; all in smallest units. */
export function boundAmount(minor: number, { floor, ceiling, step = 1 }: AmountBounds): number {
  const stepped = step > 1 ? Math.round(minor / step) * step : minor;
  const raised = floor === undefined ? stepped : Math.max(floor, stepped);
  return ceiling === undefined ? raised : Math.min(ceiling, raised);
}
