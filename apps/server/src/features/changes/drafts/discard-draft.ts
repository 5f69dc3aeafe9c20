import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { discardDraft as call } from '@tapwright/contracts/change-drafts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { teamWrite } from '../../writes/index.ts';
import { deleteChangeSet } from '../sets/change-sets-store.ts';
import { deleteEdits, lockChanges } from '../sets/edits-store.ts';
import { readerOf } from '../sets/open-scope.ts';
import { getDraft } from '../sets/get-waiting-set.ts';
import { publishDraft } from '../sets/publish-changes.ts';

export async function discardDraft(
  context: TeamContext,
  { changeSetId }: ParsedBodyOf<typeof call>,
): Promise<null> {
  return teamWrite(context, call, async (write) => {
    const { tx, membership, actor } = write;
    const key = { teamId: membership.teamId, changeSetId };
    await lockChanges(tx, key.teamId);
    await getDraft(tx, await readerOf(tx, write), changeSetId);
    await deleteEdits(tx, key);
    await deleteChangeSet(tx, key);
    await publishDraft(tx, write, { ...key, authorId: actor.userId });
    return write.withoutRow('a draft changes nothing until it is committed', null);
  });
}
