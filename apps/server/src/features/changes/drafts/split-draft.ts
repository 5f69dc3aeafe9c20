import { Refusal } from '../../../platform/http/refusal.ts';
import type { TeamWrite } from '../../writes/index.ts';
import { insertChangeSet, type ShownEdit, updateChangeSet } from '../sets/change-sets-store.ts';
import { moveEdits } from '../sets/edits-store.ts';
import type { WaitingSet } from '../sets/get-waiting-set.ts';
import { publishDraft } from '../sets/publish-changes.ts';

/** Keeps these edits in the draft, and what is left in a further one, with all that would be created in it. */
export async function splitDraft(
  write: TeamWrite,
  { set, edits }: WaitingSet,
  numbers: readonly number[],
): Promise<ShownEdit[]> {
  const { tx, membership, clock } = write;
  const { teamId } = membership;
  const { changeSetId, authorId, origin, note, repeats } = set;
  const named = new Set(numbers);
  const leftParents = new Set(
    edits
      .filter(({ number, intent }) => intent === 'create' && !named.has(number))
      .map(({ objectId }) => objectId),
  );
  const isLeft = ({ number, campaignId, adGroupId }: ShownEdit) =>
    !named.has(number) || leftParents.has(campaignId) || leftParents.has(adGroupId ?? '');
  const kept = edits.filter((edit) => !isLeft(edit));
  const left = edits.filter(isLeft);
  if (kept.length === 0) throw new Refusal('nothingToChange');
  if (left.length === 0) return edits;
  const leftIn = await insertChangeSet(tx, {
    teamId,
    authorId,
    origin,
    note,
    undoes: null,
    ...(repeats !== null && { repeats }),
    state: 'draft',
    scheduledFor: null,
    confirmed: [],
    editCount: left.length,
    at: clock.now(),
  });
  const leftNumbers = left.map(({ number }) => number);
  await moveEdits(tx, { teamId, changeSetId }, { to: leftIn, numbers: leftNumbers });
  await updateChangeSet(tx, { teamId, changeSetId }, { editCount: kept.length, openCount: kept.length });
  await publishDraft(tx, write, { teamId, changeSetId: leftIn, authorId });
  return kept;
}
