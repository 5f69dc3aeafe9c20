import * as z from 'zod/mini';
import { adId } from './apple-id.ts';
import { defineCall } from './call.ts';
import { change, requested } from './change-sets.ts';

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
