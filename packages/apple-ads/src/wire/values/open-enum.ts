import * as z from 'zod/mini';

/** The values known today, and whatever Apple adds tomorrow. */
export type Open<Value extends string> = Value | (string & {});

export const knownValues = z.registry<{ values: readonly string[] }>();

/** For answers: any text is kept; `listDrift` names the ones not listed here. */
export function openEnum<const Values extends readonly string[]>(values: Values) {
  const schema = z.custom<Open<Values[number]>>((value) => typeof value === 'string');
  knownValues.add(schema, { values });
  return schema;
}
