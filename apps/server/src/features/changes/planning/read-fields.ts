import type { Finding, RefusalReason } from '@tapwright/domain/ad-verdicts';
import type { Currency } from '@tapwright/domain/currencies';
import { cleanKeyword } from '@tapwright/domain/keyword-text';
import { parseAmount } from '@tapwright/domain/money';
import { cleanName } from '@tapwright/domain/names';
import type { Fields } from '../sets/edits-store.ts';
import type { RequestedFields } from './requested-edit.ts';

const amounts = ['dailyCap', 'totalBudget', 'cpaGoal', 'targetCpa', 'bid'] as const;

/** Values of a call as the rules and the tables have them; an amount that cannot be read is a finding. */
export function readFields(
  requested: RequestedFields,
  currency: Currency,
): { fields: Fields; problems: Finding<RefusalReason>[] } {
  const fields: Record<string, unknown> = {};
  const problems: Finding<RefusalReason>[] = [];
  const { name, text, startTime, endTime, productPageId } = requested;
  for (const [field, value] of Object.entries(requested)) if (value !== undefined) fields[field] = value;
  if (name !== undefined) fields.name = cleanName(name);
  if (text !== undefined) fields.text = cleanKeyword(text);
  if (typeof productPageId === 'string') fields.productPageId = productPageId.toLowerCase();
  if (typeof startTime === 'string') fields.startTime = new Date(startTime).toISOString();
  if (typeof endTime === 'string') fields.endTime = new Date(endTime).toISOString();
  for (const field of amounts) {
    const typed = requested[field];
    if (typed === undefined) continue;
    const amount = typed.trim() === '' ? null : parseAmount(typed, currency);
    if (typeof amount === 'string') {
      delete fields[field];
      problems.push({ field, reason: amount });
    } else fields[field] = amount?.minor ?? null;
  }
  return { fields, problems };
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder(one) ?? null) === JSON.stringify(inOrder(other) ?? null);

const inOrder = (value: unknown): unknown => (Array.isArray(value) ? value.map(String).toSorted() : value);
