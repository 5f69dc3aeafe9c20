import { listApprovalReasons } from '@tapwright/domain/judge-approval';
import type { Connection } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import type { Approval } from '../change-sets-store.ts';
import type { Plan } from '../planning/plan-in-scope.ts';
import { measureRise } from './measure-rise.ts';
import { findPolicy, listLimits } from './policy-store.ts';

type Author = { origin: string; authorId: number; isRequested?: boolean };

/** Whether a set needs a second person. Without a rule of the team and limits of its author nothing is measured. */
export async function judgeSet(
  db: Connection,
  context: Deps & Pick<TeamContext, 'membership'>,
  plan: Plan,
  { origin, authorId, isRequested = false }: Author,
): Promise<Approval | undefined> {
  const { teamId, role } = context.membership;
  const policy = await findPolicy(db, teamId);
  const [limits] = await listLimits(db, teamId, authorId);
  if (policy === undefined && limits === undefined && !isRequested) return undefined;
  const { rise, highestBid } = await measureRise(db, context, plan);
  const edits = plan.planned.flatMap(({ edit }) => edit ?? []);
  const set = {
    role,
    origin,
    objects: edits.length,
    removes: edits.some(({ intent }) => intent === 'remove'),
    rise,
    highestBid,
  };
  const reasons = listApprovalReasons(set, policy, limits);
  if (isRequested) reasons.push('requested');
  return reasons.length === 0 ? undefined : { reasons, riseMinor: rise };
}
