import {
  chanceOfGoal,
  costBand,
  expectedRate,
  harvestBounds,
  type Measured,
  negateBounds,
} from '@tapwright/domain/judge-term';
import { amountOfMicros } from '@tapwright/domain/money';
import { type AssistantKeyword, type Goals, goalsOf, type Market } from './assistant-world.ts';
import { monthly } from './monthly.ts';
import type { Proposal } from './proposals.ts';

/** What Apple suggests for a keyword and what was measured of it, by its id. */
type KeywordBid = Measured & { readonly suggested: number; readonly hasOwnBid: boolean };
export type KeywordBids = ReadonlyMap<string, KeywordBid>;

export const bidBounds = {
  /** A bid is outside of what Apple suggests by at least this part. */
  apart: 0.05,
  /** At once a bid moves by these parts at most. */
  rise: 1.25,
  fall: 0.8,
  /** Less than this is no proposal. */
  least: 0.02,
} as const;

type Judged = { readonly of: 'bidLow' | 'bidHigh'; readonly nextBid: number; readonly chance: number };

/** Keywords that bid below what Apple suggests though they earn, and above it though they do not. */
export function proposeBids(market: Market, bids: KeywordBids, days: number): Proposal[] {
  return market.keywords.flatMap((keyword): Proposal[] => {
    const measured = bids.get(keyword.keywordId);
    const goals = goalsOf(market, [keyword.adGroupId]);
    if (measured === undefined || goals === undefined || !mayBeBid(market, keyword)) return [];
    const judged = judgeBid(market, keyword, { measured, goals });
    return judged === undefined ? [] : [proposalOf(market, keyword, { ...judged, measured, goals, days })];
  });
}

const mayBeBid = (market: Market, { campaignId, runs, bid }: AssistantKeyword): boolean =>
  runs && bid !== null && bid > 0 && market.campaigns.get(campaignId)?.isAutomated === false;

type Known = { readonly measured: KeywordBid; readonly goals: Goals };

function judgeBid(
  market: Market,
  { bid, matchType }: AssistantKeyword,
  { measured, goals }: Known,
): Judged | undefined {
  const { suggested } = measured;
  if (bid === null) return undefined;
  const matching = matchType === 'EXACT' ? ('exact' as const) : ('broad' as const);
  const neighbours = { rate: market.rates[matching], matching };
  if (bid < suggested * (1 - bidBounds.apart) && measured.installs >= harvestBounds.installs) {
    const chance = chanceOfGoal(measured, goals.low, neighbours);
    // Never above what a tap is worth at the goal, whatever Apple suggests.
    const worth = goals.low * expectedRate(measured, neighbours);
    const nextBid = Math.min(suggested, bid * bidBounds.rise, worth);
    const isMore = nextBid > bid * (1 + bidBounds.least);
    return chance >= harvestBounds.chance && isMore ? { of: 'bidLow', nextBid, chance } : undefined;
  }
  if (bid > suggested * (1 + bidBounds.apart) && measured.taps >= negateBounds.taps) {
    const chance = 1 - chanceOfGoal(measured, goals.high, neighbours);
    const hasEarned = measured.spend <= goals.high * measured.installs;
    const nextBid = Math.max(suggested, bid * bidBounds.fall);
    return chance >= negateBounds.chance && !hasEarned ? { of: 'bidHigh', nextBid, chance } : undefined;
  }
  return undefined;
}

type Found = Judged & Known & { readonly days: number };

function proposalOf(
  { adamId, countries, currency }: Market,
  { keywordId, campaignId, adGroupId, text, matchType, bid: now }: AssistantKeyword,
  { of, nextBid, chance, measured: { suggested, hasOwnBid, ...sums }, goals, days }: Found,
): Proposal {
  const bid = now ?? 0;
  const amount = (micros: number) => amountOfMicros(micros, currency);
  return {
    kind: 'bids',
    subject: `bids ${keywordId}`,
    adamId,
    countries,
    currency,
    campaignIds: [campaignId],
    worth: monthly(sums.spend * Math.abs(nextBid / bid - 1), days),
    edits: {
      keywords: [{ keywordId, bid: amount(nextBid), before: hasOwnBid ? { bid: amount(bid) } : {} }],
    },
    evidence: {
      of,
      word: text,
      sums,
      goal: of === 'bidLow' ? goals.low : goals.high,
      isGoalSet: goals.isSet,
      chance,
      cost: costBand(sums),
      bid,
      nextBid,
      suggested,
      places: [{ campaignId, adGroupId, matching: matchType === 'EXACT' ? 'exact' : 'broad', ...sums }],
    },
  };
}
