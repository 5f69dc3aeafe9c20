import * as z from 'zod/mini';
import { adId } from './apple-id.ts';
import { defineCall } from './call.ts';
import { requested } from './change-set-view.ts';
import { change } from './change-sets.ts';
import { adGroupOfNew, newCampaign } from './edit-lists.ts';
import { queriedTeamId } from './teams.ts';

/** Copies go through one by one, with all that is in them. */
const few = z.array(adId).check(z.minLength(1), z.maxLength(100));
const { origin: _copiesSayTheirOwn, ...common } = requested;

export const duplicateCampaigns = defineCall({
  ...change,
  path: '/campaign/duplicate',
  summary:
    'Copy campaigns with their ad groups, keywords and negative keywords, paused and under a name of their own.',
  body: z.object({ ...common, campaignIds: few }),
});

export const duplicateAdGroups = defineCall({
  ...change,
  path: '/adgroups/duplicate',
  summary: 'Copy ad groups with their keywords and negative keywords into the same campaign, paused.',
  body: z.object({ ...common, adGroupIds: few }),
});

const copiedAdGroup = z.extend(adGroupOfNew, {
  adGroupId: adId,
  /** Whom it reaches was chosen by apps in Apple's console, which no copy can be given. */
  reachesByApps: z.boolean(),
});

export const findCopySource = defineCall({
  method: 'GET',
  path: '/campaign/findCopySource',
  access: { to: 'team', may: 'campaign.edit' },
  summary:
    'A campaign with all that is in it, as it would be created once more: the one named, or that of the ad group named. With the rates that its amounts are converted at.',
  query: z.object({ teamId: queriedTeamId, campaignId: z.optional(adId), adGroupId: z.optional(adId) }),
  answer: z.object({
    campaignId: adId,
    currency: z.string(),
    campaign: z.extend(newCampaign, { adGroups: z.array(copiedAdGroup) }),
    /** Of the currencies of all ad accounts, where one is known: what a unit is worth in USD. */
    rates: z.array(z.object({ currency: z.string(), worth: z.number(), day: z.string() })),
  }),
  refusals: ['notFound'],
  patience: 'ads',
});
export type CopySource = z.output<typeof findCopySource.answer>;
