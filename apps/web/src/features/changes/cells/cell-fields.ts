import { toWallTime } from '../../../platform/words/wall-time.ts';
import { type AdObject, type CellField, cellFields } from '../change.ts';

/** As lists call them, where that is not the name of the field. */
const fieldNames: Readonly<Record<string, CellField>> = { dailyBudget: 'dailyCap' };

/** Undefined: what stands there is not typed. */
export const fieldOfColumn = (column: string): CellField | undefined =>
  fieldNames[column] ?? cellFields.find((one) => one === column);

export const isTimeField = (field: string) => field === 'startTime' || field === 'endTime';
export const isAmount = (field: CellField) => !isTimeField(field) && field !== 'name';

/** What a row shows there; of an amount what holds, of a time the moment. */
export function standingOf({ amount, shown, name }: AdObject, field: CellField): string | null {
  if (field === 'name') return name;
  return field === 'bid' || field === 'dailyCap' ? (amount?.stands ?? null) : (shown?.[field] ?? null);
}

/** As its author sees it at Apple; undefined where the row does not tell: a goal may be that of what it lies in. */
export function ownOf(object: AdObject, field: CellField): string | null | undefined {
  if (field === 'cpaGoal') return undefined;
  if (field === 'bid' || field === 'dailyCap') return object.amount?.own ?? '';
  const stands = standingOf(object, field);
  return field === 'totalBudget' ? (stands ?? '') : stands;
}

/** As one types it: `2026-11-30 18:00`. */
export const writeTime = (zone: string | undefined, moment: string): string =>
  toWallTime(zone ?? 'UTC', moment === '' ? null : moment).replace('T', ' ');

/** The time of a day that is named without one: it runs from its beginning to its end. */
export const clockOf = (field: CellField) => (field === 'startTime' ? '00:00' : '23:59');
