import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { withdrawChangeSet as call } from '@tapwright/contracts/change-drafts';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { grantOf } from '@tapwright/contracts/roles';
import type { Transaction } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type TeamWrite, teamWrite } from '../../writes/index.ts';
import {
  type ChangeSetRow,
  listChangeSets,
  type SetKey,
  updateChangeSet,
} from '../sets/change-sets-store.ts';
import { countEdits, deleteWithdrawn, lockChanges } from '../sets/edits-store.ts';
import { getChangeSet } from '../history/find-change-sets.ts';
import { deleteLocalAdsOfSet } from '../ads/local-ads-store.ts';
import { readerOf } from '../sets/open-scope.ts';
import { publishChanges } from '../sets/publish-changes.ts';
import { announceDecision } from '../approval/announce-decision.ts';
import { endWaitingSet } from './end-waiting-set.ts';
import { stopSending } from './stop-sending.ts';

/** What was not sent of it: by its author, or by whoever may undo sets of others and sees all of this one. */
export async function withdrawChangeSet(
  context: TeamContext,
  { changeSetId, keepAsDraft }: ParsedBodyOf<typeof call>,
): Promise<ChangeSetView> {
  await teamWrite(context, call, async (write) => {
    const { tx, membership, actor } = write;
    const key = { teamId: membership.teamId, changeSetId };
    await lockChanges(tx, key.teamId);
    const set = await getOpenSet(write, changeSetId);
    const isOwn = set.authorId === actor.userId;
    const mayEndOthers = grantOf(membership.role, 'change.undoOthers') !== 'no' && set.edits === set.allEdits;
    if (!isOwn && (keepAsDraft || !mayEndOthers)) throw new Refusal('notPermitted');
    const at = write.clock.now();
    let count = set.allEdits;
    if (set.state === 'sending') {
      count = keepAsDraft ? 0 : await stopSending(tx, write, key, at);
      if (count === 0) throw new Refusal('changedMeanwhile');
    } else if (keepAsDraft) await reopen(tx, key);
    else await endWaitingSet(tx, { ...key, state: 'withdrawn', refusal: 'withdrawn', at });
    const { authorId } = set;
    await announceDecision(tx, write, { ...key, authorId, by: actor.userId, what: 'withdrawn' });
    await publishChanges(tx, write, key);
    const logged = await write.record('changeSet.withdrawn', {
      subject: { changeSetId, adObjectCount: count },
    });
    return logged.done(null);
  });
  return getChangeSet(context, changeSetId);
}

const openStates: ReadonlySet<string> = new Set(['proposed', 'scheduled', 'sending']);

async function getOpenSet(write: TeamWrite, changeSetId: number): Promise<ChangeSetRow> {
  const { tx } = write;
  const reader = await readerOf(tx, write);
  const [set] = await listChangeSets(tx, reader, { changeSetId, limit: 1, offset: 0 });
  if (set === undefined || !openStates.has(set.state)) throw new Refusal('notFound');
  return set;
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
