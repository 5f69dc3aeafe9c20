import { goalOfBidStrategy } from '@tapwright/apple-ads/wire/campaigns/bid-strategy';
import { writeWireTime } from '@tapwright/apple-ads/wire/values/time';
import * as z from 'zod/mini';
import type { Fields } from '../sets/edits-store.ts';
import { type Line, moneyIn, statuses, strategies, timeIn } from './write-fields.ts';
import { writeTargeting } from './write-targeting.ts';

const status = z.enum(['running', 'paused']);
const time = z.nullable(z.string());
const amount = z.nullable(z.int());
const newCampaign = z.object({
  name: z.string(),
  status,
  dailyCap: amount,
  countries: z.array(z.string()),
  adamId: z.string(),
  placement: z.string(),
  bidStrategy: z.string(),
  startTime: time,
  endTime: time,
});
const newAdGroup = z.object({
  name: z.string(),
  status,
  bid: amount,
  searchMatch: z.boolean(),
  startTime: time,
  endTime: time,
});

const strategyOf = (name: string) => strategies.find((one) => one === name) ?? 'MANUAL_CPT';

export function writeNewCampaign(line: Line, { adAccountId, after }: { adAccountId: string; after: Fields }) {
  const { name, dailyCap, countries, adamId, placement, bidStrategy, ...rest } = z.parse(newCampaign, after);
  const bidStrategyType = strategyOf(bidStrategy);
  return {
    adAccountId,
    name,
    status: statuses[rest.status],
    promotedObjectType: 'APPSTORE_APP' as const,
    promotedObjectId: adamId,
    billingEvent: 'TAPS' as const,
    dailyBudget: { value: moneyIn(line, dailyCap ?? 0) },
    targeting: {
      supplySource: { include: ['APPSTORE'] },
      supplyPlacement: { include: [placement] },
      countryOrRegion: { include: countries },
    },
    bidStrategy: { bidStrategyType, bidStrategyGoal: goalOfBidStrategy[bidStrategyType] },
    ...(rest.startTime === null ? {} : { startTime: timeIn(rest.startTime) }),
    ...(rest.endTime === null ? {} : { endTime: timeIn(rest.endTime) }),
  };
}

const newAd = z.object({ name: z.string(), status });

export function writeNewAd(after: Fields) {
  const { name, status: wanted } = z.parse(newAd, after);
  return { name, status: statuses[wanted] };
}

/** Of the campaign around it. */
export type AroundAdGroup = { adamId?: string; bidStrategy?: string };

/** The live service asks for a start: without one of its own it is the moment of sending. */
export function writeNewAdGroup(
  line: Line,
  { campaignId, after }: { campaignId: string; after: Fields },
  { adamId = '', bidStrategy = 'MANUAL_CPT' }: AroundAdGroup,
  now = new Date(),
) {
  const { name, bid, searchMatch, startTime, endTime, ...rest } = z.parse(newAdGroup, after);
  const bidStrategyType = strategyOf(bidStrategy);
  const isAutomated = bidStrategyType === 'MAX_CONVERSIONS';
  return {
    campaignId,
    name,
    pricingModel: 'CPT' as const,
    status: statuses[rest.status],
    startTime: startTime === null ? writeWireTime(now) : writeWireTime(new Date(startTime)),
    ...(endTime === null ? {} : { endTime: timeIn(endTime) }),
    bidStrategy: {
      bidStrategyType,
      bidStrategyGoal: goalOfBidStrategy[bidStrategyType],
      ...(bid === null || isAutomated ? {} : { bid: moneyIn(line, bid) }),
    },
    automatedKeywordsOptIn: searchMatch,
    ...(isAutomated && searchMatch ? { automatedKeywordsRequired: true } : {}),
    targeting: writeTargeting(after, adamId),
  };
}
