import { goalOfBidStrategy } from '@tapwright/apple-ads/wire/campaigns/bid-strategy';
import type { BidStrategy } from '../world/entities.ts';
import { readPositiveMoney, writeMoney } from '../verbs/money.ts';
import { refuseValue } from '../verbs/refusal.ts';

export type SentMoney = { amount: string; currency?: string | null | undefined };
export type SentStrategy = {
  bidStrategyType?: string | null | undefined;
  bidStrategyGoal?: string | null | undefined;
  bid?: SentMoney | null | undefined;
};

export const startingStrategy: BidStrategy = { type: 'MANUAL_CPT', bid: null };

function readType(sent: string): BidStrategy['type'] {
  if (sent === 'MANUAL_CPT' || sent === 'MAX_CONVERSIONS') return sent;
  return refuseValue('bidStrategy.bidStrategyType', `${sent} is not for App Store campaigns.`);
}

/** Type and goal travel together; a bid alone leaves them as they were, and the other way round. */
export function readBidStrategy(before: BidStrategy, sent: SentStrategy, currency: string): BidStrategy {
  const type = sent.bidStrategyType ? readType(sent.bidStrategyType) : before.type;
  const kept = type === before.type ? before.bid : null;
  if (sent.bid === undefined) return { type, bid: kept };
  return { type, bid: sent.bid && readPositiveMoney(sent.bid, currency, 'bidStrategy.bid') };
}

export const writeBidStrategy = ({ type, bid }: BidStrategy, currency: string) => ({
  bidStrategyType: type,
  bidStrategyGoal: goalOfBidStrategy[type],
  ...(bid === null ? {} : { bid: writeMoney(bid, currency) }),
});
