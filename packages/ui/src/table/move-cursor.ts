export type Cursor = { readonly row: number; readonly column: number };
type Size = { readonly rows: number; readonly columns: number };

const byPage = 10;

const moves: Partial<Record<string, (cursor: Cursor, size: Size) => Cursor>> = {
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  j: ({ row, column }) => ({ row: row + 1, column }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  k: ({ row, column }) => ({ row: row - 1, column }),
  PageDown: ({ row, column }) => ({ row: row + byPage, column }),
  PageUp: ({ row, column }) => ({ row: row - byPage, column }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  Home: ({ column }) => ({ row: 0, column }),
  End: ({ column }, { rows }) => ({ row: rows - 1, column }),
};

/** Where a key leads, never past the edge; undefined for a key that leads nowhere. */
export function moveCursor(key: string, cursor: Cursor, size: Size): Cursor | undefined {
  const next = size.rows > 0 ? moves[key]?.(cursor, size) : undefined;
  if (next === undefined) return undefined;
  return { row: within(next.row, size.rows), column: within(next.column, size.columns) };
}

function within(place: number, count: number): number {
  return Math.min(Math.max(place, 0), count - 1);
}
