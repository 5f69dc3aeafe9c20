import type { AdKind } from '@tapwright/domain/ad-states';
import type { AskedFields, AskedSet } from './asked-edit.ts';

type Asked = Pick<AskedSet, 'origin' | 'note' | 'confirmed'>;

const setOf = ({ origin, note, confirmed }: Asked, list: string, edits: AskedSet['edits']): AskedSet => ({
  origin,
  note,
  confirmed,
  edits,
  pathOf: (place) => `${list}.${place}`,
});

/** What the bodies of the calls for one kind of object ask for; `list` is the name of their list there. */
export const askUpdate = (
  asked: Asked,
  kind: AdKind,
  list: string,
  updates: readonly (AskedFields & { id: string; before?: AskedFields | undefined })[],
): AskedSet =>
  setOf(
    asked,
    list,
    updates.map(({ id, before, ...fields }) => ({ kind, intent: 'update', id, before, fields })),
  );

export const askRemoval = (asked: Asked, kind: AdKind, list: string, ids: readonly string[]): AskedSet =>
  setOf(
    asked,
    list,
    ids.map((id) => ({ kind, intent: 'remove', id, fields: {} })),
  );

export const askCreation = (
  asked: Asked,
  kind: AdKind,
  list: string,
  creations: readonly (AskedFields & { campaignId?: string; adGroupId?: string | undefined })[],
): AskedSet =>
  setOf(
    asked,
    list,
    creations.map(({ campaignId, adGroupId, ...fields }) => ({
      kind,
      intent: 'create',
      campaignId,
      adGroupId,
      fields,
    })),
  );
