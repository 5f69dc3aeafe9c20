import * as z from 'zod/mini';
import { id } from '@tapwright/apple-ads/wire/values/id';
import { money, moneyAnswer } from '@tapwright/apple-ads/wire/values/money';
import { keywordText } from '@tapwright/apple-ads/wire/values/name';
import { openEnum } from '@tapwright/apple-ads/wire/values/open-enum';

export const keywordStatuses = ['ACTIVE', 'PAUSED'] as const;
export const matchTypes = ['BROAD', 'EXACT'] as const;
const maxKeywordsPerCall = 1000;
/** Targeting and negative together. */
export const maxKeywordsPerAdGroup = 5000;

const text = z.nullish(z.string());
const passedOver = z.optional(z.unknown());
const status = z.nullish(z.enum(keywordStatuses));

const batchOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.minLength(1), z.maxLength(maxKeywordsPerCall));

const unheeded = {
  campaignId: passedOver,
  adGroupId: passedOver,
  deleted: passedOver,
  modificationTime: passedOver,
};

/** Without a bid the keyword takes its ad group's. */
export const keywordsCreate = batchOf(
  z.strictObject({
    text: keywordText,
    matchType: z.nullish(z.enum(matchTypes)),
    bidAmount: z.nullish(money),
    status,
    id: passedOver,
    creationTime: passedOver,
    ...unheeded,
  }),
);

export const keywordsUpdate = batchOf(
  z.strictObject({
    id,
    bidAmount: z.nullish(money),
    status,
    text: passedOver,
    matchType: passedOver,
    creationTime: passedOver,
    ...unheeded,
  }),
);

export const negativeKeywordsCreate = batchOf(
  z.strictObject({
    text: keywordText,
    matchType: z.nullish(z.enum(matchTypes)),
    status,
    id: passedOver,
    ...unheeded,
  }),
);

export const negativeKeywordsUpdate = batchOf(
  z.strictObject({ id, status, text: passedOver, matchType: passedOver, ...unheeded }),
);

export const keywordsDelete = batchOf(id);

const fields = {
  id: z.nullish(id),
  campaignId: z.nullish(id),
  adGroupId: z.nullish(id),
  text,
  matchType: z.nullish(openEnum(matchTypes)),
  status: z.nullish(openEnum(keywordStatuses)),
  deleted: z.nullish(z.boolean()),
  modificationTime: text,
};

export const keyword = z.looseObject({ ...fields, bidAmount: z.nullish(moneyAnswer), creationTime: text });
export const negativeKeyword = z.looseObject(fields);
