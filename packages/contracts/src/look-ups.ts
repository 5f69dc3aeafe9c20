import * as z from 'zod/mini';
import { appleId } from './apple-id.ts';
import { defineCall } from './call.ts';
import { newPlacements } from './edit-lists.ts';
import { queriedTeamId, teamId } from './teams.ts';

/** Asked of Apple while a person waits, of the ad account of one campaign group. */
const access = { to: 'team', may: 'campaign.edit' } as const;
const campaignGroupId = z.coerce.number<number>().check(z.int(), z.positive());
const of = { teamId: queriedTeamId, campaignGroupId };
const country = z.string().check(z.regex(/^[A-Z]{2}$/));
const typed = z._default(z.string().check(z.maxLength(200)), '');

export const foundApp = z.object({
  adamId: appleId,
  name: z.string(),
  developer: z.nullable(z.string()),
  /** Of the organisation of the ad account; no other can be advertised in it. */
  isOwn: z.boolean(),
});
export type FoundApp = z.infer<typeof foundApp>;

export const searchApps = defineCall({
  method: 'GET',
  path: '/app/search',
  access,
  summary: 'Apps by name, id or App Store link; without any of them those of the organisation.',
  query: z.object({ ...of, text: typed }),
  answer: z.array(foundApp),
  refusals: ['searchFailed', 'notFound'],
});

const devices = ['IPHONE', 'IPAD'] as const;
const eligibleStorefront = z.object({
  country,
  /** On which it can be shown; on none: it is not eligible there. */
  devices: z.array(z.enum(devices)),
  /** Of somebody who reads the ads there, the most usual first. */
  languages: z.array(z.string()),
  /** Apple's words, where it gave any. */
  reason: z.nullable(z.string()),
});
export type EligibleStorefront = z.infer<typeof eligibleStorefront>;

/** What Apple's review has said no to. */
const rejection = z.object({
  /** Null: the app's default product page. */
  productPageId: z.nullable(z.string()),
  /** Null: everywhere. */
  country: z.nullable(z.string()),
  /** Apple's words, or its code. */
  reason: z.string(),
});
export type Rejection = z.infer<typeof rejection>;

export const findEligibility = defineCall({
  method: 'GET',
  path: '/app/findEligibility',
  access,
  summary: 'Where an app can be advertised in a placement, storefront by storefront.',
  query: z.object({ ...of, adamId: appleId, placement: z.enum(newPlacements) }),
  answer: z.object({
    adamId: appleId,
    name: z.string(),
    developer: z.nullable(z.string()),
    genre: z.nullable(z.string()),
    storefronts: z.array(eligibleStorefront),
    rejections: z.array(rejection),
    askedAt: z.string(),
  }),
  refusals: ['appNotSupported', 'lookUpFailed', 'notFound'],
});

const budgetOrder = z.object({
  name: z.string(),
  isActive: z.boolean(),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
});

export const findAccountState = defineCall({
  method: 'GET',
  path: '/app/findAccountState',
  access,
  summary:
    'Whether Apple would deliver anything of the ad account: its payment, and the budget orders it is billed by.',
  query: z.object(of),
  answer: z.object({
    isActive: z.boolean(),
    /** Apple's codes. */
    reasons: z.array(z.string()),
    /** Billed by a line of credit, each campaign by a budget order. */
    isCredit: z.boolean(),
    budgetOrders: z.array(budgetOrder),
  }),
  refusals: ['lookUpFailed', 'notFound'],
});
export type AccountState = z.infer<typeof findAccountState.answer>;

export const foundPlace = z.object({
  placeId: appleId,
  kind: z.enum(['region', 'city']),
  name: z.string(),
  country,
});

export const searchPlaces = defineCall({
  method: 'GET',
  path: '/app/searchPlaces',
  access,
  summary: 'Regions and cities of a country by their names, to show ads in them alone.',
  query: z.object({ ...of, country, text: z.string().check(z.minLength(2), z.maxLength(100)) }),
  answer: z.array(foundPlace),
  refusals: ['lookUpFailed', 'notFound'],
});

const productPage = z.object({
  productPageId: z.string(),
  name: z.string(),
  /** Apple shows no other. */
  isPublished: z.boolean(),
});
export type ProductPage = z.infer<typeof productPage>;

export const findProductPages = defineCall({
  method: 'GET',
  path: '/app/findProductPages',
  access,
  summary: 'Custom product pages of an app, as they stand in App Store Connect now.',
  query: z.object({ ...of, adamId: appleId }),
  answer: z.array(productPage),
  refusals: ['lookUpFailed', 'notFound'],
});

const placeIds = z._default(z.array(appleId).check(z.maxLength(1000)), []);

export const namePlaces = defineCall({
  method: 'POST',
  path: '/app/namePlaces',
  access,
  summary:
    'Names of regions and cities by the ids that an ad group has of them. Those that Apple does not know are left out.',
  body: z.object({
    teamId,
    campaignGroupId: z.int().check(z.positive()),
    regions: placeIds,
    cities: placeIds,
  }),
  answer: z.array(foundPlace),
  refusals: ['lookUpFailed', 'notFound'],
});

const suggestedKeyword = z.object({
  text: z.string(),
  /** 0 to 100 as Apple gives it. */
  popularity: z.nullable(z.int()),
});

export type SuggestedKeyword = z.infer<typeof suggestedKeyword>;

export const suggestKeywords = defineCall({
  method: 'GET',
  path: '/app/suggestKeywords',
  access,
  summary: 'Keywords that Apple suggests for an app in a country; with a term, those near it.',
  query: z.object({ ...of, adamId: appleId, country, term: typed }),
  answer: z.array(suggestedKeyword),
  refusals: ['lookUpFailed', 'notFound'],
});
