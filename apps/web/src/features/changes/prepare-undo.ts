import type { EditView } from '@tapwright/contracts/change-sets';
import type { Change, ChangeItem, Fields } from './change.ts';
import { isAmountField } from './read-settings.ts';

const asTyped = (values: Readonly<Record<string, unknown>>): Fields =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, isAmountField(field) ? (value ?? '') : value]),
  );

/** What was added is paused, a negative removed; what was removed stays so and is not among them. */
function itemOf(edit: EditView): ChangeItem | undefined {
  const { kind, objectId: id, intent, state } = edit;
  if (state !== 'live' || intent === 'remove') return undefined;
  const places = [edit.campaignName, edit.adGroupName].filter((name) => name !== null && name !== edit.name);
  const item = { kind, id, name: edit.name ?? id, places: places.map(String) };
  if (intent === 'create')
    return kind === 'negativeKeyword'
      ? { ...item, intent: 'remove', fields: {} }
      : { ...item, intent: 'update', fields: { status: 'paused' } };
  return { ...item, intent: 'update', fields: asTyped(edit.before), before: asTyped(edit.after) };
}

/** The same that the server makes of it, to be looked at first. */
export function prepareUndo(teamId: number, changeSetId: number, edits: readonly EditView[]): Change {
  const pairs = edits.flatMap((edit) => {
    const item = itemOf(edit);
    return item === undefined ? [] : [{ item, number: edit.number }];
  });
  return {
    teamId,
    items: pairs.map(({ item }) => item),
    undoes: { changeSetId, numbers: pairs.map(({ number }) => number) },
  };
}
