import * as core from 'zod/v4/core';
import { expectedFields } from '../values/expected.ts';
import { knownValues } from '../values/open-enum.ts';

export type Drift = { path: string; kind: 'unknownField' | 'unknownValue' | 'missingField'; value: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What an answer carries that its schema does not name, and what it lacks that always came. Parsing passes over such
 * things silently; a conformance test or a watch on Apple's changes wants to know of them.
 */
export function listDrift(schema: core.$ZodType, value: unknown, path = ''): Drift[] {
  if (value === null || value === undefined) return [];
  const known = knownValues.get(schema);
  if (known) return known.values.some((one) => one === value) ? [] : [{ path, kind: 'unknownValue', value }];
  if (schema instanceof core.$ZodOptional) return listDrift(schema._zod.def.innerType, value, path);
  if (schema instanceof core.$ZodNullable) return listDrift(schema._zod.def.innerType, value, path);
  if (schema instanceof core.$ZodPipe) return listDrift(schema._zod.def.in, value, path);
  if (schema instanceof core.$ZodUnion) {
    const taken = schema._zod.def.options.find((option) => core.safeParse(option, value).success);
    return taken ? listDrift(taken, value, path) : [];
  }
  return listInside(schema, value, path);
}

function listInside(schema: core.$ZodType, value: unknown, path: string): Drift[] {
  if (schema instanceof core.$ZodArray && Array.isArray(value)) {
    const { element } = schema._zod.def;
    return value.flatMap((item: unknown, index) => listDrift(element, item, `${path}[${index}]`));
  }
  if (!isRecord(value)) return [];
  const entries = Object.entries(value).map(([key, item]) => ({
    key,
    item,
    at: path ? `${path}.${key}` : key,
  }));
  if (schema instanceof core.$ZodRecord) {
    const { valueType } = schema._zod.def;
    return entries.flatMap(({ item, at }) => listDrift(valueType, item, at));
  }
  if (!(schema instanceof core.$ZodObject)) return [];
  const { shape } = schema._zod.def;
  const missing = Object.keys(shape).filter((key) => {
    const field = shape[key];
    return field !== undefined && expectedFields.has(field) && value[key] === undefined;
  });
  return [
    ...missing.map((key): Drift => ({
      path: path ? `${path}.${key}` : key,
      kind: 'missingField',
      value: undefined,
    })),
    ...entries.flatMap(({ key, item, at }): Drift[] => {
      const field = shape[key];
      return field ? listDrift(field, item, at) : [{ path: at, kind: 'unknownField', value: item }];
    }),
  ];
}
