import * as z from 'zod/mini';
import { id } from '@tapwright/apple-ads/wire/values/id';
import { money, moneyAnswer } from '@tapwright/apple-ads/wire/values/money';
import { entityName } from '@tapwright/apple-ads/wire/values/name';
import { openEnum } from '@tapwright/apple-ads/wire/values/open-enum';
import { wireTime } from '@tapwright/apple-ads/wire/values/time';
import { adGroupServingStateReasons, servingStatuses } from './campaign-status.ts';
import { biddingStrategies, campaignStatuses, paymentModels } from './campaign.ts';

export const pricingModels = ['CPC', 'CPM'] as const;
export const adGroupDisplayStatuses = [
  'RUNNING',
  'ON_HOLD',
  'CAMPAIGN_ON_HOLD',
  'PAUSED',
  'DELETED',
] as const;

const text = z.nullish(z.string());
const passedOver = z.optional(z.unknown());
const number = z.union([z.int(), z.string().check(z.regex(/^\d+$/))]);
const values = z.nullish(z.array(z.union([z.string(), z.number()])));
const ages = z.nullish(z.array(z.strictObject({ minAge: z.nullish(number), maxAge: z.nullish(number) })));

const dimension = z.nullish(z.strictObject({ included: values, excluded: values }));

/** Dimensions left out of a change are lost. */
export const targetingDimensions = z.strictObject({
  deviceClass: dimension,
  age: z.nullish(z.strictObject({ included: ages, excluded: ages })),
  gender: dimension,
  country: dimension,
  adminArea: dimension,
  locality: dimension,
  daypart: z.nullish(z.strictObject({ userTime: dimension })),
  appDownloaders: dimension,
  appCategories: dimension,
});

const changeable = {
  cpaGoal: z.nullish(money),
  automatedKeywordsOptIn: z.nullish(z.boolean()),
  endTime: z.nullish(wireTime),
  status: z.nullish(z.enum(campaignStatuses)),
  targetingDimensions: z.nullish(targetingDimensions),
};

export const adGroupCreate = z.strictObject({
  name: entityName,
  pricingModel: z.enum(pricingModels),
  defaultBidAmount: money,
  startTime: wireTime,
  ...changeable,
  automatedKeywordsRequired: z.nullish(z.boolean()),
  biddingStrategy: z.nullish(z.enum(biddingStrategies)),
  id: passedOver,
  orgId: passedOver,
  campaignId: passedOver,
  paymentModel: passedOver,
  servingStatus: passedOver,
  servingStateReasons: passedOver,
  displayStatus: passedOver,
  deleted: passedOver,
  modificationTime: passedOver,
});

/** Unlike a creation it refuses `id` and `campaignId`, as the service does. */
export const adGroupUpdate = z.strictObject({
  name: z.nullish(entityName),
  defaultBidAmount: z.nullish(money),
  startTime: z.nullish(wireTime),
  ...changeable,
});

const dimensionAnswer = z.nullish(
  z.looseObject({ included: z.nullish(z.unknown()), excluded: z.nullish(z.unknown()) }),
);

export const adGroup = z.looseObject({
  id: z.nullish(id),
  orgId: z.nullish(id),
  campaignId: z.nullish(id),
  name: text,
  pricingModel: z.nullish(openEnum(pricingModels)),
  defaultBidAmount: z.nullish(moneyAnswer),
  cpaGoal: z.nullish(moneyAnswer),
  automatedKeywordsOptIn: z.nullish(z.boolean()),
  automatedKeywordsRequired: z.nullish(z.boolean()),
  biddingStrategy: z.nullish(openEnum(biddingStrategies)),
  paymentModel: z.nullish(openEnum([...paymentModels, ''])),
  startTime: text,
  endTime: text,
  status: z.nullish(openEnum(campaignStatuses)),
  targetingDimensions: z.nullish(
    z.looseObject({
      deviceClass: dimensionAnswer,
      age: dimensionAnswer,
      gender: dimensionAnswer,
      country: dimensionAnswer,
      adminArea: dimensionAnswer,
      locality: dimensionAnswer,
      daypart: z.nullish(z.looseObject({ userTime: dimensionAnswer })),
      appDownloaders: dimensionAnswer,
      appCategories: dimensionAnswer,
    }),
  ),
  servingStatus: z.nullish(openEnum(servingStatuses)),
  servingStateReasons: z.nullish(z.array(openEnum(adGroupServingStateReasons))),
  displayStatus: z.nullish(openEnum(adGroupDisplayStatuses)),
  deleted: z.nullish(z.boolean()),
  modificationTime: text,
});
