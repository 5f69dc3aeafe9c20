import * as z from 'zod/mini';

/** What a JSON Schema says, as far as it matters to where an id stands. */
type Described = {
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Described[];
  oneOf?: readonly Described[];
  type?: string;
  properties?: Record<string, Described>;
  required?: readonly string[];
  items?: Described;
  minItems?: number;
  minimum?: number;
};
/** Names from the outside in; the first of a list stands for all of it. */
export type Place = readonly string[];
type Values = Readonly<Record<string, unknown>>;

const firstOfList = '*';

export const describe = (schema: z.ZodMiniType): Described =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;

/** Where a call takes something of such a name, however deep and whether it must be there or not. */
export function listPlaces(schema: Described, isWanted: (name: string) => boolean): Place[] {
  const either = schema.anyOf ?? schema.oneOf;
  const found =
    either?.flatMap((each) => listPlaces(each, isWanted)) ??
    (schema.items === undefined
      ? Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
          isWanted(name) ? [[name]] : listPlaces(part, isWanted).map((place) => [name, ...place]),
        )
      : listPlaces(schema.items, isWanted).map((place) => [firstOfList, ...place]));
  return [...new Map(found.map((place) => [place.join('.'), place])).values()];
}

export function hasPlace(value: unknown, [name, ...rest]: Place): boolean {
  if (name === undefined) return true;
  if (name === firstOfList) return Array.isArray(value) && value.length > 0 && hasPlace(value[0], rest);
  return isRecord(value) && value[name] !== undefined && hasPlace(value[name], rest);
}

/** The value with this at that place. What has to be there for it, and is not, is as little as the schema takes. */
export function putAt(
  schema: Described,
  value: unknown,
  place: Place,
  { put, known }: { put: unknown; known: Values },
): unknown {
  const [name, ...rest] = place;
  if (name === undefined) return put;
  const fitting = chooseFor(schema, place);
  if (name === firstOfList) {
    const [first, ...others]: unknown[] = Array.isArray(value) ? value : [];
    return [putAt(fitting.items ?? {}, first, rest, { put, known }), ...others];
  }
  const whole = isRecord(value) ? value : smallest(fitting, known);
  const part = isRecord(whole) ? whole : {};
  return { ...part, [name]: putAt(fitting.properties?.[name] ?? {}, part[name], rest, { put, known }) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function chooseFor(schema: Described, place: Place): Described {
  const either = schema.anyOf ?? schema.oneOf;
  if (either === undefined) return schema;
  const [name = ''] = place;
  const chosen = either.find(({ items, properties }) =>
    name === firstOfList ? items !== undefined : properties?.[name] !== undefined,
  );
  return chosen ?? schema;
}

function smallest(schema: Described, known: Values, name = ''): unknown {
  if (known[name] !== undefined) return known[name];
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return smallest(either.find(({ type }) => type !== 'null') ?? {}, known, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => smallest(schema.items ?? {}, known));
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.properties === undefined) return '1';
  const needed = Object.entries(schema.properties).filter(([part]) => schema.required?.includes(part));
  return Object.fromEntries(needed.map(([part, of]) => [part, smallest(of, known, part)]));
}
