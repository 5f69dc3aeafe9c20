import type { DirectionWords } from './delta.tsx';

export type ChartWords = DirectionWords & {
  /** What the chart shows, and that the arrow keys move through it. */
  readonly label: string;
  readonly versus: (now: string, before: string) => string;
  readonly arriving: string;
  readonly showTable: string;
  readonly showChart: string;
  readonly date: string;
  readonly before: string;
};

export type SeriesName = { readonly name: string; readonly unit?: string };
