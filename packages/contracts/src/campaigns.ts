import * as z from 'zod/mini';
import { adId } from './apple-id.ts';
import { adStatuses, campaignTypes } from './ad-values.ts';
import { defineCall } from './call.ts';
import { openEdit } from './open-edits.ts';
import { pageOf } from './paging.ts';
import { archivedQuery, placeQuery } from './report-query.ts';
import { campaignSettings } from './report-rows.ts';
import { queriedTeamId, teamId } from './teams.ts';

const access = { to: 'team', may: 'ads.see' } as const;

export const findCampaign = defineCall({
  method: 'GET',
  path: '/campaign/findCampaign',
  access,
  summary:
    'Campaigns by name with their settings, without measures; to choose from. Removed ones are left out.',
  query: z.object({
    teamId: queriedTeamId,
    campaignGroupId: placeQuery.campaignGroupId,
    name: z.optional(z.string().check(z.maxLength(200))),
    ...archivedQuery,
    pageNum: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
    pageSize: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(5000)), 10),
  }),
  answer: pageOf(z.object({ ...campaignSettings.shape, openEdits: z.array(openEdit) })),
  patience: 'ads',
});

export const findCampaignCount = defineCall({
  method: 'GET',
  path: '/campaign/findCampaignCount',
  access,
  summary: 'How many campaigns there are in each state, of ad accounts billed in a currency or of all.',
  query: z.object({ teamId: queriedTeamId, currencyType: z.optional(z.enum(['RMB', 'USD'])) }),
  answer: z.object({ total: z.int(), running: z.int(), paused: z.int(), removed: z.int() }),
  patience: 'ads',
});

export const maxTypedCampaigns = 1000;

export const chooseCampaignType = defineCall({
  method: 'POST',
  path: '/campaign/chooseType',
  access: { to: 'team', may: 'campaign.edit' },
  summary:
    'Say what campaigns are for; null leaves it to their names again. It is kept here, and nothing changes at Apple.',
  body: z.object({
    teamId,
    campaignIds: z.array(adId).check(z.minLength(1), z.maxLength(maxTypedCampaigns)),
    campaignType: z.nullable(z.enum(campaignTypes)),
  }),
  answer: z.object({ changed: z.int() }),
});

const foundObject = z.object({
  kind: z.enum(['campaign', 'adGroup', 'keyword']),
  id: z.string(),
  name: z.string(),
  campaignGroupId: z.int(),
  campaignId: z.string(),
  campaignName: z.string(),
  adGroupId: z.nullable(z.string()),
  adGroupName: z.nullable(z.string()),
});
export type FoundObject = z.infer<typeof foundObject>;

export const findByName = defineCall({
  method: 'GET',
  path: '/campaign/findByName',
  access,
  summary:
    'A few campaigns, ad groups and keywords in scope whose name holds a text, first those that begin with it; to go to.',
  query: z.object({ teamId: queriedTeamId, name: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: z.array(foundObject),
  patience: 'ads',
});

const place = { name: z.string(), status: z.enum(adStatuses) };

export const findTeamAdgroup = defineCall({
  method: 'GET',
  path: '/campaignGroup/findTeamAdgroup',
  access,
  summary:
    'The tree of campaign groups, campaigns and ad groups in the scope of whoever asks, by name; without removed and archived ones.',
  query: z.object({ teamId: queriedTeamId, ...archivedQuery }),
  answer: z.array(
    z.object({
      campaignGroupId: z.int(),
      name: z.string(),
      campaigns: z.array(
        z.object({
          campaignId: z.string(),
          ...place,
          adGroups: z.array(z.object({ adGroupId: z.string(), ...place })),
        }),
      ),
    }),
  ),
  patience: 'ads',
});
