import * as z from 'zod/mini';
import { appleId } from './apple-id.ts';
import { defineCall } from './call.ts';
import { hoursOfWeek } from './edit-lists.ts';
import { queriedTeamId } from './teams.ts';

/** What Apple reports of own ads and is not kept here: asked of it while a person waits. */
const access = { to: 'team', may: 'campaign.edit' } as const;
const query = {
  teamId: queriedTeamId,
  campaignGroupId: z.coerce.number<number>().check(z.int(), z.positive()),
  adamId: appleId,
};

export const findHours = defineCall({
  method: 'GET',
  path: '/app/findHours',
  access,
  summary:
    'At which hours of the last seven whole days an app’s ads were tapped, of its campaigns in the ad account of a campaign group.',
  query: z.object(query),
  answer: z.object({
    /** From Sunday 00:00 in the ad account's zone, an entry for each hour. */
    taps: z.array(z.int()).check(z.length(hoursOfWeek)),
  }),
  refusals: ['lookUpFailed', 'notFound'],
});

export const findSuggestedBids = defineCall({
  method: 'GET',
  path: '/app/findSuggestedBids',
  access,
  summary:
    'What Apple suggests to bid for keywords that the app has in a country already, in the ad account’s currency. It suggests nothing for others.',
  query: z.object({ ...query, country: z.string().check(z.regex(/^[A-Z]{2}$/)) }),
  answer: z.array(z.object({ text: z.string(), amount: z.string() })),
  refusals: ['lookUpFailed', 'notFound'],
});
