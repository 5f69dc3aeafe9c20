export type Side = 'columns' | 'line';
export type Chosen<Key> = { readonly columns: Key; readonly line: Key };

/** Puts a measure on one side; when it stood on the other, the two change places. */
export function chooseSeries<Key>(chosen: Chosen<Key>, key: Key, side: Side): Chosen<Key> {
  const other = side === 'columns' ? 'line' : 'columns';
  const moved = chosen[other] === key ? { ...chosen, [other]: chosen[side] } : chosen;
  return { ...moved, [side]: key };
}
