import { namesOf } from './typed-record.ts';

export const adStatuses = ['running', 'paused', 'removed', 'pending', 'opening'] as const;
export type AdStatus = (typeof adStatuses)[number];
export const deliveryModes = ['collaborative', 'selfService', 'managed'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];
export const matchTypes = ['EXACT', 'BROAD'] as const;
/** What a campaign is for, by its name and structure or as somebody says. */
export const campaignTypes = ['brand', 'category', 'competitor', 'discovery'] as const;
/** Of a search term: a keyword of its ad group, kept out of it, a keyword of another ad group of the app, or none of these. */
export const termStates = ['owned', 'blocked', 'competing', 'new'] as const;
/** What met a search: a keyword, or Apple's own search match. */
export const termSources = ['AUTO', 'TARGETED'] as const;
/** Where a word is known from; one may be from several. */
export const wordOrigins = ['own', 'term', 'negative', 'apple', 'listed'] as const;
/** By which of Apple's lists it is known: suggested for the app, as a phrase of it, popular in the genre of its category. */
export const appleLists = ['keyword', 'phrase', 'category'] as const;
export type AppleList = (typeof appleLists)[number];
export type WordOrigin = (typeof wordOrigins)[number];
export type CampaignType = (typeof campaignTypes)[number];

/** What becomes of an ad at Apple, the most telling of its reasons first. */
export const adServings = [
  'running',
  'limited',
  'paused',
  'inReview',
  'rejected',
  'pageHidden',
  'pageGone',
  'unsuitable',
  'invalid',
  'campaignOnHold',
  'adGroupOnHold',
  'onHold',
] as const;
export type AdServing = (typeof adServings)[number];

/** Values that have words of their own, in `adWords` under these names. */
export const adValues = {
  statuses: adStatuses,
  modes: deliveryModes,
  matchTypes,
  campaignTypes,
  termStates,
  sources: termSources,
  wordOrigins,
  appleLists,
  placements: [
    'APPSTORE_SEARCH_RESULTS',
    'APPSTORE_SEARCH_TAB',
    'APPSTORE_TODAY_TAB',
    'APPSTORE_PRODUCT_PAGES',
    'MAPS_SEARCH_RESULTS',
    'MAPS_SEARCH_HOME',
  ],
  flags: ['on', 'off'],
  answers: ['on', 'off'],
  archived: ['yes'],
  genders: ['F', 'M'],
  servings: adServings,
  /** A page that somebody made is shown by its name. */
  productPages: ['DEFAULT_PRODUCT_PAGE'],
} as const;
export type AdValues = keyof typeof adValues;

type KeyOf<Of extends AdValues> = Of extends AdValues ? `${Of}.${(typeof adValues)[Of][number]}` : never;
export type ValueKey = KeyOf<AdValues>;

const isOf =
  (written: string) =>
  (key: string): key is ValueKey =>
    key === written;
const valueKeys = namesOf(adValues).flatMap((name) => adValues[name].map((value) => `${name}.${value}`));

/** Where the words of a value are; undefined for one that Apple adds, which is shown as it is. */
export const findValueKey = (of: AdValues, value: unknown): ValueKey | undefined =>
  typeof value === 'string' ? valueKeys.find(isOf(`${of}.${value}`)) : undefined;
