import * as z from 'zod/mini';
import { bidStrategy, bidStrategyAnswer, wholeBidStrategy } from './bid-strategy.ts';
import {
  campaignDisplayStatuses,
  campaignLimitingReasons,
  campaignStatuses,
  campaignSystemStatusReasons,
  systemStatuses,
} from './campaign-status.ts';
import { byAny, byChoice, byFlag, byId, byText, byTime } from '../queries/filter.ts';
import { expected } from '../values/expected.ts';
import { id, textId } from '../values/id.ts';
import { invoiceDetail, invoiceDetailAnswer, invoiceDetailUpdate } from '../accounts/invoice-detail.ts';
import { money, moneyAnswer } from '../values/money.ts';
import { campaignName } from '../values/name.ts';
import { openEnum } from '../values/open-enum.ts';
import { containment, equality, identity, instant, search } from '../queries/operator.ts';
import { defineQuery } from '../queries/query.ts';
import { campaignTargeting, campaignTargetingAnswer, campaignTargetingUpdate } from './targeting.ts';
import { wireTime } from '../values/time.ts';

export const promotedObjectTypes = ['APPSTORE_APP', 'BUSINESS_BRAND'] as const;
export const billingEvents = ['TAPS', 'IMPRESSIONS'] as const;
export const paymentModels = ['LOC', 'PAYG'] as const;
const regulationTypes = ['CAC', 'CAMPAIGN_SAPIN_LAW', 'ORG_SAPIN_LAW'] as const;
const regulationAnswers = [
  'AGENT',
  'NOT_AGENT',
  'FRENCH_BUSINESS',
  'NOT_FRENCH_BUSINESS',
  'TRUE',
  'FALSE',
  'NOT_ANSWERED',
] as const;

const dailyBudget = z.strictObject({ value: money });

const optionalSettings = {
  status: z.nullish(z.enum(campaignStatuses)),
  startTime: z.nullish(wireTime),
  endTime: z.nullish(wireTime),
  sharedBudgets: z.nullish(z.array(z.strictObject({ budgetId: id }))),
  regulationResponses: z.nullish(
    z
      .array(
        z.strictObject({ regulationType: z.enum(regulationTypes), responseValue: z.enum(regulationAnswers) }),
      )
      .check(
        z.refine(
          (responses) =>
            new Set(responses.map(({ regulationType }) => regulationType)).size === responses.length,
          {
            params: { code: 'INVALID_VALUE' },
          },
        ),
      ),
  ),
};

export const campaignCreate = z.strictObject({
  adAccountId: id,
  name: campaignName,
  promotedObjectType: z.enum(promotedObjectTypes),
  promotedObjectId: textId,
  billingEvent: z.enum(billingEvents),
  dailyBudget,
  targeting: campaignTargeting,
  bidStrategy: wholeBidStrategy,
  invoiceDetail: z.nullish(invoiceDetail),
  ...optionalSettings,
});

export const campaignUpdate = z.strictObject({
  name: z.nullish(campaignName),
  dailyBudget: z.nullish(dailyBudget),
  targeting: z.nullish(campaignTargetingUpdate),
  bidStrategy: z.nullish(bidStrategy),
  invoiceDetail: z.nullish(invoiceDetailUpdate),
  ...optionalSettings,
});

export const campaign = z.looseObject({
  id,
  adAccountId: z.nullish(id),
  name: expected(z.string()),
  promotedObjectType: z.nullish(openEnum(promotedObjectTypes)),
  promotedObjectId: z.nullish(textId),
  billingEvent: z.nullish(openEnum([...billingEvents, 'INSTALLS'])),
  dailyBudget: z.nullish(z.looseObject({ value: z.nullish(moneyAnswer) })),
  targeting: z.nullish(campaignTargetingAnswer),
  bidStrategy: z.nullish(bidStrategyAnswer),
  status: expected(openEnum(campaignStatuses)),
  startTime: z.nullish(z.string()),
  endTime: z.nullish(z.string()),
  sharedBudgets: z.nullish(z.array(z.looseObject({ budgetId: z.nullish(id) }))),
  invoiceDetail: z.nullish(invoiceDetailAnswer),
  regulationResponses: z.nullish(
    z.array(
      z.looseObject({
        regulationType: z.nullish(openEnum(regulationTypes)),
        responseValue: z.nullish(openEnum(regulationAnswers)),
      }),
    ),
  ),
  paymentModel: z.nullish(openEnum(paymentModels)),
  systemStatus: z.nullish(openEnum(systemStatuses)),
  systemStatusReasons: z.nullish(z.array(openEnum(campaignSystemStatusReasons))),
  systemStatusLimitingReasons: z.nullish(z.array(openEnum(campaignLimitingReasons))),
  displayStatus: z.nullish(openEnum(campaignDisplayStatuses)),
  deleted: z.nullish(z.boolean()),
  creationTime: z.nullish(z.string()),
  modificationTime: z.nullish(z.string()),
});

export type CampaignCreate = z.output<typeof campaignCreate>;
export type CampaignUpdate = z.output<typeof campaignUpdate>;

export const limitedStatusReasonDetails = z.looseObject({
  countryOrRegionLimitedStatusReasons: z.nullish(
    z.record(z.string(), z.array(openEnum(campaignLimitingReasons))),
  ),
});

const filters = {
  id: byId(equality),
  name: byText(search),
  status: byChoice(campaignStatuses)(equality),
  systemStatus: byChoice(systemStatuses)(equality),
  systemStatusReasons: byChoice(campaignSystemStatusReasons)(containment),
  systemStatusLimitingReasons: byText(containment),
  billingEvent: byChoice(billingEvents)(equality),
  paymentModel: byChoice(paymentModels)(equality),
  promotedObjectType: byChoice(promotedObjectTypes)(identity),
  promotedObjectId: byAny(identity),
  startTime: byTime(instant),
  endTime: byTime(instant),
  creationTime: byTime(instant),
  modificationTime: byTime(instant),
  deleted: byFlag(equality),
};

export const campaignQuery = defineQuery({
  filters,
  sortable: [
    'id',
    'name',
    'status',
    'systemStatus',
    'billingEvent',
    'paymentModel',
    'promotedObjectType',
    'promotedObjectId',
    'startTime',
    'endTime',
    'creationTime',
    'modificationTime',
    'deleted',
  ],
});
