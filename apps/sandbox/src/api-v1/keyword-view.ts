import type { AdGroup, Campaign, Keyword } from '../world/entities.ts';
import { latest, type Row } from '../world/table.ts';
import { writeMoney } from '../verbs/money.ts';
import { effectiveBid } from './ad-group-view.ts';
import type { AccountCall } from './call.ts';
import { displayOfKeyword } from '../verbs/status-of.ts';
import { timesOf } from './wire-forms.ts';

/** A keyword without a bid of its own shows the one it inherits. */
export function keywordFields(state: Keyword, adGroup: AdGroup, campaign: Campaign, currency: string) {
  const bid = effectiveBid(campaign, state.bid, adGroup.bid);
  return {
    campaignId: state.campaignId,
    adGroupId: state.adGroupId,
    text: state.text,
    matchType: state.matchType,
    bid: bid === null ? null : writeMoney(bid, currency),
    status: state.status,
    deleted: state.deleted,
  };
}

export function viewKeyword(call: AccountCall, row: Row<Keyword>) {
  const { world, account } = call;
  const state = latest(row);
  const adGroup = latest(world.adGroups.get(state.adGroupId));
  const campaign = latest(world.campaigns.get(state.campaignId));
  return {
    id: row.id,
    adAccountId: account.id,
    ...keywordFields(state, adGroup, campaign, account.currency),
    displayStatus: displayOfKeyword(call, row),
    ...timesOf(row),
  };
}
