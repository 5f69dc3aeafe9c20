export type Observable<Value> = {
  get: () => Value;
  set: (value: Value) => void;
  /** Gives back how to stop listening. */
  subscribe: (changed: () => void) => () => void;
};

export function createObservable<Value>(first: Value): Observable<Value> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
