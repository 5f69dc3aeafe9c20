import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { removeFromDraft as call } from '@tapwright/contracts/change-drafts';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import type { TeamContext } from '../../../platform/http/context.ts';
import { teamWrite } from '../../writes/index.ts';
import { updateChangeSet } from '../sets/change-sets-store.ts';
import { countEdits, deleteContents, deleteEdits, lockChanges } from '../sets/edits-store.ts';
import { getChangeSet } from '../history/find-change-sets.ts';
import { readerOf } from '../sets/open-scope.ts';
import { getDraft } from '../sets/get-waiting-set.ts';
import { publishDraft } from '../sets/publish-changes.ts';

export async function removeFromDraft(
  context: TeamContext,
  { changeSetId, numbers }: ParsedBodyOf<typeof call>,
): Promise<ChangeSetView> {
  await teamWrite(context, call, async (write) => {
    const { tx, membership, actor } = write;
    const key = { teamId: membership.teamId, changeSetId };
    await lockChanges(tx, key.teamId);
    const { edits } = await getDraft(tx, await readerOf(tx, write), changeSetId);
    const removed = edits.filter(({ number, intent }) => intent === 'create' && numbers.includes(number));
    await deleteEdits(tx, key, numbers);
    await deleteContents(
      tx,
      key,
      removed.map(({ objectId }) => objectId),
    );
    const editCount = await countEdits(tx, key);
    await updateChangeSet(tx, key, { editCount, openCount: editCount });
    await publishDraft(tx, write, { ...key, authorId: actor.userId });
    return write.withoutRow('a draft changes nothing until it is committed', null);
  });
  return getChangeSet(context, changeSetId);
}
