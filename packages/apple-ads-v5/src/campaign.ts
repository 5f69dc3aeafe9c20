import * as z from 'zod/mini';
import { id } from '@tapwright/apple-ads/wire/values/id';
import { money, moneyAnswer } from '@tapwright/apple-ads/wire/values/money';
import { campaignName } from '@tapwright/apple-ads/wire/values/name';
import { openEnum } from '@tapwright/apple-ads/wire/values/open-enum';
import { wireTime } from '@tapwright/apple-ads/wire/values/time';
import {
  campaignDisplayStatuses,
  campaignServingStateReasons,
  countryServingStateReasons,
  servingStatuses,
} from './campaign-status.ts';

export const supplySources = [
  'APPSTORE_SEARCH_RESULTS',
  'APPSTORE_SEARCH_TAB',
  'APPSTORE_TODAY_TAB',
  'APPSTORE_PRODUCT_PAGES_BROWSE',
] as const;
export const adChannelTypes = ['SEARCH', 'DISPLAY'] as const;
export const billingEvents = ['TAPS', 'IMPRESSIONS'] as const;
export const biddingStrategies = ['MANUAL_CPT', 'MAX_CONVERSIONS'] as const;
export const campaignStatuses = ['ENABLED', 'PAUSED'] as const;
export const paymentModels = ['PAYG', 'LOC'] as const;

const text = z.nullish(z.string());
const passedOver = z.optional(z.unknown());
const countries = z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1));

const locInvoiceDetails = z.strictObject({
  buyerName: text,
  buyerEmail: text,
  billingContactEmail: text,
  clientName: text,
  orderNumber: text,
});

const changeable = {
  /** Removed in 5.6; an answer that is sent back may still carry null. */
  budgetAmount: z.optional(z.null()),
  biddingStrategy: z.nullish(z.enum(biddingStrategies)),
  targetCpa: z.nullish(money),
  budgetOrders: z.nullish(z.array(id)),
  locInvoiceDetails: z.nullish(locInvoiceDetails),
  status: z.nullish(z.enum(campaignStatuses)),
  startTime: z.nullish(wireTime),
  endTime: z.nullish(wireTime),
};

/** The object that is answered is also the one that is sent, so what only Apple sets may come back unheeded. */
export const campaignCreate = z.strictObject({
  name: campaignName,
  adamId: id,
  adChannelType: z.enum(adChannelTypes),
  supplySources: z.array(z.enum(supplySources)).check(z.minLength(1)),
  billingEvent: z.enum(billingEvents),
  countriesOrRegions: countries,
  dailyBudgetAmount: money,
  ...changeable,
  id: passedOver,
  orgId: passedOver,
  paymentModel: passedOver,
  sapinLawResponse: text,
  servingStatus: passedOver,
  servingStateReasons: passedOver,
  countryOrRegionServingStateReasons: passedOver,
  displayStatus: passedOver,
  deleted: passedOver,
  creationTime: passedOver,
  modificationTime: passedOver,
});

/** The only change whose object is wrapped. */
export const campaignUpdate = z.strictObject({
  campaign: z.strictObject({
    name: z.nullish(campaignName),
    countriesOrRegions: z.nullish(countries),
    dailyBudgetAmount: z.nullish(money),
    ...changeable,
  }),
  clearGeoTargetingOnCountryOrRegionChange: z.nullish(z.boolean()),
});

/** Every field can be left out by `fields=`. */
export const campaign = z.looseObject({
  id: z.nullish(id),
  orgId: z.nullish(id),
  name: text,
  adamId: z.nullish(id),
  adChannelType: z.nullish(openEnum(adChannelTypes)),
  supplySources: z.nullish(z.array(openEnum(supplySources))),
  billingEvent: z.nullish(openEnum(billingEvents)),
  countriesOrRegions: z.nullish(z.array(z.string())),
  dailyBudgetAmount: z.nullish(moneyAnswer),
  budgetAmount: z.nullish(moneyAnswer),
  biddingStrategy: z.nullish(openEnum(biddingStrategies)),
  targetCpa: z.nullish(moneyAnswer),
  budgetOrders: z.nullish(z.array(id)),
  locInvoiceDetails: z.nullish(z.looseObject(locInvoiceDetails.shape)),
  paymentModel: z.nullish(openEnum([...paymentModels, ''])),
  sapinLawResponse: text,
  status: z.nullish(openEnum(campaignStatuses)),
  servingStatus: z.nullish(openEnum(servingStatuses)),
  servingStateReasons: z.nullish(z.array(openEnum(campaignServingStateReasons))),
  countryOrRegionServingStateReasons: z.nullish(
    z.record(z.string(), z.array(openEnum(countryServingStateReasons))),
  ),
  displayStatus: z.nullish(openEnum(campaignDisplayStatuses)),
  startTime: text,
  endTime: text,
  deleted: z.nullish(z.boolean()),
  creationTime: text,
  modificationTime: text,
});
