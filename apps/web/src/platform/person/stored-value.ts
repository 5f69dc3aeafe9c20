import * as z from 'zod/mini';
import { createObservable, type Observable } from '../observable.ts';

type Change = Pick<StorageEvent, 'key' | 'storageArea'>;
export type Surroundings = {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  tabs: { addEventListener: (type: 'storage', listener: (change: Change) => void) => void };
};

/**
 * A value that outlives the page and is the same in all tabs. What cannot be read (older version, edited by
 * hand) counts as absent; where storing is not allowed, the value lives as long as the page.
 */
export function storedValue<Schema extends z.ZodMiniType>(
  { storage, tabs }: Surroundings,
  key: string,
  schema: Schema,
  absent: z.output<Schema>,
): Observable<z.output<Schema>> {
  const read = (): z.output<Schema> => {
    try {
      const text = storage.getItem(key);
      return text === null ? absent : z.parse(schema, JSON.parse(text));
    } catch {
      return absent;
    }
  };
  const value = createObservable(read());

  // A change without a key is "everything was cleared".
  tabs.addEventListener('storage', (change) => {
    if (change.storageArea === storage && (change.key === key || change.key === null)) value.set(read());
  });

  return {
    ...value,
    set: (next) => {
      try {
        if (next === absent) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(next));
      } catch {
        // Storing is switched off or full.
      }
      value.set(next);
    },
  };
}
