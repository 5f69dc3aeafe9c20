import { customerTypes } from '@tapwright/domain/ad-states';
import * as z from 'zod/mini';
import { matchTypes } from './ad-values.ts';
import { adId, appleId, productPageId } from './apple-id.ts';
import { maxEdits } from './limits.ts';

/** Where a new campaign can be shown. */
export const newPlacements = [
  'APPSTORE_SEARCH_RESULTS',
  'APPSTORE_SEARCH_TAB',
  'APPSTORE_TODAY_TAB',
  'APPSTORE_PRODUCT_PAGES',
] as const;

const status = z.optional(z.enum(['running', 'paused']));
/** As typed, in the ad account's currency; empty: none. */
const amount = z.optional(z.string().check(z.maxLength(40)));
const name = z.optional(z.string().check(z.maxLength(400)));
const time = z.optional(z.nullable(z.iso.datetime({ offset: true })));
const [startTime, endTime] = [time, time];
/** The bounds of Apple's targeting. */
const [minTargetAge, maxTargetAge] = [18, 64];
export const hoursOfWeek = 168;

const campaignFields = {
  name,
  status,
  dailyCap: amount,
  totalBudget: amount,
  cpaGoal: amount,
  pausesAtGoal: z.optional(z.boolean()),
  countries: z.optional(z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.maxLength(200))),
  startTime,
  endTime,
};
const age = z.optional(z.nullable(z.int().check(z.gte(minTargetAge), z.lte(maxTargetAge))));
const places = z.optional(z.array(appleId).check(z.maxLength(1000)));
const adGroupFields = {
  name,
  status,
  bid: amount,
  cpaGoal: amount,
  searchMatch: z.optional(z.boolean()),
  startTime,
  endTime,
  /** Of these an empty list means everybody. */
  devices: z.optional(z.array(z.enum(['IPHONE', 'IPAD']))),
  genders: z.optional(z.array(z.enum(['M', 'F']))),
  minAge: age,
  maxAge: age,
  /** `other` stands where Apple's console named apps; it can be seen, not set. */
  customerType: z.optional(z.enum(customerTypes)),
  regions: places,
  cities: places,
  /** Of the week, from Sunday 00:00 in the ad account's zone. */
  hours: z.optional(z.array(z.int().check(z.gte(0), z.lt(hoursOfWeek))).check(z.maxLength(hoursOfWeek))),
};
const keywordFields = { status, bid: amount };
const negativeFields = { status };

/** `before`: what its author saw; where something else stands by now, the edit is refused. */
export const manyOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.minLength(1), z.maxLength(maxEdits));
const withBefore = <Fields extends z.core.$ZodShape>(fields: Fields) => ({
  ...fields,
  before: z.optional(z.object(fields)),
});
/** Paused at Apple and hidden here; starting it brings it back. */
const archived = { isArchived: z.optional(z.boolean()) };
export const campaignUpdate = z.object({
  campaignId: adId,
  ...withBefore({ ...campaignFields, ...archived }),
});
export const adGroupUpdate = z.object({ adGroupId: adId, ...withBefore({ ...adGroupFields, ...archived }) });
export const keywordUpdate = z.object({ keywordId: adId, ...withBefore(keywordFields) });
export const negativeUpdate = z.object({ negativeKeywordId: adId, ...withBefore(negativeFields) });
/** Of a set: with what stood at its object when somebody looked. */
export const seenEdit = z.object({
  number: z.int().check(z.positive()),
  before: z.object({ ...campaignFields, ...adGroupFields, ...archived }),
});
export const variationUpdate = z.object({ adId, ...withBefore({ status }) });
const text = z.string().check(z.maxLength(400));
export const newKeyword = z.object({
  adGroupId: adId,
  text,
  matchType: z.enum(matchTypes),
  ...keywordFields,
});
export const newNegative = z.object({
  campaignId: adId,
  adGroupId: z.optional(adId),
  text,
  matchType: z.enum(matchTypes),
  ...negativeFields,
});
/** Of App Store Connect, where it is made; what an ad shows stays as it was made. */
const ofPage = { productPageId, name: text, status };
export const newAd = z.object({ adGroupId: adId, ...ofPage });
export const idsOf = manyOf(adId);

const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(z.array(item).check(z.maxLength(maxEdits)));
const inAdGroup = { text, matchType: z.enum(matchTypes) };
/** What is made with it; what of a set is more than it holds is refused as a whole. */
const newContents = {
  keywords: list(z.object({ ...inAdGroup, ...keywordFields })),
  negativeKeywords: list(z.object({ ...inAdGroup, ...negativeFields })),
};
const newAdGroupFields = {
  ...adGroupFields,
  customerType: z.optional(z.enum(['all', 'new', 'returning'])),
  ...newContents,
  ads: list(z.object(ofPage)),
};
export const adGroupOfNew = z.object(newAdGroupFields);
export const newAdGroup = z.object({ campaignId: adId, ...newAdGroupFields });
export const newCampaign = z.object({
  campaignGroupId: z.int().check(z.positive()),
  /** The app that it promotes. */
  adamId: appleId,
  placement: z.optional(z.enum(newPlacements)),
  /** Automated: Apple bids for installs. Left out: bids are ours. */
  bidStrategy: z.optional(z.enum(['MANUAL_CPT', 'MAX_CONVERSIONS'])),
  ...campaignFields,
  adGroups: list(adGroupOfNew),
  negativeKeywords: newContents.negativeKeywords,
});

/** What a set would hold, as the calls that commit it take it. */
export const editLists = {
  campaigns: list(campaignUpdate),
  adGroups: list(adGroupUpdate),
  keywords: list(keywordUpdate),
  negativeKeywords: list(negativeUpdate),
  ads: list(variationUpdate),
  newCampaigns: list(newCampaign),
  newAdGroups: list(newAdGroup),
  newKeywords: list(newKeyword),
  newNegativeKeywords: list(newNegative),
  newAds: list(newAd),
  campaignIds: list(adId),
  adGroupIds: list(adId),
  keywordIds: list(adId),
  negativeKeywordIds: list(adId),
  adIds: list(adId),
};
