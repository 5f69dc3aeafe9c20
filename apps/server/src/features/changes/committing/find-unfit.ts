import type { RefusalReason, Verdict, WarningReason } from '@tapwright/domain/ad-verdicts';
import type { Connection } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Membership } from '../../../platform/http/gate.ts';
import { findUnapproved } from '../approval/find-unapproved.ts';
import type { Ending } from '../edits-store.ts';
import type { WaitingSet } from '../get-waiting-set.ts';
import { planInScope } from '../planning/plan-in-scope.ts';
import { requestAgain } from '../planning/request-again.ts';

/** Edits of a set that cannot be sent any more when its time comes, each with the end that it has. */
export async function findUnfit(
  db: Connection,
  deps: Deps,
  membership: Membership | undefined,
  { set, edits }: WaitingSet,
): Promise<Ending[]> {
  const { changeSetId, confirmed } = set;
  if (membership === undefined)
    return edits.map(({ number }) => ({ changeSetId, number, state: 'refused', refusal: 'notPermitted' }));
  const request = { edits: edits.map(requestAgain), leavesOutRefused: true };
  const context = { ...deps, membership };
  const plan = await planInScope(db, context, request, () => []);
  const fit = plan.planned.filter(({ verdict }) => endingOf(verdict, confirmed) === undefined);
  const unapproved = await findUnapproved(db, context, { ...plan, planned: fit }, set);
  return [...plan.planned, ...plan.leftOut].flatMap((one) => {
    const number = edits[one.place]?.number;
    const reason = unapproved.get(one);
    const ending =
      reason === undefined
        ? endingOf(one.verdict, confirmed)
        : { state: 'refused' as const, refusal: reason };
    return number === undefined || ending === undefined ? [] : [{ changeSetId, number, ...ending }];
  });
}

const staleReasons: ReadonlySet<RefusalReason> = new Set<RefusalReason>(['changedMeanwhile', 'removed']);

/** Nobody is there to say yes to a warning that is new. */
function endingOf(
  { refused, confirm }: Verdict,
  confirmed: readonly WarningReason[],
): Pick<Ending, 'state' | 'refusal'> | undefined {
  const [first] = refused;
  if (first !== undefined)
    return { state: staleReasons.has(first.reason) ? 'stale' : 'refused', refusal: first.reason };
  const isOpen = confirm.some(({ reason }) => !confirmed.includes(reason));
  return isOpen ? { state: 'refused', refusal: 'notConfirmed' } : undefined;
}
