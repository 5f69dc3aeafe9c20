/** A field by the way to it, as a schema's issues write it: `rows.3.bid`. */
export type Path<Value> = Value extends readonly (infer Row)[]
  ? `${number}` | `${number}.${Path<Row>}`
  : Value extends object
    ? { [Key in keyof Value & string]: Key | `${Key}.${Path<Value[Key]>}` }[keyof Value & string]
    : never;

export type ValueAt<Value, At extends string> = At extends `${infer Key}.${infer Rest}`
  ? ValueAt<Step<Value, Key>, Rest>
  : Step<Value, At>;

type Step<Value, Key extends string> = Value extends readonly (infer Row)[]
  ? Row
  : Key extends keyof Value
    ? Value[Key]
    : never;

export function readAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, step) => (isObject(inner) ? Reflect.get(inner, step) : undefined), value);
}

/** The same with another value there; what lies beside it stays the same object. */
export function writeAt<Value>(value: Value, path: string, next: unknown): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape stays; the path names a part of it.
  return write(value, path.split('.'), next) as Value;
}

function write(value: unknown, [step, ...rest]: readonly string[], next: unknown): unknown {
  if (step === undefined) return next;
  if (Array.isArray(value)) return value.with(Number(step), write(value[Number(step)], rest, next));
  return isObject(value) ? { ...value, [step]: write(Reflect.get(value, step), rest, next) } : value;
}

/** Where a field lies once a row above it is gone; undefined for what went with the row. */
export function pathWithoutRow(path: string, list: string, row: number): string | undefined {
  if (!path.startsWith(`${list}.`)) return path;
  const [at = '', ...rest] = path.slice(list.length + 1).split('.');
  if (Number(at) === row) return undefined;
  return Number(at) < row ? path : [list, Number(at) - 1, ...rest].join('.');
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
