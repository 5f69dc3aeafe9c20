import * as z from 'zod/mini';
import { parseExact, stringifyExact } from '@tapwright/apple-ads/wire/transport/exact-json';
import { listDrift } from '@tapwright/apple-ads/wire/transport/list-drift';

/** A few calls answer an error without the envelope of all others. */
export const inEnvelope = (body: object): object =>
  'error' in body || 'result' in body ? body : { error: body };

/** What an answer lacks, and what it has that its schema does not know. */
export const listFaults = (schema: z.ZodMiniType, value: unknown): unknown[] => [
  ...(z.safeParse(schema, value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ??
    []),
  ...listDrift(schema, value),
];

/** Ids are numbers or text exactly as the table says when what was read and is written again is the same. */
export const writtenAgain = (schema: z.ZodMiniType, value: unknown): unknown =>
  parseExact(stringifyExact(z.encode(schema, z.parse(schema, value))));
