import { can, isOfPlatform } from '@tapwright/contracts/roles';
import { type ApprovalReason, listApprovalReasons } from '@tapwright/domain/judge-approval';
import type { Connection } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { weighBudgets } from '../../reserves/index.ts';
import type { Approval } from '../sets/change-sets-store.ts';
import { listBudgets } from '../payment/list-budgets.ts';
import type { PlannedEdit } from '../planning/plan-edits.ts';
import type { Plan } from '../planning/plan-in-scope.ts';
import { measureRise, moveOf, type Rise } from './measure-rise.ts';
import { findPolicy, listLimits } from './policy-store.ts';

type Context = Deps & Pick<TeamContext, 'membership'>;
type Author = { origin: string; authorId: number; isRequested?: boolean };

/** Whether a set needs a second person, and what it moves in a day. */
export async function judgeSet(
  db: Connection,
  context: Context,
  plan: Plan,
  author: Author,
): Promise<{ approval: Approval | undefined; measured: Rise; riseMinor: number | null }> {
  const measured = await measureRise(db, context, plan);
  const { reasons } = await weighSet(db, context, plan, author, measured);
  return {
    approval: reasons.length === 0 ? undefined : { reasons },
    measured,
    riseMinor: moveOf(measured),
  };
}

type Weighed = {
  reasons: ApprovalReason[];
  /** Whether a reason is about this one edit and not about the set. */
  reasonsOf: (one: PlannedEdit) => (reason: ApprovalReason) => boolean;
};

type Reserve = {
  /** All that would be reserved; null where a currency has no rate. */
  needed: number | null;
  /** Campaigns for which it would be. */
  reserving: ReadonlySet<string>;
};

const noReserve: Reserve = { needed: 0, reserving: new Set() };

async function weighReserve(db: Connection, context: Context, plan: Plan): Promise<Reserve> {
  const wanted = listBudgets(plan);
  if (wanted.length === 0) return noReserve;
  const { budgets, needed } = await weighBudgets(db, context, context.membership.teamId, wanted);
  const missing = budgets.filter((each) => each.missing !== 0);
  return { needed, reserving: new Set(missing.map(({ campaignId }) => campaignId)) };
}

const beginsCampaign = (edit: PlannedEdit['edit']): boolean =>
  edit?.kind === 'campaign' && edit.intent === 'create';

/** Without a rule of the team and limits of its author nothing is measured. */
export async function weighSet(
  db: Connection,
  context: Context,
  plan: Plan,
  { origin, authorId, isRequested = false }: Author,
  known?: Rise,
): Promise<Weighed> {
  const { teamId, role } = context.membership;
  const policy = await findPolicy(db, teamId);
  const [limits] = await listLimits(db, teamId, authorId);
  const mayPay = can(role, 'finance.pay');
  const isBounded = typeof policy?.maxReserve === 'number';
  const { needed, reserving } = mayPay && !isBounded ? noReserve : await weighReserve(db, context, plan);
  const isUnpayable = reserving.size > 0 && !mayPay;
  // What staff begin in a team's name is the team's to want.
  const isManaged = isOfPlatform(role) && plan.planned.some(({ edit }) => beginsCampaign(edit));
  if (policy === undefined && limits === undefined && !isRequested && !isUnpayable && !isManaged)
    return { reasons: [], reasonsOf: () => () => false };
  const { rise, highestBid, bidOf } = known ?? (await measureRise(db, context, plan));
  const edits = plan.planned.flatMap(({ edit }) => edit ?? []);
  const removes = edits.some(({ intent }) => intent === 'remove');
  const set = { role, origin, objects: edits.length, removes, rise, reserve: needed, highestBid };
  const reasons = listApprovalReasons(set, policy, limits);
  if (isRequested) reasons.push('requested');
  if (isUnpayable) reasons.push('payment');
  if (isManaged) reasons.push('managed');
  const maxBid = limits?.maxBid ?? null;
  const isAbove = (bid: number | null | undefined) =>
    bid !== undefined && maxBid !== null && (bid === null || bid > maxBid);
  return {
    reasons,
    reasonsOf:
      ({ edit }) =>
      (reason) => {
        if (reason === 'removal' || reason === 'ownRemoval') return edit?.intent === 'remove';
        if (reason === 'payment' || reason === 'reserve')
          return edit !== undefined && reserving.has(edit.objectId);
        return reason === 'ownBid' && edit !== undefined && isAbove(bidOf(edit));
      },
  };
}
