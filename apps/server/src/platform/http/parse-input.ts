import { type FieldMessage, messageOfIssue } from '@tapwright/contracts/field-message';
import * as z from 'zod/mini';
import { Refusal } from './refusal.ts';

/** Refuses with every wrong field and what its first broken rule says. */
export function parseInput(schema: z.ZodMiniType | undefined, given: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = z.safeParse(schema, given ?? {}, { reportInput: true });
  if (result.success) return result.data;
  const fields: Record<string, FieldMessage> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= messageOfIssue(issue);
  throw new Refusal('badInput', { fields });
}
