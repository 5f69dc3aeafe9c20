/** The names of a fixed record, in its order. */
export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record).filter((name): name is Name => Object.hasOwn(record, name));
}

/** A record of exactly these names. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  const record = Object.fromEntries(names.map((name) => [name, valueOf(name)]));
  if (!hasAll(record, names)) throw new TypeError('A record lacks one of its names.');
  return record;
}

const hasAll = <Name extends string, Value>(
  record: Readonly<Record<string, Value>>,
  names: readonly Name[],
): record is Record<Name, Value> => names.every((name) => Object.hasOwn(record, name));
