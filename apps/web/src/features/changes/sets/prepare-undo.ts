import type { EditView } from '@tapwright/contracts/change-set-view';
import type { Change, ChangeItem, CreatedGoes, Fields } from '../change.ts';
import { isAmountField } from '../settings/read-settings.ts';

const asTyped = (values: Readonly<Record<string, unknown>>): Fields =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, isAmountField(field) ? (value ?? '') : value]),
  );

const containers: ReadonlySet<string> = new Set(['campaign', 'adGroup']);

/** What was added goes with what was added around it. */
function withoutContents(edits: readonly EditView[]): EditView[] {
  const added = new Set(
    edits
      .filter(({ kind, intent }) => intent === 'create' && containers.has(kind))
      .map(({ kind, objectId }) => `${kind} ${objectId}`),
  );
  return edits.filter(({ kind, intent, campaignId, adGroupId }) => {
    if (intent !== 'create' || kind === 'campaign') return true;
    if (added.has(`campaign ${campaignId}`)) return false;
    return kind === 'adGroup' || !added.has(`adGroup ${adGroupId}`);
  });
}

const goesBack = ({ state, intent }: EditView) => state === 'live' && intent !== 'remove';

/** What was removed stays so and is not among them. */
function itemOf(edit: EditView, created: CreatedGoes): ChangeItem {
  const { kind, objectId: id, intent } = edit;
  const places = [edit.campaignName, edit.adGroupName].filter((name) => name !== null && name !== edit.name);
  const item = { kind, id, name: edit.name ?? id, places: places.map(String) };
  if (intent !== 'create')
    return {
      ...item,
      currency: edit.currency ?? undefined,
      intent: 'update',
      fields: asTyped(edit.before),
      before: asTyped(edit.after),
    };
  if (created === 'remove' || kind === 'negativeKeyword') return { ...item, intent: 'remove', fields: {} };
  const fields: Fields = kind === 'keyword' ? { status: 'paused' } : { isArchived: true };
  return { ...item, intent: 'update', fields };
}

/** Removed at Apple for good; a copy of it can be added afresh. */
const isFinal = ({ kind, intent, state }: EditView) =>
  state === 'live' && intent === 'remove' && kind !== 'ad';

export type Final = { readonly numbers: readonly number[]; readonly hasContents: boolean };

/** Of these a campaign or an ad group takes along what went with it. */
export function listFinal(edits: readonly EditView[]): Final {
  const found = edits.filter(isFinal);
  return {
    numbers: found.map(({ number }) => number),
    hasContents: found.some(({ kind }) => containers.has(kind)),
  };
}

/** What is changed since goes back all the same, over what was seen there, by its place. */
export function undoOver(
  change: Change,
  seen: ReadonlyMap<number, Readonly<Record<string, unknown>>>,
): Change {
  const { items, undoes } = change;
  if (undoes === undefined || seen.size === 0) return change;
  const before = new Map([...seen].map(([place, values]) => [place, asTyped(values)]));
  return {
    ...change,
    items: items.map((item, place) => ({ ...item, before: before.get(place) ?? item.before ?? {} })),
    undoes: {
      ...undoes,
      over: [...before].map(([place, values]) => ({ number: undoes.numbers[place] ?? 0, before: values })),
    },
  };
}

/** Whether it makes a difference what becomes of what was added. */
export const hasChoice = (edits: readonly EditView[]): boolean =>
  edits.some((edit) => goesBack(edit) && edit.intent === 'create' && edit.kind !== 'negativeKeyword');

/** The same that the server makes of it, to be looked at first. */
export function prepareUndo(
  teamId: number,
  changeSetId: number,
  edits: readonly EditView[],
  created: CreatedGoes = 'archive',
): Change {
  const live = withoutContents(edits.filter(goesBack));
  return {
    teamId,
    items: live.map((edit) => itemOf(edit, created)),
    undoes: { changeSetId, numbers: live.map(({ number }) => number), created },
  };
}
