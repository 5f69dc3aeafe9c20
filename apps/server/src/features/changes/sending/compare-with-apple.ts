import type { AdKind } from '@tapwright/domain/ad-states';
import type { Currency } from '@tapwright/domain/currencies';
import type { EditRow, Fields } from '../sets/edits-store.ts';
import { isSame } from '../planning/read-fields.ts';
import { readAppleObject, stateReaders } from '../ads/read-apple-object.ts';
import type { AppleRow } from './read-objects.ts';

/** Kept here alone: Apple neither has them nor can change them, or, of a target CPA, tells them of no campaign. */
const ownFields = new Set(['totalBudget', 'cpaGoal', 'pausesAtGoal', 'isArchived', 'isRemoved', 'targetCpa']);

export const listAppleFields = (fields: Fields): [string, unknown][] =>
  Object.entries(fields).filter(([field]) => !ownFields.has(field));

const readState = (kind: AdKind, atApple: AppleRow, currency: Currency): Fields => ({
  ...stateReaders[kind](readAppleObject(atApple), currency),
});

/** Whether what stands at Apple is what an edit names, before it or after it. */
const matchesFields = (state: Fields, fields: Fields): boolean =>
  listAppleFields(fields).every(([field, value]) => isSame(state[field], value));

/** What tells a creation of ours from that of somebody else in the same place. */
const tellingFields = new Set([
  'status',
  'bid',
  'dailyCap',
  'countries',
  'adamId',
  'placement',
  'searchMatch',
]);

export function isOurs(
  { kind, after }: Pick<EditRow, 'kind' | 'after'>,
  atApple: AppleRow,
  currency: Currency,
): boolean {
  const wanted = listAppleFields(after).filter(
    ([field, value]) => tellingFields.has(field) && value !== null,
  );
  return matchesFields(readState(kind, atApple, currency), Object.fromEntries(wanted));
}

export type Comparison = 'asBefore' | 'asAfter' | 'otherwise' | 'gone';

export function compare(edit: EditRow, atApple: AppleRow | undefined, currency: Currency): Comparison {
  if (atApple === undefined) return 'gone';
  const { kind, before, after } = edit;
  if (edit.intent === 'remove') return 'asBefore';
  const state = readState(kind, atApple, currency);
  const isThere = matchesFields(state, after);
  // Whether a target was moved is told by the recommendation alone.
  if (isThere) return after.targetCpa === undefined ? 'asAfter' : 'asBefore';
  return matchesFields(state, before) ? 'asBefore' : 'otherwise';
}
