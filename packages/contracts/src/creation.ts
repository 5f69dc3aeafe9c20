import * as z from 'zod/mini';
import { campaignTypes, matchTypes } from './ad-values.ts';
import { appleId, productPageId } from './apple-id.ts';
import { defineCall } from './call.ts';
import { hoursOfWeek, newPlacements } from './edit-lists.ts';
import { maxEdits } from './limits.ts';
import { foundPlace } from './look-ups.ts';
import { queriedTeamId, teamId } from './teams.ts';

/*
 * What a person has typed for campaigns that are still to be created: amounts, names and lines as they stand in their
 * fields, right or wrong. It becomes a change set when it is sent.
 */

export const maxCreationsOfPerson = 20;
/** Four roles in as many storefronts as a structure takes apart. */
const maxCampaigns = 160;
const maxAdGroups = 20;
const amount = z.string().check(z.maxLength(40));
const name = z.string().check(z.maxLength(400));
/** As pasted: as many lines as a set takes, each with match type and bid behind it. */
const lines = z.string().check(z.maxLength(maxEdits * 120));
const time = z.nullable(z.iso.datetime({ offset: true }));
const age = z.nullable(z.int().check(z.gte(0), z.lte(120)));

const adGroupForm = z.object({
  name,
  bid: amount,
  cpaGoal: amount,
  searchMatch: z.boolean(),
  device: z.enum(['all', 'IPHONE', 'IPAD']),
  customerType: z.enum(['all', 'new', 'returning']),
  gender: z.enum(['all', 'F', 'M']),
  minAge: age,
  maxAge: age,
  places: z.array(foundPlace).check(z.maxLength(200)),
  /** Of the week, from Sunday 00:00 in the ad account's zone; none: all of them. */
  hours: z.array(z.int().check(z.gte(0), z.lt(hoursOfWeek))).check(z.maxLength(hoursOfWeek)),
  keywords: lines,
  /** Of which app, and which its ad shows in place of the default one. */
  productPage: z.optional(
    z.nullable(z.object({ adamId: appleId, productPageId, name: z.string().check(z.maxLength(400)) })),
  ),
  /** Of lines that name none. */
  matchType: z.enum(matchTypes),
  negatives: lines,
  /** Kept here, but not created. */
  isLeftOut: z.boolean(),
});

const countries = z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.maxLength(200));

const campaignForm = z.object({
  name,
  /** Typed by hand: it no longer follows app, storefronts and type. */
  isNameOwn: z.boolean(),
  type: z.enum(campaignTypes),
  countries,
  placement: z.enum(newPlacements),
  bidStrategy: z.enum(['MANUAL_CPT', 'MAX_CONVERSIONS']),
  dailyCap: amount,
  totalBudget: amount,
  cpaGoal: amount,
  startTime: time,
  endTime: time,
  negatives: lines,
  adGroups: z.array(adGroupForm).check(z.maxLength(maxAdGroups)),
  isLeftOut: z.boolean(),
});

export const creationForm = z.object({
  /** Step by step, or a first structure out of four answers. */
  way: z.enum(['steps', 'structure']),
  campaignGroupId: z.nullable(z.int().check(z.positive())),
  app: z.nullable(z.object({ adamId: appleId, name: z.string().check(z.maxLength(400)) })),
  campaigns: z.array(campaignForm).check(z.maxLength(maxCampaigns)),
  /** What was typed the other way, for whoever comes back to it; it is not created. */
  aside: z.optional(z.array(campaignForm).check(z.maxLength(maxCampaigns))),
  /** Of a first structure: what it is made of, beside app and money. */
  structure: z.optional(
    z.object({
      countries,
      /** Campaigns of its own for each storefront. */
      isApart: z.boolean(),
      competitors: lines,
      nameTemplate: z.string().check(z.maxLength(200)),
      /** What an install may cost, and the money a day, of all campaigns together. */
      goal: z.optional(amount),
      daily: z.optional(amount),
    }),
  ),
});
export type AdGroupForm = z.output<typeof adGroupForm>;
export type CampaignForm = z.output<typeof campaignForm>;
export type CreationForm = z.output<typeof creationForm>;
export type StructureAnswers = NonNullable<CreationForm['structure']>;

const access = { to: 'team', may: 'campaign.edit' } as const;
const creationId = z.int().check(z.positive());
const kept = { creationId, revision: z.int(), changedAt: z.string() };

export const findCreations = defineCall({
  method: 'GET',
  path: '/creation/find',
  access,
  summary: 'What the person who asks has begun to create in a team, the newest first.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.array(
    z.object({ ...kept, way: creationForm.shape.way, name: z.string(), app: creationForm.shape.app }),
  ),
});

export const findCreation = defineCall({
  method: 'GET',
  path: '/creation/findOne',
  access,
  summary: 'One of them, as it was typed.',
  query: z.object({
    teamId: queriedTeamId,
    creationId: z.coerce.number<number>().check(z.int(), z.positive()),
  }),
  answer: z.object({ ...kept, form: creationForm }),
  refusals: ['notFound'],
});

export const saveCreation = defineCall({
  method: 'POST',
  path: '/creation/save',
  access,
  summary: 'Keep what was typed; without `creationId` as a new one.',
  body: z.object({
    teamId,
    creationId: z.optional(creationId),
    /** That it was changed from: what somebody did meanwhile on another device is not written over. */
    revision: z.optional(z.int()),
    form: creationForm,
  }),
  answer: z.object(kept),
  refusals: ['notFound', 'changedMeanwhile'],
  isLarge: true,
});

export const discardCreation = defineCall({
  method: 'POST',
  path: '/creation/discard',
  access,
  summary: 'Throw one of them away.',
  body: z.object({ teamId, creationId }),
  answer: z.null(),
});
