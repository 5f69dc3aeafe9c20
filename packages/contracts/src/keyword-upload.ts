import * as z from 'zod/mini';
import { adGroupState, campaignState } from './ad-object.ts';
import { adId } from './apple-id.ts';
import { defineCall } from './call.ts';
import { queriedTeamId } from './teams.ts';

/** What a file of keywords may hold. */
export const maxUploadRows = 5000;
export const maxUploadBytes = 8 * 1024 * 1024;
/** As many ad groups as the rows of one file may name. */
export const maxUploadTargets = 20;

export const findUploadTarget = defineCall({
  method: 'GET',
  path: '/keyords/findUploadTarget',
  access: { to: 'team', may: 'campaign.edit' },
  summary:
    'What a file of keywords for an ad group is judged by: the ad group with its campaign, and its keywords, as they will be once all that is on its way has arrived.',
  query: z.object({ teamId: queriedTeamId, adGroupId: adId }),
  answer: z.object({
    adGroupId: z.string(),
    campaignId: z.string(),
    campaignGroupName: z.string(),
    campaign: campaignState,
    adGroup: adGroupState,
    currency: z.string(),
    /** Units of the currency for one USD, for those billed in neither USD nor RMB. */
    perUsd: z.nullable(z.number()),
    /** By Apple's clock. */
    now: z.string(),
    keywords: z.array(
      z.object({
        keywordId: z.string(),
        text: z.string(),
        matchType: z.string(),
        /** Smallest units; null: its ad group's. */
        bid: z.nullable(z.int()),
      }),
    ),
  }),
  refusals: ['notFound'],
  patience: 'ads',
});
