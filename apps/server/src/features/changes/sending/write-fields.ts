import { goalOfBidStrategy } from '@tapwright/apple-ads/wire/campaigns/bid-strategy';
import { writeWireTime } from '@tapwright/apple-ads/wire/values/time';
import { moneyOf, toAmount } from '@tapwright/domain/money';
import * as z from 'zod/mini';
import { readAppleObject } from '../ads/read-apple-object.ts';
import type { Fields } from '../sets/edits-store.ts';
import type { AppleRow } from './read-objects.ts';
import type { SendContext } from './send-context.ts';
import { writeTargeting } from './write-targeting.ts';

const minor = z.optional(z.nullable(z.int()));
/** What an edit may hold, as it was written at its commit. */
const editFields = z.object({
  name: z.optional(z.string()),
  status: z.optional(z.enum(['running', 'paused'])),
  dailyCap: minor,
  bid: minor,
  countries: z.optional(z.array(z.string())),
  searchMatch: z.optional(z.boolean()),
  startTime: z.optional(z.nullable(z.string())),
  endTime: z.optional(z.nullable(z.string())),
  text: z.optional(z.string()),
  matchType: z.optional(z.enum(['EXACT', 'BROAD'])),
});

export type Line = Pick<SendContext, 'currency' | 'currencyName'>;

export const moneyIn = ({ currency, currencyName }: Line, amount: number) => ({
  amount: toAmount(moneyOf(amount, currency)),
  currency: currencyName,
});
export const statuses = { running: 'ENABLED', paused: 'PAUSED' } as const;
export const timeIn = (time: string | null) => (time === null ? null : writeWireTime(new Date(time)));

/** What was touched and nothing else, in Apple's words. */
export function writeCampaign(context: Line, after: Fields) {
  const { name, status, dailyCap, countries, startTime, endTime } = z.parse(editFields, after);
  return {
    ...(name === undefined ? {} : { name }),
    ...(status === undefined ? {} : { status: statuses[status] }),
    ...(typeof dailyCap === 'number' ? { dailyBudget: { value: moneyIn(context, dailyCap) } } : {}),
    ...(countries === undefined ? {} : { targeting: { countryOrRegion: { include: countries } } }),
    ...(startTime === undefined ? {} : { startTime: timeIn(startTime) }),
    ...(endTime === undefined ? {} : { endTime: timeIn(endTime) }),
  };
}

/** A bid travels with the strategy it belongs to, and that is what stands at Apple. */
export function writeAdGroup(
  context: Line,
  after: Fields,
  { atApple, adamId }: { atApple: AppleRow | undefined; adamId: string },
) {
  const { name, status, bid, searchMatch, startTime, endTime } = z.parse(editFields, after);
  const type = readAppleObject(atApple ?? {}).bidStrategy?.bidStrategyType;
  const bidStrategyType = strategies.find((one) => one === type) ?? 'MANUAL_CPT';
  const bidStrategyGoal = goalOfBidStrategy[bidStrategyType];
  const targeting = writeTargeting(after, adamId);
  return {
    ...(name === undefined ? {} : { name }),
    ...(status === undefined ? {} : { status: statuses[status] }),
    ...(typeof bid === 'number'
      ? { bidStrategy: { bidStrategyType, bidStrategyGoal, bid: moneyIn(context, bid) } }
      : {}),
    ...(searchMatch === undefined ? {} : { automatedKeywordsOptIn: searchMatch }),
    ...(startTime === undefined ? {} : { startTime: timeIn(startTime) }),
    ...(Object.keys(targeting).length === 0 ? {} : { targeting }),
    ...(endTime === undefined ? {} : { endTime: timeIn(endTime) }),
  };
}

export const strategies = ['MANUAL_CPT', 'MAX_CONVERSIONS', 'MANUAL_CPM', 'MAX_ENGAGEMENTS'] as const;

export function writeAd(after: Fields) {
  const { status } = z.parse(editFields, after);
  return status === undefined ? {} : { status: statuses[status] };
}

export function writeKeyword(context: Line, after: Fields) {
  const { status, bid } = z.parse(editFields, after);
  return {
    ...(status === undefined ? {} : { status: statuses[status] }),
    ...(typeof bid === 'number' ? { bid: moneyIn(context, bid) } : {}),
  };
}

export function writeText(after: Fields) {
  const { text = '', matchType = 'BROAD' } = z.parse(editFields, after);
  return { text, matchType };
}
