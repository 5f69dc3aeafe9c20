import { useMemo, useRef, useState } from 'react';

export type Key = string | number;
export type Selection<Row> = {
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  /** With `isRange` also those between it and the last one. */
  readonly toggle: (row: Row, isRange?: boolean) => void;
  /** Exactly these, such as all that match; they stay what they were however the list goes on. */
  readonly take: (rows: readonly Row[]) => void;
  /** All that the list shows, also those of it that are still on their way. */
  readonly takeShown: () => void;
  /** All that are shown are selected. */
  readonly isWhole: boolean;
};

/** The rows of a list that something is to be done with together. */
export function useSelection<Row>(
  shown: readonly Row[],
  keyOf: (row: Row) => Key,
  /** Reads all that the list shows, while some of them are still on their way. */
  readShown?: () => Promise<readonly Row[]>,
): Selection<Row> {
  const [picked, setPicked] = useState<ReadonlyMap<Key, Row>>(new Map());
  const last = useRef<Key>(undefined);
  return useMemo(() => {
    const between = (row: Row): readonly Row[] => {
      const places = [last.current, keyOf(row)].map((key) => shown.findIndex((one) => keyOf(one) === key));
      const [from = -1, to = -1] = places.toSorted((one, other) => one - other);
      return from < 0 ? [row] : shown.slice(from, to + 1);
    };
    // What was read anew of those that are shown is what one sees, and compares with.
    const now = new Map(picked.size === 0 ? [] : shown.map((row) => [keyOf(row), row]));
    const take = (rows: readonly Row[]) => setPicked(new Map(rows.map((row) => [keyOf(row), row])));
    return {
      rows: [...picked].map(([key, row]) => now.get(key) ?? row),
      has: (row) => picked.has(keyOf(row)),
      toggle: (row, isRange = false) => {
        const isIn = picked.has(keyOf(row));
        const next = new Map(picked);
        for (const one of isRange ? between(row) : [row])
          if (isIn) next.delete(keyOf(one));
          else next.set(keyOf(one), one);
        last.current = keyOf(row);
        setPicked(next);
      },
      take,
      takeShown: () => {
        // What could not be read is said below the rows.
        if (readShown) readShown().then(take, () => undefined);
        else take(shown);
      },
      isWhole: readShown === undefined && shown.length > 0 && shown.every((row) => picked.has(keyOf(row))),
    };
  }, [picked, shown, keyOf, readShown]);
}
