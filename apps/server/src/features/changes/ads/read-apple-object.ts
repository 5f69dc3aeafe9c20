import { readWireTime } from '@tapwright/apple-ads/wire/values/time';
import type { AdKind, AdState, AudienceState } from '@tapwright/domain/ad-states';
import { type Currency, currencyDecimals } from '@tapwright/domain/currencies';
import * as z from 'zod/mini';

const money = z.nullish(z.looseObject({ amount: z.string() }));
const text = z.nullish(z.string());
const id = z.nullish(z.union([z.string(), z.number()]));

const listed = z.nullish(z.array(z.string()));
const dimension = z.nullish(z.looseObject({ include: listed, exclude: listed }));

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
  displayStatus: text,
  modificationTime: text,
  bid: money,
  dailyBudget: z.nullish(z.looseObject({ value: money })),
  bidStrategy: z.nullish(z.looseObject({ bidStrategyType: text, bidStrategyGoal: text, bid: money })),
  promotedObjectId: id,
  targeting: z.nullish(
    z.looseObject({
      countryOrRegion: dimension,
      supplyPlacement: dimension,
      deviceClass: dimension,
      gender: dimension,
      minAge: dimension,
      maxAge: dimension,
      appDownloader: dimension,
      adminArea: dimension,
      locality: dimension,
      daypart: dimension,
    }),
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
const ageOf = (written: z.infer<typeof dimension>): number | null => {
  const [age] = written?.include ?? [];
  return age === undefined ? null : Number(age);
};

function audienceOf({ targeting }: AppleObject): AudienceState {
  const listOf = (written: z.infer<typeof dimension>) => written?.include ?? [];
  const apps = targeting?.appDownloader;
  const [have, haveNot] = [listOf(apps).length, apps?.exclude?.length ?? 0];
  return {
    devices: listOf(targeting?.deviceClass),
    genders: listOf(targeting?.gender),
    minAge: ageOf(targeting?.minAge),
    maxAge: ageOf(targeting?.maxAge),
    customerType:
      have + haveNot === 0 ? 'all' : have + haveNot > 1 ? 'other' : have === 1 ? 'returning' : 'new',
    regions: listOf(targeting?.adminArea),
    cities: listOf(targeting?.locality),
    hours: listOf(targeting?.daypart).map(Number),
  };
}

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
    pausesAtGoal: false,
    countries: atApple.targeting?.countryOrRegion?.include ?? [],
    adamId: idOf(atApple.promotedObjectId),
    placement: atApple.targeting?.supplyPlacement?.include?.[0] ?? '',
    bidStrategy: atApple.bidStrategy?.bidStrategyType ?? 'MANUAL_CPT',
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
    startTime: timeOf(atApple.startTime),
    endTime: timeOf(atApple.endTime),
    ...audienceOf(atApple),
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
  ad: (atApple) => ({
    adGroupId: idOf(atApple.adGroupId),
    name: atApple.name ?? '',
    isRemoved: atApple.deleted === true,
    status: statusOf(atApple),
  }),
};
