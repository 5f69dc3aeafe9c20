import * as core from 'zod/v4/core';
import { knownValues } from './open-enum.ts';

export type Drift = { path: string; kind: 'unknownField' | 'unknownValue'; value?: unknown };

/**
 * What an answer carries that its schema does not name. Parsing keeps such things silently; a conformance test
 * or a watch on Apple's changes wants to hear of them.
 */
export function listDrift(schema: core.$ZodType, value: unknown, path = ''): Drift[] {
  if (value === null || value === undefined) return [];
  const known = knownValues.get(schema);
  if (known) return known.values.includes(String(value)) ? [] : [{ path, kind: 'unknownValue', value }];
  return listInside(schema, value, path);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listInside(schema: core.$ZodType, value: unknown, path: string): Drift[] {
  // Every schema is one of these classes; zod gives its walkers no other way to say so.
  const { def } = (schema as core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return listDrift(def.innerType, value, path);
    case 'pipe':
      return listDrift(def.in, value, path);
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item, index) => listDrift(def.element, item, `${path}[${index}]`))
        : [];
    case 'record':
      return isRecord(value)
        ? Object.entries(value).flatMap(([key, item]) => listDrift(def.valueType, item, `${path}.${key}`))
        : [];
    case 'union': {
      const taken = def.options.find((option) => core.safeParse(option, value).success);
      return taken ? listDrift(taken, value, path) : [];
    }
    case 'object':
      if (!isRecord(value)) return [];
      return Object.entries(value).flatMap(([key, item]): Drift[] => {
        const field = def.shape[key];
        const at = path ? `${path}.${key}` : key;
        return field ? listDrift(field, item, at) : [{ path: at, kind: 'unknownField', value: item }];
      });
    default:
      return [];
  }
}
