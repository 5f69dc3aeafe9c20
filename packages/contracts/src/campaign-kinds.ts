import * as z from 'zod/mini';
import { campaignTypes } from './ad-values.ts';
import { defineCall } from './call.ts';
import { queriedTeamId } from './teams.ts';

export const findCampaignKinds = defineCall({
  method: 'GET',
  path: '/campaign/findKinds',
  access: { to: 'team', may: 'ads.see' },
  summary:
    'What campaigns can be told apart by: apps, storefronts, types, placements and currencies in the scope of whoever asks.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.object({
    /** By name; the number where that is not known. */
    apps: z.array(z.object({ adamId: z.string(), name: z.string() })),
    countries: z.array(z.string()),
    campaignTypes: z.array(z.enum(campaignTypes)),
    /** Apple's words. */
    placements: z.array(z.string()),
    currencies: z.array(z.string()),
  }),
  patience: 'ads',
});
