import * as z from 'zod/mini';
import { byChoice, byId, byText } from '../queries/filter.ts';
import { id } from '../values/id.ts';
import { openEnum } from '../values/open-enum.ts';
import { equality } from '../queries/operator.ts';
import { defineQuery } from '../queries/query.ts';
import { deviceClasses, supplyPlacements, supplySources } from '../campaigns/targeting.ts';

const eligibilityStates = ['ELIGIBLE', 'INELIGIBLE'] as const;

export const eligibility = z.looseObject({
  adamId: id,
  supplySource: z.nullish(openEnum(supplySources)),
  supplyPlacement: z.nullish(openEnum(supplyPlacements)),
  countryOrRegion: z.nullish(z.string()),
  deviceClass: z.nullish(openEnum(deviceClasses)),
  minAge: z.nullish(z.union([z.number(), z.string()])),
  state: z.nullish(openEnum(eligibilityStates)),
  reasons: z.nullish(z.array(z.string())),
  creationTime: z.nullish(z.string()),
  modificationTime: z.nullish(z.string()),
});

export const eligibilityQuery = defineQuery({
  filters: {
    adamId: byId(['EQUALS']),
    supplyPlacement: byChoice(supplyPlacements)(equality),
    state: byChoice(eligibilityStates)(equality),
    countryOrRegion: byText(equality),
    deviceClass: byChoice(deviceClasses)(equality),
  },
  sortable: ['supplyPlacement', 'state', 'countryOrRegion', 'deviceClass'],
  alwaysCounts: true,
});

const rejectionReasonLevels = [
  'DEFAULT_PRODUCT_PAGE',
  'DEFAULT_PRODUCT_PAGE_LOCALE',
  'CUSTOM_PRODUCT_PAGE',
  'CUSTOM_PRODUCT_PAGE_LOCALE',
] as const;

const rejectionReasonCodes = [
  'APP_ICON_GRAPHIC_OR_ADULT_THEMED_CONTENT',
  'APP_ICON_NOT_ELIGIBLE',
  'APP_NOT_ELIGIBLE',
  'APP_NAME_LANGUAGE_CONFLICT',
  'APP_NAME_GRAPHIC_OR_ADULT_THEMED_CONTENT',
  'APP_NAME_NOT_ELIGIBLE',
  'APP_NOT_ELIGIBLE_AT_THIS_TIME',
  'MIMICS_APP_STORE_TODAY_CARD',
  'PRODUCT_PAGE_OPTIMIZATION_EXPERIMENT_APP_ICON_NOT_ELIGIBLE',
  'SUBTITLE_GRAPHIC_OR_ADULT_THEMED_CONTENT',
  'SUBTITLE_LANGUAGE_CONFLICT',
  'SUBTITLE_NOT_ELIGIBLE',
  'SUBTITLE_PRICING_OFFERS_OR_RANKING_CLAIMS',
] as const;

export const rejectionReason = z.looseObject({
  id,
  adamId: z.nullish(id),
  productPageId: z.nullish(z.string()),
  assetId: z.nullish(z.string()),
  creativeId: z.nullish(id),
  supplySource: z.nullish(openEnum(supplySources)),
  supplyPlacement: z.nullish(openEnum(supplyPlacements)),
  countryOrRegion: z.nullish(z.string()),
  languageCode: z.nullish(z.string()),
  reasonType: z.nullish(openEnum(['REJECTION_REASON'])),
  reasonCode: z.nullish(openEnum(rejectionReasonCodes)),
  comment: z.nullish(z.string()),
  reasonLevel: z.nullish(openEnum(rejectionReasonLevels)),
  creationTime: z.nullish(z.string()),
  modificationTime: z.nullish(z.string()),
});

export const rejectionReasonQuery = defineQuery({
  filters: { adamId: byId(['EQUALS']) },
  sortable: ['id', 'creationTime'],
  alwaysCounts: true,
});
