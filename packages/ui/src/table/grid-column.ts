import type { ReactNode } from 'react';

export type SortOrder = 'asc' | 'desc';
export type Sort = { readonly key: string; readonly order: SortOrder };

export type GridColumn<Row, SortKey extends string = string> = {
  readonly key: string;
  readonly head: string;
  /** Where the head stands alone, such as in a list of columns. */
  readonly longHead?: string;
  /** Stands in the head, not in the cells. */
  readonly unit?: string | undefined;
  /** In pixels; the column without one takes the rest. */
  readonly width?: number;
  readonly align?: 'end';
  /** Stays in sight when the table moves sideways; those that do come first. */
  readonly isFrozen?: true;
  /** In place of words, such as a box for all rows. */
  readonly headPart?: ReactNode;
  /** A press on the head sorts by this. */
  readonly sortKey?: SortKey;
  readonly cell: (row: Row) => ReactNode;
  /** Of the pinned row of totals. */
  readonly total?: ReactNode;
  /** What copying gives. */
  readonly text: (row: Row) => string;
  /** What stands under the pointer: the figure with all its digits. */
  readonly exact?: (row: Row) => string | undefined;
  readonly exactTotal?: string | undefined;
  /** On a phone, beside the figure: what else belongs to it, such as its change. */
  readonly cardAside?: (row: Row) => ReactNode;
  readonly cardAsideTotal?: ReactNode;
  /** Its place on a phone, where a row is a card; without one it is left out there. */
  readonly onCard?: 'select' | 'title' | 'corner' | 'value' | 'fact' | 'measure' | 'action';
  /** Of a value on a card: not one to be typed over there, such as one on its way. */
  readonly isFixed?: (row: Row) => boolean;
};

/** Cells of these columns are changed in place: by Enter, F2, a figure, a sign, or two presses. */
export type GridEdits<Row> = {
  readonly columns: readonly string[];
  /** Of these by F2 alone: Enter opens their row. */
  readonly named?: readonly string[];
  /** With what was typed to begin with; empty: what stands. */
  readonly open: (row: Row, column: string, typed: string, cell: HTMLElement) => void;
  /** Takes a key for the field that this cell was opened for and that is not there yet; whether there is one. */
  readonly typeOn?: (
    pressed: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey'>,
    cell: HTMLElement,
  ) => boolean;
  /** Lines of a spreadsheet, for the row of the cell and those below it. */
  readonly paste?: (rows: readonly Row[], column: string, lines: readonly string[]) => void;
};

export type GridProps<Row> = {
  /** What is listed, for those who hear it. */
  readonly label: string;
  readonly columns: readonly GridColumn<Row>[];
  /** Undefined while they are read for the first time. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string | number;
  readonly expectedRows: number;
  /** How many more rows follow those that are there already. */
  readonly comingRows?: number;
  /** Other rows than these are on their way. */
  readonly isBusy: boolean;
  readonly sort?: Sort | undefined;
  readonly onSort?: ((next: Sort) => void) | undefined;
  /** Enter on a row; without it rows lead nowhere. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** What a key of its own does with the row of the cell: `e`, `p`; `mod+a` with ⌘ or Ctrl. */
  readonly rowKeys?:
    | Readonly<Record<string, (row: Row, goTo: (place: number) => void, column?: string) => void>>
    | undefined;
  /** What somebody has set, by the column's key. */
  readonly widths?: Readonly<Record<string, number>> | undefined;
  /** Undefined: as wide as what it shows. */
  readonly onWidth?: ((key: string, width: number | undefined) => void) | undefined;
  readonly edits?: GridEdits<Row> | undefined;
  readonly onCopy?: (text: string, what: 'cell' | 'row') => void;
};
