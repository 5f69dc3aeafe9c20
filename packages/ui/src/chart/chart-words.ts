import type { Side } from './choose-series.ts';
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
  /** What choosing a measure for a side is called; needed where measures can be chosen. */
  readonly choose?: (side: Side) => string;
};

export type SeriesName = { readonly name: string; readonly unit?: string };

/** Which measures the names in the chart's head can be changed to. */
export type SeriesChoice = {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: Readonly<Record<Side, string>>;
  readonly onChoose: (side: Side, value: string) => void;
};
