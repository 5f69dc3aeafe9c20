/** How a measure is written and judged; rates are given in per cent (7.57, not 0.0757). */
export type Measure = {
  readonly digits: number;
  /** On a tile, where there is less room; `digits` when absent. */
  readonly tileDigits?: number;
  readonly change: 'percent' | 'points';
  readonly better: 'more' | 'less' | 'neither';
};

export type Days = readonly (number | null)[];

export type Compared = {
  readonly now: number | null;
  readonly before: number | null;
  /** Which days these are, in short, where they are not all of the range. */
  readonly days?: string;
  /** The same in a sentence. */
  readonly note?: string;
  /** Figures may still become better. */
  readonly isProvisional?: boolean;
};
export type NotCompared = { readonly why: string };

/** What a part of all has of a measure; the figures of the parts add up to it. */
export type Part = {
  readonly key: string;
  readonly name: string;
  readonly days: Days;
  readonly total: number | null;
};

/** A measure over a range: its days, its figure for the whole range, and the same for the period before. */
export type MeasuredRange = {
  readonly measure: Measure;
  readonly days: Days;
  readonly total: number | null;
  readonly before?: { readonly days: Days; readonly total: number | null };
  /** Index of the first day whose figure is still arriving; all have arrived when absent. */
  readonly immatureFrom?: number;
  /** Figures of the days that can be compared, where these are not all of them; or why there is nothing to compare. */
  readonly compared?: Compared | NotCompared;
  /** Of each slot, why it cannot be compared; null where it can. */
  readonly slotsNotCompared?: readonly (string | null)[];
};
