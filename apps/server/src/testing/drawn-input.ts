import * as fc from 'fast-check';
import * as z from 'zod/mini';

/** What a JSON Schema may say, as far as a value is drawn from it. */
type Drawn = {
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Drawn[];
  oneOf?: readonly Drawn[];
  type?: string | undefined;
  properties?: Record<string, Drawn>;
  required?: readonly string[];
  items?: Drawn;
  minimum?: number;
  maximum?: number;
};

/** What right values are called and look like, where a schema says only that it is a text or a number. */
export type KnownValues = Record<string, readonly unknown[]>;

const wrongTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202egpj.exe',
  "'; drop table users; --",
  '%_\\',
  '__proto__',
  '\r\nx: y',
  '=1+1',
  'x'.repeat(5_000),
  '9223372036854775807',
  '9'.repeat(19),
  '99999999999999999999',
  '-1',
  '1e400',
  'NaN',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
];
const wrongNumbers = [0, -1, 0.5, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e308, 99_999_999_999];
const wrongValues = [null, true, [], {}, [null], [[]], ['\u0000'], ['9223372036854775808']];
/** Each passes what only looks at form, and fails where it is stored or compared. */
const treacherous = ['a\u0000b', 'a\udfff', '9223372036854775808'];
const wrong = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...treacherous) },
  { weight: 4, arbitrary: fc.constantFrom(...wrongTexts) },
  { weight: 2, arbitrary: fc.constantFrom(...wrongNumbers) },
  fc.constantFrom<unknown>(...wrongValues),
  fc.string({ unit: 'binary' }),
);

/** Values that a schema takes; every second of them has one part that is something else. */
export function inputsOf(schema: z.ZodMiniType, known: KnownValues): fc.Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Drawn;
  const change = fc.record({ way: fc.array(fc.nat(50), { minLength: 4, maxLength: 4 }), to: wrong });
  return fc
    .tuple(drawFrom(described, known), fc.option(change))
    .map(([right, changed]) =>
      changed === null ? right : replacePart(described, right, changed.way, changed.to),
    );
}

/** The part that is found by taking at each level the one of this number; it may be one that was left out. */
function replacePart(
  schema: Drawn | undefined,
  value: unknown,
  [first = 0, ...way]: readonly number[],
  to: unknown,
): unknown {
  if (Array.isArray(value) && value.length > 0 && first % 2 === 0)
    return [...value.slice(1), replacePart(schema?.items, value[0], way, to)];
  const names = Object.keys(schema?.properties ?? (isRecord(value) ? value : {}));
  if (!isRecord(value) || names.length === 0) return to;
  const name = names[first % names.length] ?? '';
  return { ...value, [name]: replacePart(schema?.properties?.[name], value[name], way, to) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function drawFrom(schema: Drawn, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return fc.oneof(...either.map((each) => drawFrom(each, known, name)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const values = known[name];
  if (schema.type === 'object') return drawObject(schema, known);
  if (schema.type === 'array')
    return fc.array(drawFrom(schema.items ?? {}, known, name), { minLength: 1, maxLength: 2 });
  if (values !== undefined) return fc.constantFrom(...values);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number') {
    const min = Math.max(schema.minimum ?? 0, 0);
    return fc.integer({ min, max: Math.min(schema.maximum ?? Infinity, Math.max(min, 30)) });
  }
  return fc.constantFrom('1', '12', 'North', '北方');
}

/** What need not be there is mostly left out: two parts at once often do not go together. */
function drawObject({ properties = {}, required = [] }: Drawn, known: KnownValues): fc.Arbitrary<unknown> {
  const parts = Object.entries(properties).map(([name, part]) => {
    const value = drawFrom(part, known, name);
    return [
      name,
      required.includes(name) ? value : fc.oneof({ weight: 4, arbitrary: absent }, value),
    ] as const;
  });
  return fc
    .record<Record<string, unknown>>(Object.fromEntries(parts))
    .map((drawn) => Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined)));
}

const absent = fc.constant(undefined);

/** How many parts it names, at every depth. */
export function countParts(schema: z.ZodMiniType | undefined): number {
  if (schema === undefined) return 0;
  const described = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return described.split('"properties"').length + (described.match(/"type"/g)?.length ?? 0);
}
