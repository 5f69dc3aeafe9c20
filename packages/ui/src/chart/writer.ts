/** How figures and days are written in the reader's language, of which this package knows nothing. */
export type Writer = {
  /** "–" for null. */
  readonly figure: (value: number | null, digits: number) => string;
  /** 12.3 M, 1,234.6万 */
  readonly shortFigure: (value: number) => string;
  /** A difference in per cent or in points, without its sign: "7.6 %", "0.04 pt". */
  readonly change: (size: number, unit: 'percent' | 'points', digits: number) => string;
  /** "6 Nov" */
  readonly day: (day: string) => string;
  /** "Fri 6 Nov" */
  readonly weekday: (day: string) => string;
  readonly month: (day: string) => string;
};
