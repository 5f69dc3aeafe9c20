import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { maxEdits } from '@tapwright/contracts/limits';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { TeamCall, TeamWrite } from '../../writes/index.ts';
import { insertChangeSet } from '../sets/change-sets-store.ts';
import { type Fields, insertEdits, lockChanges, takeLocalIds } from '../sets/edits-store.ts';
import { getChangeSet } from '../history/find-change-sets.ts';
import { type Plan, planInScope } from '../planning/plan-in-scope.ts';
import { refuseFindings } from '../planning/refuse-findings.ts';
import type { RequestedSet } from '../planning/requested-edit.ts';
import { judgeSet } from '../approval/judge-set.ts';
import { payForSet } from '../payment/take-payment.ts';
import { checkHour, chooseStart } from './choose-start.ts';
import { putLocalAds } from './put-local-ads.ts';
import { nameStaff } from './name-staff.ts';
import { recordCommit } from './record-commit.ts';
import { writeFor } from './write-for.ts';

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
  /** What else is kept of it, by whoever committed it. */
  keep?: (write: TeamWrite, changeSetId: number) => Promise<void>,
): Promise<ChangeSetView> {
  const { teamId } = context.membership;
  const changeSetId = await writeFor(context, call, async (write) => {
    const { tx } = write;
    await lockChanges(tx, teamId);
    const requested = await choose(write);
    checkHour(write, requested.scheduledFor);
    const plan = await planInScope(tx, write, requested, (count) => takeLocalIds(tx, count));
    const { planned } = plan;
    refuseFindings(planned, requested);
    const edits = planned.flatMap(({ edit }) => edit ?? []);
    if (edits.length === 0) refuseAll(plan, requested);
    if (edits.length > maxEdits)
      throw new Refusal('badInput', { message: 'changes:rules.tooManyEdits', values: { highest: maxEdits } });
    const at = context.clock.now();
    const { undoes = null, confirmed } = requested;
    const { origin, note } = nameStaff(write.actor, requested);
    const authorId = write.actor.userId;
    const { approval, riseMinor } = await judgeSet(tx, write, plan, { origin, authorId });
    const start = chooseStart(requested.scheduledFor, approval);
    const set = { teamId, origin, note, undoes, authorId, editCount: edits.length, riseMinor, at };
    const id = await insertChangeSet(tx, { ...set, ...start, confirmed });
    await insertEdits(
      tx,
      { teamId, changeSetId: id },
      inOrder(edits.map((edit) => ({ ...edit, confirmed }))),
      {
        state: start.state === 'sending' ? 'waiting' : 'planned',
      },
    );
    await putLocalAds(write, plan.ads, edits);
    await keep?.(write, id);
    if (start.state === 'sending')
      await payForSet(write, { teamId, changeSetId: id }, plan, requested.pathOf);
    const logged = await recordCommit(write, { changeSetId: id, edits, note, riseMinor, ...start });
    return logged.done(id);
  });
  return getChangeSet(context, changeSetId);
}

const meanwhile: ReadonlySet<string> = new Set(['changedMeanwhile', 'removed', 'notHere']);

/** Where all of it is left out by a rule, the rule is named: nothing else tells why nothing happens. */
function refuseAll({ leftOut }: Plan, requested: RequestedSet): never {
  const ruled = leftOut.filter(({ verdict }) =>
    verdict.refused.every(({ reason }) => !meanwhile.has(reason)),
  );
  refuseFindings(ruled, requested);
  throw new Refusal('nothingToChange');
}

const ranks = { campaign: 0, adGroup: 1, keyword: 2, negativeKeyword: 2, ad: 2 } as const;

type Ranked = { kind: keyof typeof ranks; after: Fields };

/** An ad starts once the one whose place it takes has ended. */
const rankOf = ({ kind, after }: Ranked): number =>
  kind === 'ad' && after.status === 'running' ? 3 : ranks[kind];

/** Parents before children; of one level in the order of the request. */
const inOrder = <Edit extends Ranked>(edits: readonly Edit[]): Edit[] =>
  edits.toSorted((one, other) => rankOf(one) - rankOf(other));
