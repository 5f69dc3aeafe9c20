import { adKinds, customerTypes } from '@tapwright/domain/ad-states';
import * as z from 'zod/mini';
import { adId } from './apple-id.ts';
import { defineCall } from './call.ts';
import { openEdit } from './open-edits.ts';
import { queriedTeamId } from './teams.ts';

/** Smallest units of the ad account's currency; null where there is none. */
const amount = z.nullable(z.int());
const time = z.nullable(z.string());
const texts = z.readonly(z.array(z.string()));
const own = { isRemoved: z.boolean(), status: z.enum(['running', 'paused']) };
const archived = { isArchived: z.optional(z.boolean()) };
const text = { text: z.string(), matchType: z.string() };

export const campaignState = z.object({
  adAccountId: z.string(),
  name: z.string(),
  ...own,
  ...archived,
  dailyCap: amount,
  totalBudget: amount,
  cpaGoal: amount,
  pausesAtGoal: z.optional(z.boolean()),
  countries: texts,
  adamId: z.string(),
  placement: z.string(),
  bidStrategy: z.string(),
  startTime: time,
  endTime: time,
});
export const adGroupState = z.object({
  campaignId: z.string(),
  name: z.string(),
  ...own,
  ...archived,
  bid: amount,
  cpaGoal: amount,
  searchMatch: z.boolean(),
  startTime: time,
  endTime: time,
  devices: texts,
  genders: texts,
  minAge: z.nullable(z.int()),
  maxAge: z.nullable(z.int()),
  customerType: z.enum(customerTypes),
  regions: texts,
  cities: texts,
  hours: z.readonly(z.array(z.int())),
});
const keyword = z.object({ adGroupId: z.string(), ...text, ...own, bid: amount });
const negativeKeyword = z.object({
  campaignId: z.string(),
  adGroupId: z.nullable(z.string()),
  ...text,
  ...own,
});

const ad = z.object({
  adGroupId: z.string(),
  name: z.string(),
  productPageId: z.optional(z.nullable(z.string())),
  ...own,
});

const named = <State extends z.ZodMiniType>(state: State) => z.nullable(z.object({ id: z.string(), state }));

/** What Apple shows of one of them, and why, in its own words. */
const serving = z.object({
  kind: z.enum(adKinds),
  name: z.string(),
  displayStatus: z.nullable(z.string()),
  reasons: z.array(z.string()),
  limits: z.array(z.string()),
});

export const findAdObject = defineCall({
  method: 'GET',
  path: '/changes/findObject',
  access: { to: 'team', may: 'ads.see' },
  summary:
    'One campaign, ad group, keyword, negative keyword or ad with what it lies in: settings as they will be once all that is on its way has arrived, what is on its way, and why it is not serving.',
  query: z.object({ teamId: queriedTeamId, kind: z.enum(adKinds), objectId: adId }),
  answer: z.object({
    kind: z.enum(adKinds),
    objectId: z.string(),
    campaign: named(campaignState),
    adGroup: named(adGroupState),
    keyword: named(keyword),
    negativeKeyword: named(negativeKeyword),
    ad: named(ad),
    campaignGroupId: z.int(),
    campaignGroupName: z.string(),
    currency: z.string(),
    timeZone: z.string(),
    /** Units of the currency for one USD, for those billed in neither USD nor RMB. */
    perUsd: z.nullable(z.number()),
    /** The lowest bid of a keyword in the last seven days. */
    lowestRecentBid: amount,
    /** By Apple's clock. */
    now: z.string(),
    openEdits: z.array(openEdit),
    /** From the outside in: the campaign first. */
    serving: z.array(serving),
  }),
  refusals: ['notFound'],
  patience: 'ads',
});
