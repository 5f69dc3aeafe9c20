import * as z from 'zod/mini';
import { byChoice, byFlag, byId, byText } from '../queries/filter.ts';
import { expected } from '../values/expected.ts';
import { id } from '../values/id.ts';
import { money, moneyAnswer } from '../values/money.ts';
import { keywordText } from '../values/name.ts';
import { openEnum } from '../values/open-enum.ts';
import { equality } from '../queries/operator.ts';
import { defineQuery } from '../queries/query.ts';

export const keywordStatuses = ['ENABLED', 'PAUSED'] as const;
export const keywordMatchTypes = ['EXACT', 'BROAD', 'PHRASE', 'CATEGORY'] as const;
const keywordDisplayStatuses = [
  'RUNNING',
  'PAUSED',
  'DELETED',
  'AD_GROUP_ON_HOLD',
  'CAMPAIGN_ON_HOLD',
] as const;

/** Without a bid the keyword takes its ad group's. */
export const keywordCreate = z.strictObject({
  adGroupId: id,
  text: keywordText,
  matchType: z.nullish(z.enum(keywordMatchTypes)),
  bid: z.nullish(money),
  status: z.nullish(z.enum(keywordStatuses)),
});

/** Here a bid of null is refused. */
const changes = { bid: z.optional(money), status: z.nullish(z.enum(keywordStatuses)) };

export const keywordUpdate = z.strictObject(changes);
export const keywordBulkUpdate = z.strictObject({ id, ...changes });

export const keyword = z.looseObject({
  id,
  adAccountId: z.nullish(id),
  campaignId: z.nullish(id),
  adGroupId: id,
  text: expected(z.string()),
  matchType: expected(openEnum(keywordMatchTypes)),
  bid: z.nullish(moneyAnswer),
  status: expected(openEnum(keywordStatuses)),
  displayStatus: z.nullish(openEnum(keywordDisplayStatuses)),
  deleted: z.nullish(z.boolean()),
  creationTime: z.nullish(z.string()),
  modificationTime: z.nullish(z.string()),
});

export type KeywordCreate = z.output<typeof keywordCreate>;
export type KeywordUpdate = z.output<typeof keywordUpdate>;

export const keywordQuery = defineQuery({
  filters: {
    id: byId(equality),
    adGroupId: byId(equality),
    campaignId: byId(['EQUALS']),
    text: byText(['EQUALS', 'STARTS_WITH']),
    matchType: byChoice(keywordMatchTypes)(equality),
    status: byChoice(keywordStatuses)(equality),
    deleted: byFlag(['EQUALS']),
  },
  sortable: ['id', 'adGroupId', 'campaignId', 'text', 'matchType', 'status', 'deleted', 'creationTime'],
  needs: [['id'], ['adGroupId'], ['campaignId']],
});
