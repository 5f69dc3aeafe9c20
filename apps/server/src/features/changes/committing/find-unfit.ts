import type { RefusalReason, Verdict, WarningReason } from '@tapwright/domain/ad-verdicts';
import type { Connection } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Membership } from '../../../platform/http/gate.ts';
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
  const { planned, leftOut } = await planInScope(db, { ...deps, membership }, request, () => []);
  return [...planned, ...leftOut].flatMap(({ place, verdict }) => {
    const number = edits[place]?.number;
    const ending = endingOf(verdict, confirmed);
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
