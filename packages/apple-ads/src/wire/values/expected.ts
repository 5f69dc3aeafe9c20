import * as z from 'zod/mini';

export const expectedFields = z.registry<{ isExpected: true }>();

/** Apple always sends it. An answer without it is read all the same; `listDrift` names what is missing. */
export function expected<Schema extends z.ZodMiniType>(schema: Schema) {
  const field = z.nullish(schema);
  expectedFields.add(field, { isExpected: true });
  return field;
}
