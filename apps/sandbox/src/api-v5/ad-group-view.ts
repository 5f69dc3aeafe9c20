import { effectiveBid } from '../api-v1/ad-group-view.ts';
import { writeTime, writeTimeOrNull } from '../api-v1/wire-forms.ts';
import { statusOfAdGroup } from '../verbs/status-of.ts';
import { v5OrgIdOf } from './org-id.ts';
import type { AdGroup } from '../world/entities.ts';
import { createdAt, latest, modifiedAt, type Row } from '../world/table.ts';
import type { AccountCall } from './call.ts';
import { writeSent } from './money.ts';
import { adGroupServing } from './status-words.ts';
import { writeDimensions } from './targeting-dimensions.ts';

export function viewAdGroup(call: AccountCall, row: Row<AdGroup>) {
  const { world, account } = call;
  const state = latest(row);
  const campaign = latest(world.campaigns.get(state.campaignId));
  const money = writeSent(world, 'adGroup', row.id, account.currency);
  return {
    id: row.id,
    orgId: v5OrgIdOf(account.id),
    campaignId: state.campaignId,
    name: state.name,
    pricingModel: state.pricingModel === 'CPM' ? 'CPM' : 'CPC',
    defaultBidAmount: money('defaultBidAmount', effectiveBid(campaign, state.bid)),
    cpaGoal: money('cpaGoal', state.cpaCap),
    automatedKeywordsOptIn: state.searchMatch,
    automatedKeywordsRequired: state.searchMatchRequired,
    biddingStrategy: campaign.bidStrategy.type,
    paymentModel: account.paymentModel,
    startTime: writeTime(state.startAt ?? createdAt(row)),
    endTime: writeTimeOrNull(state.endAt),
    status: state.status,
    targetingDimensions: writeDimensions(state.targeting),
    ...adGroupServing(statusOfAdGroup(call, row)),
    deleted: state.deleted,
    modificationTime: writeTime(modifiedAt(row)),
  };
}
