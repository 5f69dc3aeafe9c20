import { effectiveBid } from '../api-v1/ad-group-view.ts';
import { timesOf, writeTime } from '../api-v1/wire-forms.ts';
import type { Hundredths, Keyword, NegativeKeyword, UserStatus } from '../world/entities.ts';
import { latest, modifiedAt, type Row } from '../world/table.ts';
import type { AccountCall } from './call.ts';
import { writeSent } from './money.ts';

const writeStatus = (status: UserStatus): 'ACTIVE' | 'PAUSED' => (status === 'ENABLED' ? 'ACTIVE' : 'PAUSED');
export const readStatus = (sent: 'ACTIVE' | 'PAUSED'): UserStatus =>
  sent === 'ACTIVE' ? 'ENABLED' : 'PAUSED';

/** A keyword without a bid of its own shows its ad group's. */
export function viewKeyword({ world, account }: AccountCall, row: Row<Keyword>) {
  const { campaignId, adGroupId, text, matchType, bid, status, deleted } = latest(row);
  const adGroup = latest(world.adGroups.get(adGroupId));
  const campaign = latest(world.campaigns.get(campaignId));
  const { currency } = account;
  const money = (amount: Hundredths | null) =>
    bid === null
      ? writeSent(world, 'adGroup', adGroupId, currency)('defaultBidAmount', amount)
      : writeSent(world, 'keyword', row.id, currency)('bidAmount', amount);
  return {
    id: row.id,
    campaignId,
    adGroupId,
    text,
    matchType,
    bidAmount: money(effectiveBid(campaign, bid, adGroup.bid)),
    status: writeStatus(status),
    deleted,
    ...timesOf(row),
  };
}

export function viewNegative(row: Row<NegativeKeyword>) {
  const { campaignId, adGroupId, text, matchType, status, deleted } = latest(row);
  return {
    id: row.id,
    campaignId,
    adGroupId,
    text,
    matchType,
    status: writeStatus(status),
    deleted,
    modificationTime: writeTime(modifiedAt(row)),
  };
}
