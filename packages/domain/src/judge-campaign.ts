import type { AdWorld, CampaignState } from './ad-states.ts';
import type { Finding, RefusalReason, Verdict, WarningReason } from './ad-verdicts.ts';
import { findAdNameProblem } from './ad-names.ts';
import { exceeds, judgeAmount, sayAmount } from './judge-amounts.ts';
import { judgeEnd } from './judge-end.ts';

type Refusals = Finding<RefusalReason>[];
type Judged = {
  id: string;
  before: CampaignState | undefined;
  after: CampaignState;
  touched: ReadonlySet<string>;
};

/** Only what is touched is judged, by what will stand afterwards. */
export function judgeCampaign(world: AdWorld, judged: Judged): Verdict {
  const { touched, before, after } = judged;
  const refused: Refusals = [];
  if (touched.has('name')) refused.push(...judgeName(world, judged));
  if (before === undefined && after.adamId === '') refused.push({ field: 'adamId', reason: 'required' });
  if (touched.has('countries') && after.countries.length === 0)
    refused.push({ field: 'countries', reason: 'countriesMissing' });
  if (touched.has('endTime') || touched.has('startTime'))
    refused.push(...judgeEnd(after.endTime, after.startTime, world.now));
  refused.push(...judgePaid(world, judged), ...judgeBudgets(world, judged), ...judgeGoal(world, judged));
  const confirm: Finding<WarningReason>[] =
    touched.has('cpaGoal') && isLowered(before?.cpaGoal, after.cpaGoal)
      ? [{ field: 'cpaGoal', reason: 'goalLowered' }]
      : [];
  return { refused, confirm };
}

function judgeName(world: AdWorld, { id, after }: Judged): Refusals {
  const problem = findAdNameProblem(after.name);
  if (problem !== undefined) return [{ field: 'name', reason: problem }];
  return world.isNameTaken('campaign', id, after) ? [{ field: 'name', reason: 'nameTaken' }] : [];
}

export const isLowered = (before: number | null | undefined, after: number | null): boolean =>
  typeof before === 'number' && after !== null && after < before;

function judgeBudgets(world: AdWorld, { id, before, after, touched }: Judged): Refusals {
  const money = world.currencyOf(after.adAccountId);
  const found: Refusals = [];
  const { dailyCap: cap, totalBudget: budget } = after;
  const were = { one: before?.dailyCap ?? null, other: before?.totalBudget ?? null };
  if (touched.has('dailyCap')) {
    if (cap === null) return [{ field: 'dailyCap', reason: 'required' }];
    found.push(...judgeAmount('dailyCap', 'dailyCap', cap, money));
    if (budget !== null && exceeds(cap, budget, were))
      found.push({
        field: 'dailyCap',
        reason: 'capAboveBudget',
        values: { budget: sayAmount(budget, money) },
      });
    const bid = world.highestBid(id);
    if (bid !== null && exceeds(bid, cap, { one: bid, other: before?.dailyCap ?? null }))
      found.push({ field: 'dailyCap', reason: 'capBelowBid', values: { bid: sayAmount(bid, money) } });
  }
  if (touched.has('totalBudget')) {
    found.push(...judgeAmount('totalBudget', 'totalBudget', budget, money));
    if (
      hasStarted(before, world.now) &&
      (isLowered(before?.totalBudget, budget) || isTakenAway(before, after))
    )
      found.push({ field: 'totalBudget', reason: 'budgetLowered' });
    if (cap !== null && !touched.has('dailyCap') && exceeds(cap, budget, were))
      found.push({ field: 'totalBudget', reason: 'budgetBelowCap', values: { cap: sayAmount(cap, money) } });
  }
  return found;
}

/** What we pay Apple for is never without an end. */
function judgePaid(world: AdWorld, { before, after, touched }: Judged): Refusals {
  if (world.currencyOf(after.adAccountId).isPaidByUs !== true || after.totalBudget !== null) return [];
  const isStart = touched.has('status') && after.status === 'running';
  if (before !== undefined && !isStart && !touched.has('totalBudget')) return [];
  return [{ field: 'totalBudget', reason: 'required' }];
}

const hasStarted = (before: CampaignState | undefined, now: Date): boolean =>
  before !== undefined && (before.startTime === null || Date.parse(before.startTime) <= now.getTime());

const isTakenAway = (before: CampaignState | undefined, after: CampaignState): boolean =>
  typeof before?.totalBudget === 'number' && after.totalBudget === null;

function judgeGoal(world: AdWorld, { before, after, touched }: Judged): Refusals {
  const isTouched = touched.has('cpaGoal');
  if (!isTouched && !touched.has('dailyCap')) return [];
  const money = world.currencyOf(after.adAccountId);
  const found = isTouched ? judgeAmount('cpaGoal', 'cpaGoal', after.cpaGoal, money) : [];
  const were = { one: before?.cpaGoal ?? null, other: before?.dailyCap ?? null };
  if (after.dailyCap !== null && exceeds(after.cpaGoal, after.dailyCap, were))
    found.push({
      field: isTouched ? 'cpaGoal' : 'dailyCap',
      reason: 'goalAboveCap',
      values: { cap: sayAmount(after.dailyCap, money) },
    });
  return found;
}
