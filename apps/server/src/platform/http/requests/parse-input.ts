import { type FieldMessage, messageOfIssue } from '@tapwright/contracts/field-message';
import { findMalformedText } from '@tapwright/contracts/well-formed';
import * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';

/** Carried by each team call; whoever asks something of no team may leave it in. */
const carriedAlong = 'teamId';

/** An id that the call knows nothing of is refused: passed over, the answer would be taken for what it names. */
export function parseQuery(schema: z.ZodMiniType | undefined, given: unknown): unknown {
  const known = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : undefined;
  const isStray = (name: string) => /Ids?$/.test(name) && name !== carriedAlong && !known?.includes(name);
  const stray = known === undefined ? [] : Object.keys(given ?? {}).filter(isStray);
  if (stray.length > 0)
    throw new Refusal('badInput', {
      fields: Object.fromEntries(stray.map((name) => [name, { key: 'errors:fields.unknown' }])),
    });
  return parseInput(schema, given);
}

/** Texts that cannot be kept are refused whatever the schema says of them. Refuses with every wrong field and what its first broken rule says. */
export function parseInput(schema: z.ZodMiniType | undefined, given: unknown): unknown {
  if (schema === undefined) return undefined;
  const malformed = findMalformedText(given);
  if (malformed !== undefined)
    throw new Refusal('badInput', { fields: { [malformed.join('.')]: { key: 'errors:fields.wrongForm' } } });
  const result = z.safeParse(schema, given ?? {}, { reportInput: true });
  if (result.success) return result.data;
  const fields: Record<string, FieldMessage> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= messageOfIssue(issue);
  throw new Refusal('badInput', { fields });
}
