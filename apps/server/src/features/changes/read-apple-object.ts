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

export const readAppleObject = (atApple: unknown): AppleObject => z.parse(appleObject, atApple);

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
  [Kind in AdKind]: (atApple: AppleObject, currency: Currency) => AdState[Kind];
} = {
  campaign: (atApple, currency) => ({
    adAccountId: idOf(atApple.adAccountId),
    name: atApple.name ?? '',
    isRemoved: atApple.deleted === true,
    status: statusOf(atApple),
    dailyCap: minorOf(atApple.dailyBudget?.value, currency),
    totalBudget: null,
    cpaGoal: null,
    countries: atApple.targeting?.countryOrRegion?.include ?? [],
    startTime: timeOf(atApple.startTime),
    endTime: timeOf(atApple.endTime),
  }),
  adGroup: (atApple, currency) => ({
    campaignId: idOf(atApple.campaignId),
    name: atApple.name ?? '',
    isRemoved: atApple.deleted === true,
    status: statusOf(atApple),
    bid: minorOf(atApple.bidStrategy?.bid, currency),
    cpaGoal: null,
    searchMatch: atApple.automatedKeywordsOptIn === true,
    endTime: timeOf(atApple.endTime),
  }),
  keyword: (atApple, currency) => ({
    adGroupId: idOf(atApple.adGroupId),
    text: atApple.text ?? '',
    matchType: atApple.matchType ?? 'BROAD',
    isRemoved: atApple.deleted === true,
    status: statusOf(atApple),
    bid: minorOf(atApple.bid, currency),
  }),
  negativeKeyword: (atApple) => ({
    campaignId: idOf(atApple.campaignId),
    adGroupId: atApple.adGroupId ? idOf(atApple.adGroupId) : null,
    text: atApple.text ?? '',
    matchType: atApple.matchType ?? 'BROAD',
    isRemoved: atApple.deleted === true,
    status: statusOf(atApple),
  }),
};
