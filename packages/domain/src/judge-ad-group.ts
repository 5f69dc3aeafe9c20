import type { AdGroupState, AdWorld, CampaignState } from './ad-states.ts';
import type { Finding, RefusalReason, Verdict, WarningReason } from './ad-verdicts.ts';
import { findAdNameProblem } from './ad-names.ts';
import { exceeds, judgeAmount, sayAmount } from './judge-amounts.ts';
import { isLowered } from './judge-campaign.ts';
import { judgeEnd } from './judge-end.ts';

type Refusals = Finding<RefusalReason>[];
type Judged = {
  id: string;
  before: AdGroupState | undefined;
  after: AdGroupState;
  touched: ReadonlySet<string>;
};

export function judgeAdGroup(world: AdWorld, judged: Judged): Verdict {
  const { id, touched, before, after } = judged;
  const campaign = world.find('campaign', after.campaignId);
  if (campaign === undefined) return { refused: [{ field: 'campaignId', reason: 'notHere' }], confirm: [] };
  if (campaign.isRemoved) return { refused: [{ field: 'campaignId', reason: 'removed' }], confirm: [] };
  const refused: Refusals = [];
  if (touched.has('name')) {
    const problem = findAdNameProblem(after.name);
    if (problem !== undefined) refused.push({ field: 'name', reason: problem });
    else if (world.isNameTaken('adGroup', id, after)) refused.push({ field: 'name', reason: 'nameTaken' });
  }
  if (touched.has('endTime') || touched.has('startTime'))
    refused.push(...judgeEnd(after.endTime, latestOf(after.startTime, campaign.startTime), world.now));
  refused.push(...judgeAudience(campaign, judged));
  const money = world.currencyOf(campaign.adAccountId);
  if (touched.has('bid')) refused.push(...judgeBid(world, judged));
  if (touched.has('cpaGoal')) {
    refused.push(...judgeAmount('cpaGoal', 'cpaGoal', after.cpaGoal, money));
    const was = world.findBefore('campaign', after.campaignId);
    const were = { one: before?.cpaGoal ?? null, other: was?.dailyCap ?? null };
    if (campaign.dailyCap !== null && exceeds(after.cpaGoal, campaign.dailyCap, were))
      refused.push({
        field: 'cpaGoal',
        reason: 'goalAboveCap',
        values: { cap: sayAmount(campaign.dailyCap, money) },
      });
  }
  return { refused, confirm: warn(world, judged) };
}

const latestOf = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? (one ?? other) : Date.parse(one) > Date.parse(other) ? one : other;

function judgeAudience({ placement }: CampaignState, { touched, after }: Judged): Refusals {
  const found: Refusals = [];
  const { minAge, maxAge, hours } = after;
  const isAge = touched.has('minAge') || touched.has('maxAge');
  if (isAge && minAge !== null && maxAge !== null && minAge > maxAge)
    found.push({ field: touched.has('maxAge') ? 'maxAge' : 'minAge', reason: 'agesSwapped' });
  if (touched.has('hours') && hours.length > 0 && placement !== 'APPSTORE_SEARCH_RESULTS')
    found.push({ field: 'hours', reason: 'hoursOnlyInSearch' });
  return found;
}

function judgeBid(world: AdWorld, { before, after }: Judged): Refusals {
  const { bid } = after;
  const campaign = world.find('campaign', after.campaignId);
  if (campaign === undefined) return [];
  if (bid === null)
    return campaign.bidStrategy === 'MAX_CONVERSIONS' ? [] : [{ field: 'bid', reason: 'required' }];
  const money = world.currencyOf(campaign.adAccountId);
  const found = judgeAmount('bid', 'adGroupBid', bid, money);
  const { dailyCap: cap, totalBudget: budget } = campaign;
  const was = world.findBefore('campaign', after.campaignId);
  const one = before?.bid ?? null;
  if (cap !== null && exceeds(bid, cap, { one, other: was?.dailyCap ?? null }))
    found.push({ field: 'bid', reason: 'bidAboveCap', values: { cap: sayAmount(cap, money) } });
  else if (budget !== null && exceeds(bid, budget, { one, other: was?.totalBudget ?? null }))
    found.push({ field: 'bid', reason: 'bidAboveBudget', values: { budget: sayAmount(budget, money) } });
  return found;
}

/** Keywords that are left above a lowered bid came before it and stay; a lowered goal is a matter of opinion. */
function warn(world: AdWorld, { id, touched, before, after }: Judged): Finding<WarningReason>[] {
  const found: Finding<WarningReason>[] = [];
  if (touched.has('cpaGoal') && isLowered(before?.cpaGoal, after.cpaGoal))
    found.push({ field: 'cpaGoal', reason: 'goalLowered' });
  if (touched.has('bid') && after.bid !== null && isLowered(before?.bid, after.bid)) {
    const count = world.countKeywordsAbove(id, after.bid);
    if (count > 0) found.push({ field: 'bid', reason: 'keywordsAbove', values: { count } });
  }
  return found;
}
