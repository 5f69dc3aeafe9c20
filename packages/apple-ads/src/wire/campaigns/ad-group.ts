import * as z from 'zod/mini';
import { bidStrategy, bidStrategyAnswer } from './bid-strategy.ts';
import { campaignStatuses, systemStatuses } from './campaign-status.ts';
import { byChoice, byFlag, byId, byText, byTime } from '../queries/filter.ts';
import { expected } from '../values/expected.ts';
import { id } from '../values/id.ts';
import { money, moneyAnswer } from '../values/money.ts';
import { entityName } from '../values/name.ts';
import { openEnum } from '../values/open-enum.ts';
import { equality } from '../queries/operator.ts';
import { defineQuery } from '../queries/query.ts';
import { adGroupTargeting, adGroupTargetingAnswer } from './targeting.ts';
import { wireTime } from '../values/time.ts';

export const pricingModels = ['CPT', 'CPM', 'CPA'] as const;
const adGroupDisplayStatuses = [
  'RUNNING',
  'PAUSED',
  'ON_HOLD',
  'LIMITED',
  'PROCESSING',
  'DELETED',
  'CAMPAIGN_ON_HOLD',
] as const;

export const adGroupSystemStatusReasons = [
  'PROCESSING',
  'PAUSED_BY_SYSTEM',
  'PAUSED_BY_USER',
  'DELETED_BY_USER',
  'SCHEDULE_PENDING',
  'SCHEDULE_EXPIRED',
  'TARGETED_DEVICE_CLASS_NOT_SUPPORTED_SUPPLY_PLACEMENT',
  'PENDING_AUDIENCE_VERIFICATION',
  'AUDIENCE_BELOW_THRESHOLD',
  'CAMPAIGN_NOT_RUNNING',
  'ADS_NOT_RUNNING',
  'AUTOMATED_KEYWORDS_REQUIRED_AD_GROUP_NOT_ALLOWED_IN_MANUAL_CAMPAIGNS',
  'KEYWORDS_MISSING',
] as const;

const adGroupLimitingReasons = ['LOCATION_POLICY_ISSUES', 'LOCATION_GROUP_ISSUES', 'ADS_LIMITED'] as const;

/** Deprecated by Apple in favour of the bid strategy MAX_CONVERSIONS. */
const cpaCap = z.strictObject({ value: money });

/** The live service asks for `startTime`, though Apple's schema calls it optional. */
export const adGroupCreate = z.strictObject({
  campaignId: id,
  name: entityName,
  pricingModel: z.enum(pricingModels),
  startTime: wireTime,
  endTime: z.nullish(wireTime),
  status: z.nullish(z.enum(campaignStatuses)),
  bidStrategy: z.nullish(bidStrategy),
  automatedKeywordsOptIn: z.nullish(z.boolean()),
  automatedKeywordsRequired: z.nullish(z.boolean()),
  targeting: z.nullish(adGroupTargeting),
  cpaCap: z.nullish(cpaCap),
});

export const adGroupUpdate = z.strictObject({
  name: z.nullish(entityName),
  startTime: z.nullish(wireTime),
  endTime: z.nullish(wireTime),
  status: z.nullish(z.enum(campaignStatuses)),
  bidStrategy: z.nullish(bidStrategy),
  automatedKeywordsOptIn: z.nullish(z.boolean()),
  targeting: z.nullish(adGroupTargeting),
  cpaCap: z.nullish(cpaCap),
});

export const adGroup = z.looseObject({
  id,
  adAccountId: z.nullish(id),
  campaignId: id,
  name: expected(z.string()),
  pricingModel: z.nullish(openEnum(pricingModels)),
  startTime: z.nullish(z.string()),
  endTime: z.nullish(z.string()),
  status: z.nullish(openEnum(campaignStatuses)),
  bidStrategy: z.nullish(bidStrategyAnswer),
  automatedKeywordsOptIn: z.nullish(z.boolean()),
  automatedKeywordsRequired: z.nullish(z.boolean()),
  targeting: z.nullish(adGroupTargetingAnswer),
  cpaCap: z.nullish(z.looseObject({ value: z.nullish(moneyAnswer) })),
  systemStatus: z.nullish(openEnum(systemStatuses)),
  systemStatusReasons: z.nullish(z.array(openEnum(adGroupSystemStatusReasons))),
  systemStatusLimitingReasons: z.nullish(z.array(openEnum(adGroupLimitingReasons))),
  displayStatus: z.nullish(openEnum(adGroupDisplayStatuses)),
  deleted: z.nullish(z.boolean()),
  creationTime: z.nullish(z.string()),
  modificationTime: z.nullish(z.string()),
});

export type AdGroupCreate = z.output<typeof adGroupCreate>;
export type AdGroupUpdate = z.output<typeof adGroupUpdate>;

export const adGroupQuery = defineQuery({
  filters: {
    id: byId(equality),
    campaignId: byId(['EQUALS']),
    name: byText(['EQUALS', 'STARTS_WITH']),
    status: byChoice(campaignStatuses)(equality),
    startTime: byTime(['LESS_THAN', 'GREATER_THAN']),
    endTime: byTime(['LESS_THAN', 'GREATER_THAN']),
    deleted: byFlag(['EQUALS']),
  },
  sortable: ['id', 'campaignId', 'name', 'status', 'startTime', 'endTime', 'deleted', 'creationTime'],
});
