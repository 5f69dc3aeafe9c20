import * as z from 'zod/mini';
import { adId } from './apple-id.ts';
import { defineCall } from './call.ts';
import { maxEdits } from './limits.ts';
import { teamId } from './teams.ts';

/** As many terms as are compared; a suggestion does not get better by more. */
export const maxComparedTerms = 100;

const suggested = z.object({
  adGroupId: z.string(),
  campaignId: z.string(),
  name: z.string(),
  campaignName: z.string(),
  /** Of the nearest keywords, as many as live there. */
  keywords: z.int(),
});

export type SuggestedAdGroup = z.infer<typeof suggested>;

export const suggestAdGroups = defineCall({
  method: 'POST',
  path: '/keyords/suggestAdGroups',
  access: { to: 'team', may: 'campaign.edit' },
  summary:
    'Where keywords about the same as these terms live: ad groups of the same app, those with the most of them first.',
  body: z.object({
    teamId,
    /** Where the terms were met. */
    campaignId: adId,
    terms: z.array(z.string().check(z.maxLength(400))).check(z.minLength(1), z.maxLength(maxEdits)),
  }),
  answer: z.object({ near: z.int(), adGroups: z.array(suggested) }),
  isLarge: true,
});
