import * as z from 'zod/mini';
import { viewFields } from '../../open-edits/index.ts';
import type { ShownEdit } from '../change-sets-store.ts';
import type { Fields } from '../edits-store.ts';
import type { RequestedEdit, RequestedFields } from './requested-edit.ts';

const text = z.optional(z.string());
const amount = z.optional(
  z.pipe(
    z.nullable(z.string()),
    z.transform((typed) => typed ?? ''),
  ),
);
const stored = z.object({
  name: text,
  status: z.optional(z.enum(['running', 'paused'])),
  dailyCap: amount,
  totalBudget: amount,
  cpaGoal: amount,
  countries: z.optional(z.array(z.string())),
  bid: amount,
  searchMatch: z.optional(z.boolean()),
  endTime: z.optional(z.nullable(z.string())),
  text,
  matchType: text,
});

/** Stored values as a call would hold them. */
export const typeFields = (fields: Fields, currency: string | null): RequestedFields =>
  z.parse(stored, viewFields(fields, currency));

/** What was planned before is planned anew, against what its author saw then. */
export function requestAgain(edit: ShownEdit): RequestedEdit {
  const { kind, intent, objectId, campaignId, adGroupId, before, after, currency } = edit;
  if (intent === 'remove') return { kind, intent, id: objectId, fields: {} };
  const fields = typeFields(after, currency);
  if (intent === 'update')
    return { kind, intent, id: objectId, fields, before: typeFields(before, currency) };
  return { kind, intent, localId: objectId, campaignId, adGroupId: adGroupId ?? undefined, fields };
}
