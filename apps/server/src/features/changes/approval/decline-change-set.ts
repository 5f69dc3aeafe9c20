import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { declineChangeSet as call } from '@tapwright/contracts/change-approval';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import type { TeamContext } from '../../../platform/http/context.ts';
import { teamWrite } from '../../writes/index.ts';
import { updateChangeSet } from '../sets/change-sets-store.ts';
import { endWaitingSet } from '../committing/end-waiting-set.ts';
import { lockChanges } from '../sets/edits-store.ts';
import { getChangeSet } from '../history/find-change-sets.ts';
import { publishChanges } from '../sets/publish-changes.ts';
import { announceDecision } from './announce-decision.ts';
import { getProposal } from './get-proposal.ts';

export async function declineChangeSet(
  context: TeamContext,
  { changeSetId, reason }: ParsedBodyOf<typeof call>,
): Promise<ChangeSetView> {
  await teamWrite(context, call, async (write) => {
    const { tx, membership, actor, clock } = write;
    const key = { teamId: membership.teamId, changeSetId };
    await lockChanges(tx, key.teamId);
    const { set } = await getProposal(write, changeSetId);
    const at = clock.now();
    await updateChangeSet(tx, key, { decidedBy: actor.userId, decidedAt: at, decisionReason: reason });
    await endWaitingSet(tx, { ...key, state: 'declined', refusal: 'declined', at });
    await announceDecision(tx, write, { ...key, authorId: set.authorId, by: actor.userId, what: 'declined' });
    await publishChanges(tx, write, key);
    const logged = await write.record('changeSet.declined', {
      subject: { changeSetId, adObjectCount: set.allEdits, reason },
    });
    return logged.done(null);
  });
  return getChangeSet(context, changeSetId);
}
