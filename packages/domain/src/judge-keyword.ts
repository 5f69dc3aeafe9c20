import type { AdGroupState, AdWorld, CampaignState, KeywordState, NegativeState } from './ad-states.ts';
import type { Finding, RefusalReason, Verdict, WarningReason } from './ad-verdicts.ts';
import { exceeds, judgeAmount, sayAmount } from './judge-amounts.ts';
import { findKeywordTextProblem, maxKeywordsOfAdGroup } from './keyword-text.ts';

/** A bid that rose by more than this part within seven days is asked about. */
const quickRise = 0.25;

type Judged<State> = { id: string; before: State | undefined; after: State; touched: ReadonlySet<string> };
const refuse = (field: string, reason: RefusalReason): Verdict => ({
  refused: [{ field, reason }],
  confirm: [],
});

export function judgeKeyword(world: AdWorld, { id, before, after, touched }: Judged<KeywordState>): Verdict {
  const adGroup = world.find('adGroup', after.adGroupId);
  const campaign = adGroup && world.find('campaign', adGroup.campaignId);
  if (adGroup === undefined || campaign === undefined) return refuse('adGroupId', 'notHere');
  if (adGroup.isRemoved || campaign.isRemoved) return refuse('adGroupId', 'removed');
  const refused: Finding<RefusalReason>[] = [];
  if (before === undefined) {
    refused.push(...judgeText(world, 'keyword', id, after));
    if (world.countKeywords(after.adGroupId) > maxKeywordsOfAdGroup)
      refused.push({ field: 'text', reason: 'tooManyKeywords', values: { highest: maxKeywordsOfAdGroup } });
  }
  if (!touched.has('bid')) return { refused, confirm: [] };
  const bids = judgeBid(world, { id, before, after, adGroup, campaign });
  return { refused: [...refused, ...bids.refused], confirm: bids.confirm };
}

type Bids = {
  id: string;
  before: KeywordState | undefined;
  after: KeywordState;
  adGroup: AdGroupState;
  campaign: CampaignState;
};

function judgeBid(world: AdWorld, { id, before, after, adGroup, campaign }: Bids): Verdict {
  const { bid } = after;
  if (bid === null) {
    // Apple takes a keyword without a bid, and no bid away from one that has it.
    return before === undefined ? { refused: [], confirm: [] } : refuse('bid', 'required');
  }
  const money = world.currencyOf(campaign.adAccountId);
  const refused = judgeAmount('bid', 'keywordBid', bid, money);
  const most = adGroup.bid;
  const were = { one: before?.bid ?? null, other: world.findBefore('adGroup', after.adGroupId)?.bid ?? null };
  if (most !== null && exceeds(bid, most, were))
    refused.push({ field: 'bid', reason: 'bidAboveAdGroup', values: { bid: sayAmount(most, money) } });
  const confirm: Finding<WarningReason>[] = [];
  const goal = adGroup.cpaGoal ?? campaign.cpaGoal;
  if (goal !== null && bid < goal)
    confirm.push({ field: 'bid', reason: 'bidBelowGoal', values: { goal: sayAmount(goal, money) } });
  const recent = world.lowestRecentBid(id) ?? before?.bid ?? null;
  if (recent !== null && bid > recent * (1 + quickRise))
    confirm.push({ field: 'bid', reason: 'bidRose', values: { bid: sayAmount(recent, money) } });
  return { refused, confirm };
}

export function judgeNegative(world: AdWorld, { id, before, after }: Judged<NegativeState>): Verdict {
  const campaign = world.find('campaign', after.campaignId);
  if (campaign === undefined) return refuse('campaignId', 'notHere');
  if (campaign.isRemoved) return refuse('campaignId', 'removed');
  if (after.adGroupId !== null) {
    const adGroup = world.find('adGroup', after.adGroupId);
    if (adGroup === undefined) return refuse('adGroupId', 'notHere');
    if (adGroup.isRemoved) return refuse('adGroupId', 'removed');
  }
  if (before !== undefined) return { refused: [], confirm: [] };
  return { refused: judgeText(world, 'negativeKeyword', id, after), confirm: [] };
}

function judgeText(
  world: AdWorld,
  kind: 'keyword' | 'negativeKeyword',
  id: string,
  { text }: { text: string },
): Finding<RefusalReason>[] {
  const problem = findKeywordTextProblem(text);
  if (problem !== undefined) return [{ field: 'text', reason: problem }];
  return world.isKeyTaken(kind, id) ? [{ field: 'text', reason: 'duplicateKeyword' }] : [];
}
