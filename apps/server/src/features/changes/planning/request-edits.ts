import type { AdKind } from '@tapwright/domain/ad-states';
import type { Structure } from './request-structure.ts';
import type { RequestedEdit, RequestedFields, RequestedSet } from './requested-edit.ts';

type Request = Pick<RequestedSet, 'origin' | 'note' | 'confirmed'> & { scheduledFor?: string | undefined };

const setOf = (request: Request, list: string, edits: RequestedSet['edits']): RequestedSet =>
  setAt(request, edits, (place) => `${list}.${place}`);

/** What is created in each other, where each stands in the body. */
export const requestStructure = (request: Request, { edits, paths }: Structure): RequestedSet =>
  setAt(request, edits, (place) => paths[place] ?? '');

const setAt = (
  { origin, note, confirmed, scheduledFor }: Request,
  edits: RequestedSet['edits'],
  pathOf: RequestedSet['pathOf'],
): RequestedSet => ({
  origin,
  note,
  confirmed,
  scheduledFor: scheduledFor === undefined ? undefined : new Date(scheduledFor),
  edits,
  pathOf,
});

/** What the bodies of the calls for one kind of object ask for; `list` is the name of their list there. */
export const requestUpdate = (
  requested: Request,
  kind: AdKind,
  list: string,
  updates: readonly (RequestedFields & Pick<RequestedEdit, 'adviceId' | 'before'> & { id: string })[],
): RequestedSet =>
  setOf(
    requested,
    list,
    updates.map(({ id, before, adviceId, ...fields }) => ({
      kind,
      intent: 'update',
      id,
      before,
      adviceId,
      fields,
    })),
  );

export const requestRemoval = (
  requested: Request,
  kind: AdKind,
  list: string,
  ids: readonly string[],
): RequestedSet =>
  setOf(
    requested,
    list,
    ids.map((id) => ({ kind, intent: 'remove', id, fields: {} })),
  );

export const requestCreation = (
  requested: Request,
  kind: AdKind,
  list: string,
  creations: readonly (RequestedFields & { campaignId?: string; adGroupId?: string | undefined })[],
): RequestedSet =>
  setOf(
    requested,
    list,
    creations.map(({ campaignId, adGroupId, ...fields }) => ({
      kind,
      intent: 'create',
      campaignId,
      adGroupId,
      fields,
    })),
  );
