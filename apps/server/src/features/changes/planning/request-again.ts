import * as z from 'zod/mini';
import { viewFields } from '../../open-edits/index.ts';
import type { ShownEdit } from '../sets/change-sets-store.ts';
import type { WaitingSet } from '../sets/get-waiting-set.ts';
import type { Fields } from '../sets/edits-store.ts';
import type { RequestedEdit, RequestedFields } from './requested-edit.ts';

const text = z.optional(z.string());
const amount = z.optional(
  z.pipe(
    z.nullable(z.string()),
    z.transform((typed) => typed ?? ''),
  ),
);
const time = z.optional(z.nullable(z.string()));
const age = z.optional(z.nullable(z.int()));
const texts = z.optional(z.array(z.string()));
const stored = z.object({
  name: text,
  status: z.optional(z.enum(['running', 'paused'])),
  isArchived: z.optional(z.boolean()),
  dailyCap: amount,
  totalBudget: amount,
  cpaGoal: amount,
  targetCpa: amount,
  pausesAtGoal: z.optional(z.boolean()),
  countries: texts,
  bid: amount,
  searchMatch: z.optional(z.boolean()),
  adamId: text,
  productPageId: z.optional(z.nullable(z.string())),
  placement: text,
  bidStrategy: text,
  startTime: time,
  endTime: time,
  devices: texts,
  genders: texts,
  minAge: age,
  maxAge: age,
  customerType: text,
  regions: texts,
  cities: texts,
  hours: z.optional(z.array(z.int())),
  copyOf: text,
  targeting: z.optional(z.record(z.string(), z.unknown())),
  text,
  matchType: text,
});

/** Stored values as a call would hold them. */
export const typeFields = (fields: Fields, currency: string | null): RequestedFields =>
  z.parse(stored, viewFields(fields, currency));

/** All of these of a set; what is a draft again may hold more than it undid. */
export const requestAllAgain = ({ set, edits }: WaitingSet): RequestedEdit[] =>
  edits.map((edit) => ({
    ...requestAgain(edit),
    restores: set.undoes !== null && set.state !== 'draft',
  }));

/** What was planned before is planned anew, against what its author saw then. */
export function requestAgain(edit: ShownEdit): RequestedEdit {
  const { kind, intent, objectId, adAccountId, campaignId, adGroupId, before, after, currency } = edit;
  if (intent === 'remove') return { kind, intent, id: objectId, fields: {} };
  const fields = typeFields(after, currency);
  if (intent === 'update')
    return {
      kind,
      intent,
      id: objectId,
      fields,
      adviceId: edit.adviceId ?? undefined,
      before: typeFields(before, currency),
    };
  const own = { kind, intent, localId: objectId, fields, mayBeThere: edit.attempts > 0 };
  if (kind === 'campaign') return { ...own, adAccountId };
  if (kind === 'adGroup') return { ...own, campaignId };
  return { ...own, campaignId, adGroupId: adGroupId ?? undefined };
}
