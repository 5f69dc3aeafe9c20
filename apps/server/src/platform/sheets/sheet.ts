/** How a cell is written; amounts and figures come as exact decimal text, percentages as fractions. */
export type CellKind = 'text' | 'count' | 'amount' | 'percent' | 'figure';
export type Cell = string | number | null;
export type SheetColumn = { head: string; kind: CellKind };

/** A table that is written row by row, and what must be known to read it. */
export type Sheet = {
  name: string;
  columns: readonly SheetColumn[];
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
  /** Below an empty line, so that whoever adds up the rows does not count them twice. */
  totals?: readonly Cell[];
  /** Name and value of each: range, zone, how fresh. Asked once the rows are written, which it may tell of. */
  about: { name: string; lines: () => readonly (readonly [string, string])[] };
};

export const sheetFormats = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];
