import type { ReactNode } from 'react';

export type Column<Row> = {
  readonly key: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** In pixels; the column without one takes the rest. */
  readonly width?: number;
  readonly align?: 'end';
  /** Its place on a phone, where a row is a card; without one it is left out there. */
  readonly onCard?: 'title' | 'corner' | 'line';
  /** There is no such column; it stands on a card in place of several. */
  readonly isCardOnly?: boolean;
  /** Left out where the window has no room for it and the one without a width. */
  readonly isWideOnly?: boolean;
};

export type TableProps<Row> = {
  /** What is listed, for those who hear it. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while they are read for the first time. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string | number;
  /** How many bars stand for rows that are still read. */
  readonly expectedRows?: number;
  /** Other rows than these are on their way. */
  readonly isBusy?: boolean;
  /** The row that somebody was led to: marked, and brought into sight. */
  readonly marked?: string | number | undefined;
  /** What a row shows when it is opened by a press on it; its first cell then is the button. */
  readonly details?: ((row: Row) => ReactNode) | undefined;
};
