import * as z from 'zod/mini';
import { campaignStatuses, systemStatuses } from './campaign-status.ts';
import { byChoice, byFlag, byId } from '../queries/filter.ts';
import { id } from '../values/id.ts';
import { entityName } from '../values/name.ts';
import { openEnum } from '../values/open-enum.ts';
import { equality } from '../queries/operator.ts';
import { defineQuery } from '../queries/query.ts';

const adDisplayStatuses = [
  'RUNNING',
  'PAUSED',
  'ON_HOLD',
  'LIMITED',
  'PROCESSING',
  'DELETED',
  'AD_GROUP_ON_HOLD',
  'CAMPAIGN_ON_HOLD',
] as const;

export const adSystemStatusReasons = [
  'PROCESSING',
  'PAUSED_BY_USER',
  'PAUSED_BY_SYSTEM',
  'DELETED_BY_USER',
  'AD_APPROVAL_PENDING',
  'AD_APPROVAL_REJECTED',
  'AD_APPROVAL_CREATIVE_DOC_EXPIRED',
  'AD_APPROVAL_CREATIVE_DOC_NOT_SUBMITTED',
  'AD_APPROVAL_CREATIVE_DOC_PENDING',
  'AD_APPROVAL_CREATIVE_DOC_REJECTED',
  'CREATIVE_SET_INVALID',
  'CREATIVE_SET_UNSUPPORTED',
  'CREATIVE_INVALID',
  'CREATIVE_PENDING',
  'PRODUCT_PAGE_DELETED',
  'PRODUCT_PAGE_HIDDEN',
  'PRODUCT_PAGE_INSUFFICIENT_ASSETS',
  'PRODUCT_PAGE_UNAVAILABLE',
  'PRODUCT_PAGE_INCOMPATIBLE',
  'CREATIVE_LOCALE_INCOMPATIBLE',
] as const;

const adLimitingReasons = ['CREATIVE_POLICY_ISSUES'] as const;

export const adCreate = z.strictObject({
  adGroupId: id,
  creativeId: id,
  name: entityName,
  status: z.enum(campaignStatuses),
});

export const adUpdate = z.strictObject({
  name: z.nullish(entityName),
  status: z.nullish(z.enum(campaignStatuses)),
});

export const ad = z.looseObject({
  id,
  adAccountId: z.nullish(id),
  campaignId: z.nullish(id),
  adGroupId: id,
  creativeId: z.nullish(id),
  name: z.nullish(z.string()),
  status: z.nullish(openEnum(campaignStatuses)),
  systemStatus: z.nullish(openEnum(systemStatuses)),
  systemStatusReasons: z.nullish(z.array(openEnum(adSystemStatusReasons))),
  systemStatusLimitingReasons: z.nullish(z.array(openEnum(adLimitingReasons))),
  displayStatus: z.nullish(openEnum(adDisplayStatuses)),
  deleted: z.nullish(z.boolean()),
  creationTime: z.nullish(z.string()),
  modificationTime: z.nullish(z.string()),
});

export type AdCreate = z.output<typeof adCreate>;
export type AdUpdate = z.output<typeof adUpdate>;

export const adQuery = defineQuery({
  filters: {
    id: byId(equality),
    campaignId: byId(['EQUALS']),
    adGroupId: byId(['EQUALS']),
    creativeId: byId(['EQUALS']),
    status: byChoice(campaignStatuses)(equality),
    deleted: byFlag(['EQUALS']),
  },
  sortable: ['id', 'campaignId', 'adGroupId', 'creativeId', 'status', 'deleted', 'creationTime'],
});
