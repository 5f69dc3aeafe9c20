import type { RefusalReason, Verdict, WarningReason } from '@tapwright/domain/ad-verdicts';
import type { Connection } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Membership } from '../../../platform/http/admission/gate.ts';
import { findUnapproved } from '../approval/find-unapproved.ts';
import type { Ending } from '../sets/edits-store.ts';
import type { WaitingSet } from '../sets/get-waiting-set.ts';
import { type Plan, planInScope } from '../planning/plan-in-scope.ts';
import { requestAllAgain } from '../planning/request-again.ts';

type Unfit = {
  endings: Ending[];
  /** What is left to be sent. */ fit: Pick<Plan, 'planned' | 'ads'> | undefined;
};

/** Edits of a set that cannot be sent any more when its time comes, each with the end that it has. */
export async function findUnfit(
  db: Connection,
  deps: Deps,
  membership: Membership | undefined,
  { set, edits }: WaitingSet,
): Promise<Unfit> {
  const { changeSetId, confirmed } = set;
  if (membership === undefined) {
    const refused = { state: 'refused', refusal: 'notPermitted' } as const;
    return { endings: edits.map(({ number }) => ({ changeSetId, number, ...refused })), fit: undefined };
  }
  const request = { edits: requestAllAgain({ set, edits }), leavesOutRefused: true };
  const context = { ...deps, membership };
  const plan = await planInScope(db, context, request, () => []);
  const fit = plan.planned.filter(({ verdict }) => endingOf(verdict, confirmed) === undefined);
  const unapproved = await findUnapproved(db, context, { ...plan, planned: fit }, set);
  const endings: Ending[] = [...plan.planned, ...plan.leftOut].flatMap((one) => {
    const number = edits[one.place]?.number;
    const reason = unapproved.get(one);
    const ending =
      reason === undefined
        ? endingOf(one.verdict, confirmed)
        : { state: 'refused' as const, refusal: reason };
    return number === undefined || ending === undefined ? [] : [{ changeSetId, number, ...ending }];
  });
  return { endings, fit: { planned: fit.filter((one) => !unapproved.has(one)), ads: plan.ads } };
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
