import { goalOfBidStrategy } from '@tapwright/apple-ads/wire/campaigns/bid-strategy';
import type { AdGroup, Campaign } from '../world/entities.ts';
import { latest, type Row } from '../world/table.ts';
import { writeMoney } from '../verbs/money.ts';
import { writeAdGroupTargeting } from './ad-group-targeting.ts';
import type { AccountCall } from './call.ts';
import { statusOfAdGroup } from '../verbs/status-of.ts';
import { statusFields } from './status-fields.ts';
import { timesOf, writeTime } from './wire-forms.ts';

/** What an ad group bids where nothing of its own is set; under MAX_CONVERSIONS all bids read zero. */
export function effectiveBid(campaign: Campaign, ...own: readonly (number | null)[]): number | null {
  if (campaign.bidStrategy.type === 'MAX_CONVERSIONS') return 0;
  return own.find((bid) => bid !== null) ?? campaign.bidStrategy.bid;
}

export function adGroupFields(state: AdGroup, campaign: Campaign, currency: string) {
  const { type } = campaign.bidStrategy;
  const bid = effectiveBid(campaign, state.bid);
  return {
    campaignId: state.campaignId,
    name: state.name,
    pricingModel: state.pricingModel,
    ...(state.startAt === null ? {} : { startTime: writeTime(state.startAt) }),
    ...(state.endAt === null ? {} : { endTime: writeTime(state.endAt) }),
    automatedKeywordsOptIn: state.searchMatch,
    automatedKeywordsRequired: state.searchMatchRequired,
    status: state.status,
    bidStrategy: {
      bidStrategyType: type,
      bidStrategyGoal: goalOfBidStrategy[type],
      ...(bid === null ? {} : { bid: writeMoney(bid, currency) }),
    },
    targeting: writeAdGroupTargeting(state.targeting),
    ...(state.cpaCap === null ? {} : { cpaCap: { value: writeMoney(state.cpaCap, currency) } }),
    deleted: state.deleted,
  };
}

export function viewAdGroup(call: AccountCall, row: Row<AdGroup>) {
  const { world, account } = call;
  const state = latest(row);
  return {
    id: row.id,
    adAccountId: account.id,
    ...adGroupFields(state, latest(world.campaigns.get(state.campaignId)), account.currency),
    ...statusFields(statusOfAdGroup(call, row)),
    ...timesOf(row),
  };
}
