import * as z from 'zod/mini';
import {
  adColumnsOfAds,
  adGroupColumns,
  appleShape,
  campaignColumns,
  keywordColumns,
  negativeColumns,
} from './ad-columns.ts';
import { adServings, adStatuses, campaignTypes, deliveryModes, termStates } from './ad-values.ts';
import { comparedMeasures } from './report-comparison.ts';
import { reportMeasures } from './report-measures.ts';

const measured = {
  ...reportMeasures.shape,
  /** In micros of the ad account's own currency; null of several accounts that have not the same. */
  accountSpendAmount: z.nullable(z.number()),
  /** Of the range compared with; null when none was requested. */
  before: z.nullable(reportMeasures),
  compared: comparedMeasures,
  /** Where it was requested, over days, weeks or months, whichever are few enough; null: not reported. */
  trend: z.optional(z.array(z.nullable(z.number()))),
};

const inGroup = { campaignGroupId: z.int(), campaignGroupName: z.string(), currency: z.string() };
const inCampaign = { ...inGroup, campaignId: z.string(), campaignName: z.string() };
const inAdGroup = { ...inCampaign, adGroupId: z.string(), adGroupName: z.string() };

/** Only of what is archived and hidden, and of what lies in it. */
const archived = { isArchived: z.optional(z.literal(true)) };

const state = {
  name: z.string(),
  status: z.enum(adStatuses),
  /** Apple's own word, such as ON_HOLD, and its reasons. */
  displayStatus: z.nullable(z.string()),
  statusReasons: z.array(z.string()),
  ...archived,
  /** What its campaign advertises; the number of the app where its name is not known. */
  app: z.nullable(z.string()),
  /** Of the campaign it is or lies in; null: nothing says so. */
  campaignType: z.nullable(z.enum(campaignTypes)),
};

export const campaignGroupRow = z.object({
  campaignGroupId: z.int(),
  name: z.string(),
  /** Removed: detached, with its history. */
  status: z.enum(adStatuses),
  mode: z.enum(deliveryModes),
  currency: z.string(),
  timeZone: z.string(),
  campaigns: z.int(),
  dataTo: z.nullable(z.string()),
  ...measured,
});

export const campaignSettings = z.object({
  ...inGroup,
  campaignId: z.string(),
  ...state,
  mode: z.enum(deliveryModes),
  ...appleShape(campaignColumns),
});
const goal = {
  /** In the ad account's currency; of its own, else of what it lies in. */
  cpaGoal: z.nullable(z.string()),
  /** What an install costs more than that, as a fraction of it. */
  goalDistance: z.nullable(z.number()),
};
/** Of its campaign. */
const cap = {
  /** Of the day that goes on in the ad account's zone; null where it was not read yet. */
  capUse: z.nullable(z.number()),
  /** What is left of it buys no further tap. */
  cappedToday: z.boolean(),
};
/** In which its start and its end are written. */
const inZone = { timeZone: z.string() };
export const campaignRow = z.object({
  ...campaignSettings.shape,
  ...inZone,
  /** In the ad account's currency. */
  totalBudget: z.nullable(z.string()),
  ...goal,
  ...cap,
  ...measured,
});

export const adGroupSettings = z.object({
  ...inCampaign,
  adGroupId: z.string(),
  ...state,
  ...appleShape(adGroupColumns),
});
export const adGroupRow = z.object({ ...adGroupSettings.shape, ...inZone, ...goal, ...cap, ...measured });

/** Of the searches in a keyword's own words, over the storefronts of its campaign; null where Apple reports none. */
export const shares = {
  /** Fractions. Apple knows the highest ones only as a range. */
  lowShare: z.nullable(z.number()),
  highShare: z.nullable(z.number()),
  /** The best of its storefronts, 1 being the first. */
  shareRank: z.nullable(z.int()),
  /** The highest of its storefronts, 1 to 5. */
  popularity: z.nullable(z.int()),
  /** The newest day of them. */
  sharesOn: z.nullable(z.string()),
};

export const keywordRow = z.object({
  ...inAdGroup,
  keywordId: z.string(),
  ...state,
  ...appleShape(keywordColumns),
  /** What Apple suggests for it, as it was read last; null where it has told nothing. */
  suggestedBid: z.nullable(z.string()),
  /** 1 to 100, of the newest week that Apple told, the highest of its storefronts; else what came with a suggestion. */
  weekPopularity: z.nullable(z.int()),
  ...shares,
  ...goal,
  ...cap,
  ...measured,
});

export const adRow = z.object({
  ...inAdGroup,
  adId: z.string(),
  ...state,
  /** Null: Apple has not said yet. */
  serving: z.nullable(z.enum(adServings)),
  /** By its name; null until its creative was read. */
  productPage: z.nullable(z.string()),
  productPageId: z.nullable(z.string()),
  ...appleShape(adColumnsOfAds),
  ...measured,
});

export const searchTermRow = z.object({
  ...inAdGroup,
  /** Empty: all that Apple keeps to itself for being rare, together. */
  term: z.string(),
  /** AUTO: found by search match. TARGETED: by a keyword. */
  source: z.nullable(z.string()),
  /** Null: search match, or several. */
  keywordId: z.nullable(z.string()),
  keyword: z.nullable(z.string()),
  matchType: z.nullable(z.string()),
  /** Null: rare terms together. */
  termState: z.nullable(z.enum(termStates)),
  /** The negative keyword that keeps it out or the keyword it competes with, and where that is. */
  termStateOf: z.nullable(z.string()),
  ...measured,
});

export const negativeKeywordRow = z.object({
  ...inCampaign,
  /** Null: it holds for the whole campaign. */
  adGroupId: z.nullable(z.string()),
  adGroupName: z.nullable(z.string()),
  negativeKeywordId: z.string(),
  name: z.string(),
  status: z.enum(adStatuses),
  ...archived,
  matchType: z.nullable(z.string()),
  app: z.nullable(z.string()),
  campaignType: z.nullable(z.enum(campaignTypes)),
  ...appleShape(negativeColumns),
});

export const audienceRow = z.object({
  /** As Apple says it: IPHONE, 25-34, F, JP. Empty: unknown. */
  value: z.string(),
  ...reportMeasures.shape,
  before: z.nullable(reportMeasures),
  compared: comparedMeasures,
});

export type CampaignGroupRow = z.infer<typeof campaignGroupRow>;
export type CampaignRow = z.infer<typeof campaignRow>;
export type AdGroupRow = z.infer<typeof adGroupRow>;
export type KeywordRow = z.infer<typeof keywordRow>;
export type AdRow = z.infer<typeof adRow>;
export type SearchTermRow = z.infer<typeof searchTermRow>;
export type AudienceRow = z.infer<typeof audienceRow>;
