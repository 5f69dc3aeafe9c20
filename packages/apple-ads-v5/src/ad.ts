import * as z from 'zod/mini';
import { id, uuid } from '@tapwright/apple-ads/wire/values/id';
import { entityName } from '@tapwright/apple-ads/wire/values/name';
import { openEnum } from '@tapwright/apple-ads/wire/values/open-enum';
import { adServingStateReasons, servingStatuses } from './campaign-status.ts';
import { campaignStatuses } from './campaign.ts';

export const creativeTypes = ['CUSTOM_PRODUCT_PAGE', 'DEFAULT_PRODUCT_PAGE', 'CREATIVE_SET'] as const;
const creativeStates = ['VALID', 'INVALID'] as const;
export const creativeStateReasons = [
  'ASSET_DELETED',
  'CREATIVE_SET_UNSUPPORTED',
  'PRODUCT_PAGE_DELETED',
  'PRODUCT_PAGE_HIDDEN',
] as const;

const text = z.nullish(z.string());
const passedOver = z.optional(z.unknown());

const unheeded = {
  id: passedOver,
  orgId: passedOver,
  campaignId: passedOver,
  adGroupId: passedOver,
  creativeType: passedOver,
  servingStatus: passedOver,
  servingStateReasons: passedOver,
  deleted: passedOver,
  creationTime: passedOver,
  modificationTime: passedOver,
};

export const adCreate = z.strictObject({
  creativeId: id,
  name: entityName,
  status: z.enum(campaignStatuses),
  ...unheeded,
});

export const adUpdate = z.strictObject({
  name: z.nullish(entityName),
  status: z.nullish(z.enum(campaignStatuses)),
  creativeId: passedOver,
  ...unheeded,
});

export const ad = z.looseObject({
  id: z.nullish(id),
  orgId: z.nullish(id),
  campaignId: z.nullish(id),
  adGroupId: z.nullish(id),
  creativeId: z.nullish(id),
  name: text,
  creativeType: z.nullish(openEnum(creativeTypes)),
  status: z.nullish(openEnum(campaignStatuses)),
  servingStatus: z.nullish(openEnum(servingStatuses)),
  servingStateReasons: z.nullish(z.array(openEnum(adServingStateReasons))),
  deleted: z.nullish(z.boolean()),
  creationTime: text,
  modificationTime: text,
});

export const creativeCreate = z
  .strictObject({
    adamId: id,
    name: entityName,
    type: z.enum(['CUSTOM_PRODUCT_PAGE', 'DEFAULT_PRODUCT_PAGE']),
    productPageId: z.nullish(uuid),
  })
  .check(
    z.refine(({ type, productPageId }) => type === 'DEFAULT_PRODUCT_PAGE' || Boolean(productPageId), {
      path: ['productPageId'],
    }),
  );

export const creative = z.looseObject({
  id: z.nullish(id),
  orgId: z.nullish(id),
  adamId: z.nullish(id),
  name: text,
  type: z.nullish(openEnum(creativeTypes)),
  productPageId: text,
  state: z.nullish(openEnum(creativeStates)),
  stateReasons: z.nullish(z.array(openEnum(creativeStateReasons))),
  creationTime: text,
  modificationTime: text,
});
