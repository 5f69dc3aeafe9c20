import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { withdrawChangeSet as call } from '@tapwright/contracts/change-drafts';
import type { ChangeSetView } from '@tapwright/contracts/change-sets';
import { grantOf } from '@tapwright/contracts/roles';
import type { Transaction } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { teamWrite } from '../../writes/index.ts';
import { type SetKey, updateChangeSet } from '../change-sets-store.ts';
import { countEdits, deleteWithdrawn, lockChanges } from '../edits-store.ts';
import { getChangeSet } from '../find-change-sets.ts';
import { deleteLocalAdsOfSet } from '../local-ads-store.ts';
import { readerOf } from '../open-scope.ts';
import { getWaitingSet } from '../get-waiting-set.ts';
import { publishChanges } from '../publish-changes.ts';
import { announceDecision } from '../approval/announce-decision.ts';
import { endWaitingSet } from './end-waiting-set.ts';

/** Before anything of it was sent: by its author, or by whoever may undo sets of others and sees all of this one. */
export async function withdrawChangeSet(
  context: TeamContext,
  { changeSetId, keepAsDraft }: ParsedBodyOf<typeof call>,
): Promise<ChangeSetView> {
  await teamWrite(context, call, async (write) => {
    const { tx, membership, actor } = write;
    const key = { teamId: membership.teamId, changeSetId };
    await lockChanges(tx, key.teamId);
    const waiting = await getWaitingSet(tx, await readerOf(tx, write), changeSetId);
    const { set } = waiting;
    const isOwn = set.authorId === actor.userId;
    const mayEndOthers = grantOf(membership.role, 'change.undoOthers') !== 'no' && set.edits === set.allEdits;
    if (!isOwn && (keepAsDraft || !mayEndOthers)) throw new Refusal('notPermitted');
    if (set.state === 'draft') throw new Refusal('notFound');
    if (keepAsDraft) await reopen(tx, key);
    else await endWaitingSet(tx, { ...key, state: 'withdrawn', refusal: 'withdrawn', at: write.clock.now() });
    const { authorId } = set;
    await announceDecision(tx, write, { ...key, authorId, by: actor.userId, what: 'withdrawn' });
    await publishChanges(tx, write, key);
    const logged = await write.record('changeSet.withdrawn', {
      subject: { changeSetId, adObjectCount: set.allEdits },
    });
    return logged.done(null);
  });
  return getChangeSet(context, changeSetId);
}

async function reopen(tx: Transaction, key: SetKey): Promise<void> {
  await deleteWithdrawn(tx, key);
  await deleteLocalAdsOfSet(tx, key, 'all');
  const editCount = await countEdits(tx, key);
  await updateChangeSet(tx, key, {
    state: 'draft',
    scheduledFor: null,
    confirmed: [],
    proposedAt: null,
    decidedBy: null,
    decidedAt: null,
    editCount,
    openCount: editCount,
  });
}
