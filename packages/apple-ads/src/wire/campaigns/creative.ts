import * as z from 'zod/mini';
import { byChoice, byFlag, byId, byText } from '../queries/filter.ts';
import { id, textId, uuid } from '../values/id.ts';
import { entityName } from '../values/name.ts';
import { openEnum } from '../values/open-enum.ts';
import { equality } from '../queries/operator.ts';
import { defineQuery } from '../queries/query.ts';
import { supplyPlacements } from './targeting.ts';

export const creativeTypes = [
  'CUSTOM_PRODUCT_PAGE',
  'DEFAULT_PRODUCT_PAGE',
  'LOCAL_ADS_SEARCH_CREATIVE',
] as const;
const destinationTypes = ['APP_STORE_PRODUCT_PAGE', 'LOCAL_ADS_PLACECARD'] as const;
export const creativeSystemStatuses = ['VALID', 'INVALID', 'PENDING'] as const;

const creativeSystemStatusReasons = [
  'NEEDS_REVIEW',
  'POLICY_PROHIBITED',
  'POLICY_UNDEFINED',
  'PENDING_ASSET_CHECKS',
  'MISSING_ASSET',
  'ASSET_DELETED',
  'FAILED_ASSET_RATIO_COMPATIBILITY',
  'CREATIVE_ASSET_UNAVAILABLE',
  'CREATIVE_ASSET_PENDING_AVAILABILITY',
  'PRODUCT_PAGE_DELETED',
  'PRODUCT_PAGE_HIDDEN',
  'PRODUCT_PAGE_UNAVAILABLE',
  'PAUSED_BY_USER',
  'DELETED_BY_USER',
] as const;

/** Empty for product pages; only Maps creatives carry a specification. */
const creativeSpec = z.nullish(z.record(z.string(), z.unknown()));

export const creativeCreate = z
  .strictObject({
    name: entityName,
    creativeType: z.enum(creativeTypes),
    creativeSpec,
    destination: z.strictObject({
      destinationType: z.enum(destinationTypes),
      parameters: z.nullish(z.strictObject({ adamId: z.nullish(textId), productPageId: z.nullish(uuid) })),
    }),
  })
  .check(
    z.refine(
      ({ creativeType, destination: { parameters } }) =>
        creativeType === 'LOCAL_ADS_SEARCH_CREATIVE' ||
        (creativeType === 'CUSTOM_PRODUCT_PAGE') === Boolean(parameters?.productPageId),
      { path: ['destination', 'parameters', 'productPageId'], params: { code: 'INVALID_VALUE' } },
    ),
  );

export const creativeUpdate = z.strictObject({ name: z.nullish(entityName), creativeSpec });

const placementGroup = {
  supplyPlacement: z.nullish(z.array(openEnum(supplyPlacements))),
  countryOrRegion: z.nullish(z.array(z.string())),
};

/** Apple's pages name two of a creative and five of the pictures in it. */
const eligibilityStatuses = ['ELIGIBLE', 'INELIGIBLE', 'LIMITED', 'PENDING', 'UNDEFINED'] as const;

const creativeEligibility = z.looseObject({
  status: z.nullish(openEnum(eligibilityStatuses)),
  allowedGroups: z.nullish(z.array(z.looseObject(placementGroup))),
  blockedGroups: z.nullish(z.array(z.looseObject({ ...placementGroup, reason: z.nullish(z.unknown()) }))),
});

export const creative = z.looseObject({
  id,
  adAccountId: z.nullish(id),
  name: z.nullish(z.string()),
  creativeType: z.nullish(openEnum(creativeTypes)),
  creativeSpec,
  destination: z.nullish(
    z.looseObject({
      destinationType: z.nullish(openEnum(destinationTypes)),
      parameters: z.nullish(
        z.looseObject({ adamId: z.nullish(textId), productPageId: z.nullish(z.string()) }),
      ),
      url: z.nullish(z.string()),
    }),
  ),
  systemStatus: z.nullish(openEnum(creativeSystemStatuses)),
  systemStatusReasons: z.nullish(z.array(openEnum(creativeSystemStatusReasons))),
  eligibility: z.nullish(creativeEligibility),
  deleted: z.nullish(z.boolean()),
  creationTime: z.nullish(z.string()),
  modificationTime: z.nullish(z.string()),
});

export type CreativeCreate = z.output<typeof creativeCreate>;
export type CreativeUpdate = z.output<typeof creativeUpdate>;

export const creativeQuery = defineQuery({
  filters: {
    id: byId(equality),
    adAccountId: byId(['EQUALS']),
    name: byText(['EQUALS', 'STARTS_WITH']),
    creativeType: byChoice(creativeTypes)(equality),
    systemStatus: byChoice(creativeSystemStatuses)(equality),
    deleted: byFlag(['EQUALS']),
    'eligibility.status': byChoice(eligibilityStatuses)(equality),
  },
  sortable: ['id'],
});
