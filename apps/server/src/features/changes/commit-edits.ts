import type { ChangeSetView } from '@tapwright/contracts/change-sets';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type TeamCall, type TeamWrite, teamWrite } from '../writes/index.ts';
import { insertCommittedSet } from './change-sets-store.ts';
import { insertEdits, lockChanges, takeLocalIds } from './edits-store.ts';
import { getChangeSet } from './find-change-sets.ts';
import type { RequestedSet } from './planning/requested-edit.ts';
import { planInScope } from './planning/plan-in-scope.ts';
import { refuseFindings } from './planning/refuse-findings.ts';
import { publishChanges } from './publish-changes.ts';
import { enqueueSending } from './sending/send-jobs.ts';

export const commitEdits = async (
  context: TeamContext,
  call: TeamCall,
  requested: RequestedSet,
): Promise<ChangeSetView> => commitSet(context, call, async () => requested);

/** One transaction: the set, its edits, its row in the log, and a job for each ad account. */
export async function commitSet(
  context: TeamContext,
  call: TeamCall,
  choose: (write: TeamWrite) => Promise<RequestedSet>,
): Promise<ChangeSetView> {
  const { teamId } = context.membership;
  const changeSetId = await teamWrite(context, call, async (write) => {
    const { tx } = write;
    await lockChanges(tx, teamId);
    const requested = await choose(write);
    const { planned } = await planInScope(tx, write, requested, (count) => takeLocalIds(tx, count));
    refuseFindings(planned, requested);
    const edits = planned.flatMap(({ edit }) => edit ?? []);
    if (edits.length === 0) throw new Refusal('nothingToChange');
    const at = context.clock.now();
    const { origin, note, undoes = null, confirmed } = requested;
    const set = { teamId, origin, note, undoes, authorId: write.actor.userId, editCount: edits.length, at };
    const id = await insertCommittedSet(tx, set);
    await insertEdits(
      tx,
      { teamId, changeSetId: id },
      inOrder(edits.map((edit) => ({ ...edit, confirmed }))),
    );
    for (const adAccountId of new Set(edits.map((edit) => edit.adAccountId)))
      await enqueueSending(tx, context, { teamId, adAccountId });
    await publishChanges(tx, context, { teamId, changeSetId: id });
    const intents = new Set(edits.map(({ intent }) => intent));
    const logged = await write.record(operationOf(intents), {
      subject: { changeSetId: id, adObjectCount: edits.length, ...(note === '' ? {} : { reason: note }) },
    });
    return logged.done(id);
  });
  return getChangeSet(context, changeSetId);
}

const operationOf = (intents: ReadonlySet<string>) => {
  if (intents.has('remove')) return 'changeSet.removing';
  return intents.has('create') ? 'changeSet.creating' : 'changeSet.editing';
};

const ranks = { campaign: 0, adGroup: 1, keyword: 2, negativeKeyword: 2 } as const;

/** Parents before children; of one level in the order of the request. */
const inOrder = <Edit extends { kind: keyof typeof ranks }>(edits: readonly Edit[]): Edit[] =>
  edits.toSorted((one, other) => ranks[one.kind] - ranks[other.kind]);
