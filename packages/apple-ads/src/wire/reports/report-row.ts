import * as z from 'zod/mini';
import { adGroupSystemStatusReasons, pricingModels } from '../campaigns/ad-group.ts';
import { adSystemStatusReasons } from '../campaigns/ad.ts';
import { bidStrategyTypes } from '../campaigns/bid-strategy.ts';
import { campaignSystemStatusReasons, systemStatuses } from '../campaigns/campaign-status.ts';
import { billingEvents, promotedObjectTypes } from '../campaigns/campaign.ts';
import { creativeSystemStatuses, creativeTypes } from '../campaigns/creative.ts';
import { paginationAnswer } from '../transport/envelope.ts';
import { id, textId } from '../values/id.ts';
import { keywordMatchTypes } from '../keywords/keyword.ts';
import { moneyAnswer } from '../values/money.ts';
import { openEnum } from '../values/open-enum.ts';
import { appMetrics } from './report-metrics.ts';

const text = z.nullish(z.string());
const flag = z.nullish(z.boolean());
const anyId = z.nullish(id);
const texts = z.nullish(z.array(z.string()));

/** Apple's list says ACTIVE where the service says ENABLED; both mean the same. */
const reportStatuses = ['ENABLED', 'PAUSED', 'ACTIVE', 'DELETED'] as const;
export const searchTermSources = ['AUTO', 'TARGETED'] as const;

const deviceAndCountry = { deviceClass: text, countryOrRegion: text, storefront: text };
const dimensions = {
  ...deviceAndCountry,
  ageRange: text,
  gender: text,
  countryCode: text,
  adminArea: text,
  locality: text,
};

const entity = {
  adAccountId: anyId,
  status: z.nullish(openEnum(reportStatuses)),
  displayStatus: text,
  deleted: flag,
  creationTime: text,
  modificationTime: text,
};

const running = { systemStatus: z.nullish(openEnum(systemStatuses)), systemStatusLimitingReasons: texts };

const reportMoney = z.nullish(z.looseObject({ value: z.nullish(moneyAnswer) }));
const listed = z.nullish(z.union([z.array(z.string()), z.looseObject({ include: texts })]));
const reportBidStrategy = z.nullish(
  z.looseObject({ bidStrategyType: z.nullish(openEnum(bidStrategyTypes)), bid: z.nullish(moneyAnswer) }),
);

export const campaignMetadata = z.looseObject({
  id,
  name: text,
  ...entity,
  ...running,
  ...dimensions,
  promotedObject: z.nullish(z.looseObject({ name: text })),
  promotedObjectType: z.nullish(openEnum(promotedObjectTypes)),
  promotedObjectId: z.nullish(textId),
  systemStatusReasons: z.nullish(z.array(openEnum(campaignSystemStatusReasons))),
  billingEvent: z.nullish(openEnum([...billingEvents, 'INSTALLS'])),
  adChannelType: z.nullish(openEnum(['SEARCH', 'DISPLAY'])),
  targeting: z.nullish(
    z.looseObject({ supplyPlacement: listed, countryOrRegion: listed, lifetimeStorefronts: listed }),
  ),
  dailyBudget: reportMoney,
  lifetimeBudget: reportMoney,
  bidStrategy: reportBidStrategy,
  startTime: text,
  endTime: text,
});

export const adGroupMetadata = z.looseObject({
  id,
  campaignId: anyId,
  name: text,
  ...entity,
  ...running,
  ...dimensions,
  systemStatusReasons: z.nullish(z.array(openEnum(adGroupSystemStatusReasons))),
  automatedKeywordsOptIn: flag,
  automatedKeywordsRequired: flag,
  pricingModel: z.nullish(openEnum(pricingModels)),
  cpaCap: reportMoney,
  bidStrategy: reportBidStrategy,
  startTime: text,
  endTime: text,
  campaign: z.nullish(z.looseObject({})),
});

export const adMetadata = z.looseObject({
  id,
  campaignId: anyId,
  adGroupId: anyId,
  name: text,
  ...entity,
  ...running,
  ...deviceAndCountry,
  systemStatusReasons: z.nullish(z.array(openEnum(adSystemStatusReasons))),
  creative: z.nullish(
    z.looseObject({
      id: anyId,
      creativeType: z.nullish(openEnum(creativeTypes)),
      systemStatus: z.nullish(openEnum(creativeSystemStatuses)),
      creativeSpec: z.nullish(z.looseObject({ language: text })),
      destination: z.nullish(
        z.looseObject({
          parameters: z.nullish(z.looseObject({ adamId: z.nullish(textId), productPageId: text })),
        }),
      ),
    }),
  ),
});

const parentAdGroup = z.nullish(z.looseObject({ name: text, deleted: flag }));

const keywordFields = {
  campaignId: anyId,
  adGroupId: anyId,
  text,
  matchType: z.nullish(openEnum(keywordMatchTypes)),
  bid: z.nullish(moneyAnswer),
  ...entity,
  ...deviceAndCountry,
  adGroup: parentAdGroup,
};

export const keywordMetadata = z.looseObject({ id, ...keywordFields });

/** Terms that search match brought carry no keyword; terms of little volume are left out or lumped together. */
export const searchTermMetadata = z.looseObject({
  campaignId: anyId,
  adGroupId: anyId,
  adAccountId: anyId,
  searchTermText: text,
  searchTermSource: z.nullish(openEnum(searchTermSources)),
  keyword: z.nullish(z.looseObject({ id: anyId, ...keywordFields })),
  adGroup: parentAdGroup,
  ...deviceAndCountry,
});

const bidInsight = z.looseObject({
  bidRecommendation: z.nullish(
    z.looseObject({ suggestedBidAmount: z.nullish(z.union([z.number(), moneyAnswer])) }),
  ),
});

export const reportAnswerOf = <Metadata extends z.ZodMiniType>(metadata: Metadata) =>
  z.looseObject({
    result: z.looseObject({
      rows: z.array(
        z.looseObject({
          metadata,
          totalMetrics: z.nullish(appMetrics),
          granularMetrics: z.nullish(z.array(appMetrics)),
          insights: z.nullish(bidInsight),
        }),
      ),
      summary: z.nullish(z.looseObject({ grandTotal: z.nullish(appMetrics) })),
    }),
    pagination: z.nullish(paginationAnswer),
    error: z.nullish(z.unknown()),
  });
