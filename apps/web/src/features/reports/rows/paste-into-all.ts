import type { GridEdits } from '@tapwright/ui/table/grid-column';
import type { Key } from './use-selection.ts';

/** While rows are still on their way, what is pasted waits for those below: it may be longer than what is there. */
export function pasteIntoAll<Row>(
  edits: GridEdits<Row> | undefined,
  readShown: (() => Promise<readonly Row[]>) | undefined,
  keyOf: (row: Row) => Key,
): GridEdits<Row> | undefined {
  const { paste } = edits ?? {};
  if (edits === undefined || paste === undefined || readShown === undefined) return edits;
  return {
    ...edits,
    paste: ([first], column, lines) => {
      if (first === undefined) return;
      const key = keyOf(first);
      readShown().then(
        (rows) => paste(rows.slice(rows.findIndex((row) => keyOf(row) === key)), column, lines),
        // What could not be read is said below the rows.
        () => undefined,
      );
    },
  };
}
