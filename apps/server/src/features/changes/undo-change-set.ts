import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { undoChanges } from '@tapwright/contracts/change-sets';
import { maxEdits } from '@tapwright/contracts/limits';
import { grantOf } from '@tapwright/contracts/roles';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { TeamWrite } from '../writes/index.ts';
import { listChangeSets, listEditsOfSet, type ShownEdit } from './sets/change-sets-store.ts';
import { commitSet } from './committing/commit-edits.ts';
import { readerOf } from './sets/open-scope.ts';
import { typeFields } from './planning/request-again.ts';
import type { RequestedEdit, RequestedFields, RequestedSet } from './planning/requested-edit.ts';

type Body = ParsedBodyOf<typeof undoChanges>;

/** A further set made of the values before; what has changed since is overwritten only where that was seen and wanted. */
export const undoChangeSet = async (context: TeamContext, body: Body): Promise<ChangeSetView> =>
  commitSet(context, undoChanges, async (write) => chooseUndo(write, body));

async function chooseUndo(
  { tx, membership, actor, person }: TeamWrite,
  { changeSetId, numbers, created, over, note, confirmed, scheduledFor }: Body,
): Promise<RequestedSet> {
  const reader = await readerOf(tx, { membership, person });
  const [set] = await listChangeSets(tx, reader, { changeSetId, limit: 1, offset: 0 });
  if (set === undefined) throw new Refusal('notFound');
  const isOwn = set.authorId === actor.userId;
  if (!isOwn && grantOf(membership.role, 'change.undoOthers') === 'no') throw new Refusal('notPermitted');
  const edits = await listEditsOfSet(tx, reader, { changeSetId, limit: maxEdits, offset: 0 });
  const wanted = numbers && new Set(numbers);
  const seen = new Map<number, RequestedFields>(over.map(({ number, before }) => [number, before]));
  const live = withoutContents(
    edits.filter(
      ({ state, intent, number }) => state === 'live' && intent !== 'remove' && (wanted?.has(number) ?? true),
    ),
  );
  return {
    origin: 'undo',
    note,
    confirmed,
    undoes: changeSetId,
    scheduledFor: scheduledFor === undefined ? undefined : new Date(scheduledFor),
    leavesOutRefused: true,
    edits: live.map((edit) => undoEdit(edit, created, seen.get(edit.number))),
    pathOf: (place) => `edits.${live[place]?.number ?? place}`,
  };
}

/** What was added goes with what was added around it. */
function withoutContents(edits: readonly ShownEdit[]): ShownEdit[] {
  const added = new Set(
    edits
      .filter(({ kind, intent }) => intent === 'create' && (kind === 'campaign' || kind === 'adGroup'))
      .map(({ kind, objectId }) => `${kind} ${objectId}`),
  );
  return edits.filter(({ kind, intent, campaignId, adGroupId }) => {
    if (intent !== 'create' || kind === 'campaign') return true;
    if (added.has(`campaign ${campaignId}`)) return false;
    return kind === 'adGroup' || adGroupId === null || !added.has(`adGroup ${adGroupId}`);
  });
}

/** What was added is archived or paused, or removed where that is wanted, a negative always; what was removed stays so. */
function undoEdit(
  { kind, intent, objectId: id, before, after, currency }: ShownEdit,
  created: Body['created'],
  seen: RequestedFields | undefined,
): RequestedEdit {
  if (intent === 'create') {
    if (created === 'remove' || kind === 'negativeKeyword') return { kind, intent: 'remove', id, fields: {} };
    const isLeaf = kind === 'keyword' || kind === 'ad';
    const fields = isLeaf ? { status: 'paused' as const } : { isArchived: true };
    return { kind, intent: 'update', id, fields };
  }
  const fields = typeFields(before, currency);
  return { kind, intent: 'update', id, fields, restores: true, before: seen ?? typeFields(after, currency) };
}
