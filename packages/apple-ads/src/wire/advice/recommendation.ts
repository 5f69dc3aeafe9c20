import * as z from 'zod/mini';
import { bidStrategyGoals, bidStrategyTypes } from '../campaigns/bid-strategy.ts';
import { promotedObjectTypes } from '../campaigns/campaign.ts';
import { id, textId } from '../values/id.ts';
import { moneyAnswer, moneyWithCurrency } from '../values/money.ts';
import { openEnum } from '../values/open-enum.ts';

const recommendationStates = ['AVAILABLE', 'APPLIED', 'DISMISSED', 'DELETE'] as const;
const recommendationStatuses = ['ENABLED', 'DISABLED', 'DELETED'] as const;
const recommendationTypes = [
  'DAILYCAP',
  'SDAILYCAP',
  'TCPA',
  'STCPA',
  'BID',
  'SBID',
  'KEYWORD',
  'SKEYWORD',
] as const;

const text = z.nullish(z.string());
const count = z.nullish(z.int());
const amount = z.nullish(moneyAnswer);

const subject = {
  recommendationType: z.nullish(openEnum(recommendationTypes)),
  promotedObjectId: z.nullish(textId),
  promotedObjectType: z.nullish(openEnum(promotedObjectTypes)),
  adAccountId: z.nullish(id),
  campaignId: z.nullish(id),
  campaignName: text,
  state: z.nullish(openEnum(recommendationStates)),
  status: z.nullish(openEnum(recommendationStatuses)),
};

const past = {
  installs: count,
  spend: amount,
  averageCPA: amount,
  averageCPT: amount,
  impression: count,
  taps: count,
  ttr: z.nullish(z.number()),
};

/** Seven days ahead. */
const expected = { expectedInstalls: count, expectedTaps: count, expectedSpend: amount };
const times = { creationTime: text, modificationTime: text, expirationTime: text };

const bidStrategy = z.nullish(
  z.looseObject({
    bidStrategyType: z.nullish(openEnum(bidStrategyTypes)),
    bidStrategyGoal: z.nullish(openEnum(bidStrategyGoals)),
    bidAmount: amount,
  }),
);

export const dailyBudgetRecommendation = z.looseObject({
  id: textId,
  ...subject,
  suggestedDailyBudgetAmount: amount,
  dailyBudget: amount,
  bidStrategy,
  ...past,
  ...expected,
  expectedImpressions: count,
  expectedCpa: amount,
  ...times,
});

export const targetCpaRecommendation = z.looseObject({
  id: textId,
  ...subject,
  recommendedTargetCPA: amount,
  bidStrategy,
  ...past,
  ...expected,
  expectedCPA: amount,
  ...times,
});

const action = {
  ...subject,
  recommendationId: textId,
  appliedTime: text,
  rank: count,
  ...past,
  ...expected,
  ...times,
};

export const dailyBudgetAction = z.looseObject({
  ...action,
  appliedDailyBudgetAmount: amount,
  suggestedDailyBudgetAmount: amount,
  expectedImpressions: count,
  expectedImpressionsLow: count,
  expectedImpressionsHigh: count,
  expectedInstallsLow: count,
  expectedInstallsHigh: count,
  expectedTapsLow: count,
  expectedTapsHigh: count,
  expectedSpendLow: amount,
  expectedSpendHigh: amount,
  expectedCpa: amount,
  expectedCpaLow: amount,
  expectedCpaHigh: amount,
});

export const targetCpaAction = z.looseObject({
  ...action,
  appliedTargetCPA: amount,
  recommendedTargetCPA: amount,
  expectedCPA: amount,
});

const chosen = {
  id: z.string().check(z.minLength(1)),
  promotedObjectId: textId,
  promotedObjectType: z.enum(promotedObjectTypes),
  historyId: text,
};

const sameObject = z.refine<readonly { promotedObjectId: string }[]>(
  (items) => items.every(({ promotedObjectId }) => promotedObjectId === items[0]?.promotedObjectId),
  { params: { code: 'INVALID_VALUE' } },
);

/** Applying and dismissing take a bare array whose items all belong to one promoted object. */
export const dailyBudgetChoices = z
  .array(z.strictObject({ ...chosen, appliedDailyBudget: z.nullish(moneyWithCurrency) }))
  .check(z.minLength(1), sameObject);

export const targetCpaChoices = z
  .array(z.strictObject({ ...chosen, appliedTargetCPA: z.nullish(moneyWithCurrency) }))
  .check(z.minLength(1), sameObject);

const popularity = z.nullish(z.number());

/** Popularity runs from 5, the floor, to 100. */
export const keywordSuggestion = z.looseObject({ text: z.string(), popularity });
export const phraseSuggestion = z.looseObject({ phrase: z.string(), popularity });
export const categorySuggestion = z.looseObject({ category: z.string(), popularity });

export const targetCpaSuggestion = z.looseObject({
  promotedObjectId: z.nullish(textId),
  suggestedTargetCPA: amount,
  countryOrRegion: z.nullish(z.array(z.string())),
  appCategory: text,
});
