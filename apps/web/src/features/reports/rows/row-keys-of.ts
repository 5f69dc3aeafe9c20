import { maxEdits } from '@tapwright/contracts/limits';
import type { GridProps } from '@tapwright/ui/table/grid-column';
import type { Selection } from './use-selection.ts';

export type Selected<Row> = {
  readonly rows: readonly Row[];
  readonly onClear: () => void;
  /** That the cursor is in. */
  readonly column?: string | undefined;
};

/** Keys that do something with a row, and know of those that are selected. */
export type KeyedActions<Row> = {
  readonly keys: Readonly<Record<string, (row: Row, selected: Selected<Row>) => void>>;
  /** What `n` goes to next. */
  readonly isToMend?: ((row: Row) => boolean) | undefined;
  /** Without it rows cannot be selected. */
  readonly bulk?: unknown;
};

type Tools<Row> = {
  readonly selection: Selection<Row>;
  readonly shown: readonly Row[];
  /** How many match. */
  readonly total: number;
  readonly onAll: () => Promise<void>;
  readonly onClear: () => void;
};

/**
 * `x` selects the row, with Shift all between it and the last one; ⌘A or Ctrl-A all that are shown, then all that
 * match; Escape none; `n` goes to the next that is to be mended. The other keys act on the row, and know what is selected.
 */
export function rowKeysOf<Row>(
  { keys, isToMend, bulk }: KeyedActions<Row>,
  { selection, shown, total, onAll, onClear }: Tools<Row>,
): NonNullable<GridProps<Row>['rowKeys']> {
  const selected = { rows: selection.rows, onClear };
  const own = Object.entries(keys).map(
    ([key, act]) =>
      [key, (row: Row, _: unknown, column?: string) => act(row, { ...selected, column })] as const,
  );
  if (bulk === undefined) return Object.fromEntries(own);
  const goesOn = total > shown.length && total <= maxEdits;
  return {
    Escape: onClear,
    ...Object.fromEntries(own),
    ...(isToMend && {
      n: (row: Row, goTo: (place: number) => void) => {
        const from = shown.indexOf(row) + 1;
        const place = [...shown.slice(from), ...shown.slice(0, from)].findIndex(isToMend);
        if (place >= 0) goTo((from + place) % shown.length);
      },
    }),
    x: (row) => selection.toggle(row),
    X: (row) => selection.toggle(row, true),
    'mod+a': () => (selection.isWhole && goesOn ? void onAll() : selection.takeShown()),
  };
}
