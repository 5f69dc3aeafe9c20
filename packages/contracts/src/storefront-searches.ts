import * as z from 'zod/mini';
import { appleId } from './apple-id.ts';
import { defineCall } from './call.ts';
import { queriedTeamId } from './teams.ts';

export const findSearches = defineCall({
  method: 'GET',
  path: '/app/findSearches',
  access: { to: 'team', may: 'campaign.edit' },
  summary:
    'How many searches a day an app could be shown for, by storefront: its own impressions over its share of all, of terms whose share Apple reported in the last 30 days.',
  query: z.object({ teamId: queriedTeamId, adamId: appleId }),
  answer: z.array(
    z.object({
      country: z.string(),
      searches: z.int(),
      /** That it is estimated from. */
      terms: z.int(),
    }),
  ),
  patience: 'ads',
});

export const findTapCosts = defineCall({
  method: 'GET',
  path: '/app/findTapCosts',
  access: { to: 'team', may: 'campaign.edit' },
  summary:
    'What a tap on ads of an app has cost by storefront, in USD, in the last 90 days; of campaigns with that storefront alone.',
  query: z.object({ teamId: queriedTeamId, adamId: appleId }),
  answer: z.array(z.object({ country: z.string(), taps: z.int(), usdPerTap: z.number() })),
  patience: 'ads',
});
