import { readWireTime } from '@tapwright/apple-ads/wire/values/time';
import type { AdKind, AdState } from '@tapwright/domain/ad-states';
import { type Currency, currencyDecimals } from '@tapwright/domain/currencies';
import * as z from 'zod/mini';

const money = z.nullish(z.looseObject({ amount: z.string() }));
const text = z.nullish(z.string());
const id = z.nullish(z.union([z.string(), z.number()]));

/** What of Apple's object the rules and an edit need. Everything may be missing. */
const appleObject = z.looseObject({
  id,
  adAccountId: id,
  campaignId: id,
  adGroupId: id,
  name: text,
  text,
  matchType: text,
  status: text,
  deleted: z.nullish(z.boolean()),
  bid: money,
  dailyBudget: z.nullish(z.looseObject({ value: money })),
  bidStrategy: z.nullish(z.looseObject({ bidStrategyType: text, bidStrategyGoal: text, bid: money })),
  targeting: z.nullish(
    z.looseObject({ countryOrRegion: z.nullish(z.looseObject({ include: z.nullish(z.array(z.string())) })) }),
  ),
  automatedKeywordsOptIn: z.nullish(z.boolean()),
  startTime: text,
  endTime: text,
});
export type AppleObject = z.infer<typeof appleObject>;

export const readAppleObject = (told: unknown): AppleObject => z.parse(appleObject, told);

/** Apple's amounts have two decimals whatever the currency; what its smallest unit cannot hold is rounded. */
function minorOf(amount: z.infer<typeof money>, currency: Currency): number | null {
  if (!amount) return null;
  const minor = Math.round(Number(amount.amount) * 10 ** currencyDecimals[currency]);
  return Number.isSafeInteger(minor) ? minor : null;
}

const statusOf = ({ status }: AppleObject) => (status === 'PAUSED' ? 'paused' : 'running');
const timeOf = (time: string | null | undefined) => (time ? readWireTime(time).toISOString() : null);
const idOf = (value: z.infer<typeof id>) => String(value ?? '');

/** An object of Apple's as the rules see it; goals of ours are laid over it elsewhere. */
export const stateReaders: {
  [Kind in AdKind]: (told: AppleObject, currency: Currency) => AdState[Kind];
} = {
  campaign: (told, currency) => ({
    adAccountId: idOf(told.adAccountId),
    name: told.name ?? '',
    isRemoved: told.deleted === true,
    status: statusOf(told),
    dailyCap: minorOf(told.dailyBudget?.value, currency),
    totalBudget: null,
    cpaGoal: null,
    countries: told.targeting?.countryOrRegion?.include ?? [],
    startTime: timeOf(told.startTime),
    endTime: timeOf(told.endTime),
  }),
  adGroup: (told, currency) => ({
    campaignId: idOf(told.campaignId),
    name: told.name ?? '',
    isRemoved: told.deleted === true,
    status: statusOf(told),
    bid: minorOf(told.bidStrategy?.bid, currency),
    cpaGoal: null,
    searchMatch: told.automatedKeywordsOptIn === true,
    endTime: timeOf(told.endTime),
  }),
  keyword: (told, currency) => ({
    adGroupId: idOf(told.adGroupId),
    text: told.text ?? '',
    matchType: told.matchType ?? 'BROAD',
    isRemoved: told.deleted === true,
    status: statusOf(told),
    bid: minorOf(told.bid, currency),
  }),
  negativeKeyword: (told) => ({
    campaignId: idOf(told.campaignId),
    adGroupId: told.adGroupId ? idOf(told.adGroupId) : null,
    text: told.text ?? '',
    matchType: told.matchType ?? 'BROAD',
    isRemoved: told.deleted === true,
    status: statusOf(told),
  }),
};
