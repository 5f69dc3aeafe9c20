import type { ShownEdit } from '../sets/change-sets-store.ts';
import type { Fields } from '../sets/edits-store.ts';
import { requestAgain, typeFields } from '../planning/request-again.ts';
import type { RequestedEdit } from '../planning/requested-edit.ts';

export type JoinedEdit = {
  request: RequestedEdit;
  /** The edit of the same object that stood in the draft. */
  replaced: ShownEdit | undefined;
  /** What its author saw when they first touched a field stays what they saw. */
  keepBefore: (before: Fields) => Fields;
};

const keyOf = (kind: string, id: string) => `${kind} ${id}`;

/** What is only planned is planned otherwise. */
function changedCreation(replaced: ShownEdit, { fields }: RequestedEdit): RequestedEdit {
  const creation = requestAgain(replaced);
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...creation, fields: { ...creation.fields, ...Object.fromEntries(given) } };
}

/** One object stands in a draft once: a second update joins the first, anything else takes its place. */
export function joinEdits(edits: readonly ShownEdit[], requested: readonly RequestedEdit[]): JoinedEdit[] {
  const standing = new Map(edits.map((edit) => [keyOf(edit.kind, edit.objectId), edit]));
  return requested.map((request) => {
    const replaced = request.id === undefined ? undefined : standing.get(keyOf(request.kind, request.id));
    if (replaced?.intent === 'create' && request.intent === 'update')
      return { request: changedCreation(replaced, request), replaced, keepBefore: (before) => before };
    if (replaced?.intent !== 'update' || request.intent !== 'update')
      return { request, replaced, keepBefore: (before) => before };
    const given = new Set(
      Object.entries(request.fields).flatMap(([field, value]) => (value === undefined ? [] : [field])),
    );
    const kept = Object.fromEntries(Object.entries(replaced.after).filter(([field]) => !given.has(field)));
    return {
      request: {
        ...request,
        adviceId: request.adviceId ?? replaced.adviceId ?? undefined,
        fields: { ...typeFields(kept, replaced.currency), ...request.fields },
      },
      replaced,
      keepBefore: (before) =>
        Object.fromEntries(
          Object.entries(before).map(([field, value]) => [
            field,
            field in kept ? replaced.before[field] : value,
          ]),
        ),
    };
  });
}
