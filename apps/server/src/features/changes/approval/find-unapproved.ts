import type { ApprovalReason } from '@tapwright/domain/judge-approval';
import type { Connection } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import type { ChangeSetRow } from '../sets/change-sets-store.ts';
import type { PlannedEdit } from '../planning/plan-edits.ts';
import type { Plan } from '../planning/plan-in-scope.ts';
import { weighSet } from './judge-set.ts';

/**
 * What of a set would need a second person by now and had none: what one edit is about ends that edit, what the set is
 * about ends what is left of it.
 */
export async function findUnapproved(
  db: Connection,
  context: Deps & Pick<TeamContext, 'membership'>,
  plan: Plan,
  { origin, authorId, decidedAt, approvalReasons }: ChangeSetRow,
): Promise<Map<PlannedEdit, ApprovalReason>> {
  const approved = new Set(decidedAt === null ? [] : approvalReasons);
  const unapproved = new Map<PlannedEdit, ApprovalReason>();
  const weigh = async (planned: PlannedEdit[]) => {
    const weighed = await weighSet(db, context, { ...plan, planned }, { origin, authorId });
    const reasons = weighed.reasons.filter((reason) => !approved.has(reason));
    return { reasons, isMeant: (one: PlannedEdit) => reasons.find(weighed.reasonsOf(one)) };
  };
  const alone = await weigh(plan.planned);
  for (const one of plan.planned) {
    const reason = alone.isMeant(one);
    if (reason !== undefined) unapproved.set(one, reason);
  }
  const left = plan.planned.filter((one) => !unapproved.has(one));
  const [reason] = unapproved.size === 0 ? alone.reasons : (await weigh(left)).reasons;
  if (reason !== undefined) for (const one of left) unapproved.set(one, reason);
  return unapproved;
}
