import * as z from 'zod/mini';
import { searchTermSources } from '@tapwright/apple-ads/wire/reports/report-row';
import { id } from '@tapwright/apple-ads/wire/values/id';
import { moneyAnswer } from '@tapwright/apple-ads/wire/values/money';
import { openEnum } from '@tapwright/apple-ads/wire/values/open-enum';
import { adGroupDisplayStatuses, pricingModels } from './ad-group.ts';
import { creativeTypes } from './ad.ts';
import {
  adGroupServingStateReasons,
  adServingStateReasons,
  campaignDisplayStatuses,
  campaignServingStateReasons,
  servingStatuses,
} from './campaign-status.ts';
import {
  adChannelTypes,
  biddingStrategies,
  billingEvents,
  campaignStatuses,
  supplySources,
} from './campaign.ts';
import { keywordStatuses, matchTypes } from './keyword.ts';

const text = z.nullish(z.string());
const anyId = z.nullish(id);
const flag = z.nullish(z.boolean());
const amount = z.nullish(moneyAnswer);

const dimensions = {
  deviceClass: text,
  gender: text,
  ageRange: text,
  countryCode: text,
  countryOrRegion: text,
  adminArea: text,
  locality: text,
};

const everywhere = { orgId: anyId, deleted: flag, modificationTime: text, ...dimensions };

export const campaignMetadata = z.looseObject({
  campaignId: anyId,
  campaignName: text,
  campaignStatus: z.nullish(openEnum(campaignStatuses)),
  app: z.nullish(z.looseObject({ appName: text, adamId: anyId })),
  adChannelType: z.nullish(openEnum(adChannelTypes)),
  supplySources: z.nullish(z.array(openEnum(supplySources))),
  billingEvent: z.nullish(openEnum(billingEvents)),
  biddingStrategy: z.nullish(openEnum(biddingStrategies)),
  targetCpa: amount,
  countriesOrRegions: z.nullish(z.array(z.string())),
  countryOrRegionServingStateReasons: z.nullish(z.record(z.string(), z.array(z.string()))),
  servingStatus: z.nullish(openEnum(servingStatuses)),
  servingStateReasons: z.nullish(z.array(openEnum(campaignServingStateReasons))),
  displayStatus: z.nullish(openEnum(campaignDisplayStatuses)),
  dailyBudget: amount,
  totalBudget: amount,
  ...everywhere,
});

export const adGroupMetadata = z.looseObject({
  adGroupId: anyId,
  adGroupName: text,
  adGroupStatus: z.nullish(openEnum(campaignStatuses)),
  adGroupServingStatus: z.nullish(openEnum(servingStatuses)),
  adGroupServingStateReasons: z.nullish(z.array(openEnum(adGroupServingStateReasons))),
  adGroupDisplayStatus: z.nullish(openEnum(adGroupDisplayStatuses)),
  automatedKeywordsOptIn: flag,
  campaignId: anyId,
  cpaGoal: amount,
  defaultBidAmount: amount,
  pricingModel: z.nullish(openEnum(pricingModels)),
  startTime: text,
  endTime: text,
  ...everywhere,
});

const keywordFields = {
  keywordId: anyId,
  keyword: text,
  keywordStatus: z.nullish(openEnum(keywordStatuses)),
  keywordDisplayStatus: z.nullish(
    openEnum(['RUNNING', 'PAUSED', 'DELETED', 'AD_GROUP_ON_HOLD', 'CAMPAIGN_ON_HOLD']),
  ),
  matchType: z.nullish(openEnum([...matchTypes, 'AUTO'])),
  bidAmount: amount,
  adGroupId: anyId,
  adGroupName: text,
  adGroupDeleted: flag,
  campaignId: anyId,
  ...everywhere,
};

export const keywordMetadata = z.looseObject(keywordFields);

/** Rows of search match carry no keyword; terms of little volume are one row without a term. */
export const searchTermMetadata = z.looseObject({
  ...keywordFields,
  searchTermText: text,
  searchTermSource: z.nullish(openEnum(searchTermSources)),
});

export const adMetadata = z.looseObject({
  adId: anyId,
  adName: text,
  adDisplayStatus: z.nullish(openEnum(['ACTIVE', 'INVALID', 'ON_HOLD', 'PAUSED', 'REMOVED'])),
  adServingStateReasons: z.nullish(z.array(openEnum(adServingStateReasons))),
  status: z.nullish(openEnum(['VALID', 'INVALID'])),
  creativeId: anyId,
  creativeType: z.nullish(openEnum(creativeTypes)),
  productPageId: text,
  language: text,
  adGroupId: anyId,
  campaignId: anyId,
  creationTime: text,
  ...everywhere,
});
