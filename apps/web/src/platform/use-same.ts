import { useState } from 'react';

/** The value as it was before, as long as the new one says the same: what is made of it stays what it is. */
export function useSame<Value>(value: Value, areSame: (one: Value, other: Value) => boolean): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || areSame(kept, value)) return kept;
  setKept(value);
  return value;
}

/** Of plain objects, whose values are compared as they are. */
export function saySame(one: object, other: object): boolean {
  const values = new Map<string, unknown>(Object.entries(other));
  const entries = Object.entries(one);
  return (
    entries.length === values.size && entries.every(([name, value]) => Object.is(value, values.get(name)))
  );
}
