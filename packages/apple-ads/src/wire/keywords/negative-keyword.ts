import * as z from 'zod/mini';
import { byChoice, byFlag, byId, byText } from '../queries/filter.ts';
import { expected } from '../values/expected.ts';
import { id } from '../values/id.ts';
import { keywordStatuses } from './keyword.ts';
import { keywordText } from '../values/name.ts';
import { openEnum } from '../values/open-enum.ts';
import { equality } from '../queries/operator.ts';
import { defineQuery } from '../queries/query.ts';

const negativeMatchTypes = ['EXACT', 'BROAD', 'PHRASE'] as const;

const fields = {
  campaignId: z.nullish(id),
  adGroupId: z.nullish(id),
  text: keywordText,
  matchType: z.nullish(z.enum(negativeMatchTypes)),
  status: z.nullish(z.enum(keywordStatuses)),
};

const parentProblem = { path: ['campaignId'], params: { code: 'INVALID_VALUE' } };

/** `campaignId` alone makes it apply to the campaign, `adGroupId` alone to the ad group. */
export const negativeKeywordCreate = z
  .strictObject(fields)
  .check(z.refine(({ campaignId, adGroupId }) => !campaignId !== !adGroupId, parentProblem));

/** In a batch some clients send both for an ad group, which the service takes. */
export const negativeKeywordBulkCreate = z
  .strictObject(fields)
  .check(z.refine(({ campaignId, adGroupId }) => Boolean(campaignId ?? adGroupId), parentProblem));

export const negativeKeywordUpdate = z.strictObject({ status: z.nullish(z.enum(keywordStatuses)) });
export const negativeKeywordBulkUpdate = z.strictObject({ id, status: z.nullish(z.enum(keywordStatuses)) });

export const negativeKeyword = z.looseObject({
  id,
  adAccountId: z.nullish(id),
  campaignId: z.nullish(id),
  adGroupId: z.nullish(id),
  text: expected(z.string()),
  matchType: expected(openEnum(negativeMatchTypes)),
  status: z.nullish(openEnum(keywordStatuses)),
  deleted: z.nullish(z.boolean()),
  creationTime: z.nullish(z.string()),
  modificationTime: z.nullish(z.string()),
});

export type NegativeKeywordCreate = z.output<typeof negativeKeywordCreate>;

const negatives = defineQuery({
  filters: {
    id: byId(equality),
    adGroupId: byId(['EQUALS', 'IN', 'NOT_EQUALS', 'IS_NULL', 'IS_NOT_NULL']),
    campaignId: byId(['EQUALS']),
    text: byText(['EQUALS', 'STARTS_WITH']),
    matchType: byChoice(negativeMatchTypes)(equality),
    status: byChoice(keywordStatuses)(equality),
    deleted: byFlag(['EQUALS']),
  },
  sortable: ['id', 'adGroupId', 'campaignId', 'creationTime'],
  needs: [['id'], ['adGroupId']],
});

/** `adGroupId` that names no ad group (IS_NULL and its like) is bounded by a campaign. */
export const negativeKeywordQuery = {
  ...negatives,
  body: negatives.body.check(
    z.refine(
      ({ filters }) => {
        const byAdGroup = filters?.find(({ field }) => field === 'adGroupId')?.operator;
        const bounded = byAdGroup === undefined || byAdGroup === 'EQUALS' || byAdGroup === 'IN';
        return bounded || filters?.some(({ field }) => field === 'campaignId' || field === 'id') === true;
      },
      { path: ['filters'], params: { code: 'MISSING_REQUIRED_FILTER' } },
    ),
  ),
};
