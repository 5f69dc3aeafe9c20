/** How a measure is written and judged; rates are given in per cent (7.57, not 0.0757). */
export type Measure = {
  readonly digits: number;
  /** On a tile, where there is less room; `digits` when absent. */
  readonly tileDigits?: number;
  readonly change: 'percent' | 'points';
  readonly better: 'more' | 'less' | 'neither';
};

export type Days = readonly (number | null)[];

/** A measure over a range: its days, its figure for the whole range, and the same for the period before. */
export type MeasuredRange = {
  readonly measure: Measure;
  readonly days: Days;
  readonly total: number | null;
  readonly before?: { readonly days: Days; readonly total: number | null };
  /** Index of the first day whose figure is still arriving; all have arrived when absent. */
  readonly immatureFrom?: number;
  /** Figures of the complete days alone, on both sides, when some are still arriving. */
  readonly complete?: { readonly now: number | null; readonly before: number | null };
};
