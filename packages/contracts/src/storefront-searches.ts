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
