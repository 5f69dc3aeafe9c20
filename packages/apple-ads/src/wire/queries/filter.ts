import * as z from 'zod/mini';
import { id, toWireNumber } from '../values/id.ts';
import { operators, type Operator, valueFits } from './operator.ts';
import { wireTimeOrDay } from '../values/time.ts';

/** What a filter on a field compares with. `any` where Apple's pages show numbers and text side by side. */
const kinds = {
  id,
  text: z.string(),
  time: wireTimeOrDay,
  flag: z.boolean(),
  number: z.number(),
  any: z.union([z.string(), z.number(), z.bigint(), z.boolean()]),
} as const;

export type FilterField = {
  kind: keyof typeof kinds;
  operators: readonly Operator[];
  /** The only words it knows. */
  values?: readonly string[];
};
export type FilterFields = Readonly<Record<string, FilterField>>;

const by =
  <const Kind extends FilterField['kind']>(kind: Kind) =>
  <const Operators extends readonly Operator[]>(operators: Operators) => ({ kind, operators });

export const byId = by('id');
export const byText = by('text');
export const byTime = by('time');
export const byFlag = by('flag');
export const byNumber = by('number');
export const byAny = by('any');

/** Texts of a closed list. */
export const byChoice =
  (values: readonly string[]) =>
  <const Operators extends readonly Operator[]>(operators: Operators) => ({
    kind: 'text' as const,
    operators,
    values,
  });

const scalar = kinds.any;
export type FilterValue = z.output<typeof scalar>;

export const fieldOf = <Fields extends Readonly<Record<string, unknown>>>(fields: Fields) =>
  z.custom<keyof Fields & string>((name) => typeof name === 'string' && Object.hasOwn(fields, name));

/** Refuses fields, operators and values which its resource does not allow. Ids are text on our side. */
export function filterOf<Fields extends FilterFields>(fields: Fields, { mayIgnoreCase = false } = {}) {
  const shape = z.strictObject({
    field: fieldOf(fields),
    operator: z.enum(operators),
    value: z.nullish(z.union([scalar, z.array(scalar)])),
    ignoreCase: mayIgnoreCase ? z.nullish(z.boolean()) : z.optional(z.undefined()),
  });
  const wire = shape.check(
    z.superRefine(({ field, operator, value }, context) => {
      const rule = fields[field];
      const problem = rule && findProblem(rule, operator, value);
      if (problem) context.addIssue({ code: 'custom', path: [problem], params: { code: 'INVALID_VALUE' } });
    }),
  );
  const mapIds = (filter: z.output<typeof shape>, write: (value: FilterValue) => FilterValue) => {
    if (fields[filter.field]?.kind !== 'id' || filter.value === undefined || filter.value === null)
      return filter;
    return { ...filter, value: Array.isArray(filter.value) ? filter.value.map(write) : write(filter.value) };
  };
  return z.codec(wire, shape, {
    decode: (filter) => mapIds(filter, String),
    encode: (filter) => mapIds(filter, (value) => toWireNumber(String(value))),
  });
}

function findProblem(
  rule: FilterField,
  operator: Operator,
  value: unknown,
): 'operator' | 'value' | undefined {
  if (!rule.operators.includes(operator)) return 'operator';
  if (!valueFits(operator, value)) return 'value';
  const values: unknown[] = Array.isArray(value)
    ? value
    : value === undefined || value === null
      ? []
      : [value];
  const isKnown = (one: unknown) => !rule.values || rule.values.some((known) => known === one);
  return values.every((one) => z.safeParse(kinds[rule.kind], one).success && isKnown(one))
    ? undefined
    : 'value';
}

/** Alternatives; each is a list of fields that must all be filtered. */
export type NeededFilters = readonly (readonly string[])[];

/** Refuses a query without one of the needed sets of filters. */
export const needsOneOf = (needed: NeededFilters) =>
  z.refine<{ filters?: readonly { field: string }[] | null | undefined }>(
    ({ filters }) => {
      const present = new Set((filters ?? []).map(({ field }) => field));
      return needed.length === 0 || needed.some((fields) => fields.every((field) => present.has(field)));
    },
    { path: ['filters'], params: { code: 'MISSING_REQUIRED_FILTER' } },
  );
