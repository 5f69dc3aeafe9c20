/** One field that a write changed, as lists, because some fields are lists. */
export type FieldChange = { field: string; oldValues: unknown[]; newValues: unknown[] };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Money is one value, and so is `{ value: money }` around it. */
function asValue(value: unknown): unknown {
  if (isFields(value) && 'amount' in value) return value.amount;
  return isFields(value) && Object.keys(value).length === 1 && 'value' in value
    ? asValue(value.value)
    : value;
}

function flatten(fields: Fields, prefix = ''): [string, unknown[]][] {
  return Object.entries(fields).flatMap(([name, raw]): [string, unknown[]][] => {
    const value = asValue(raw);
    if (value === null || value === undefined) return [];
    if (isFields(value)) return flatten(value, `${prefix}${name}.`);
    return [[prefix + name, Array.isArray(value) ? value : [value]]];
  });
}

const same = (one: unknown[], other: unknown[]): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What differs between two states of an entity as they go over the line; null is before it was. */
export function diffFields(before: Fields | null, after: Fields): FieldChange[] {
  const old = new Map(before ? flatten(before) : []);
  const now = new Map(flatten(after));
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names.flatMap((field) => {
    const [oldValues, newValues] = [old.get(field) ?? [], now.get(field) ?? []];
    return same(oldValues, newValues) ? [] : [{ field, oldValues, newValues }];
  });
}
