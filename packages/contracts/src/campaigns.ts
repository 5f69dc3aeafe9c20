import * as z from 'zod/mini';
import { adStatuses, campaignTypes } from './ad-values.ts';
import { defineCall } from './call.ts';
import { openEdit } from './open-edits.ts';
import { pageOf } from './paging.ts';
import { archivedQuery, placeQuery } from './report-query.ts';
import { campaignSettings } from './report-rows.ts';
import { queriedTeamId } from './teams.ts';

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

export const findCampaignKinds = defineCall({
  method: 'GET',
  path: '/campaign/findKinds',
  access,
  summary: 'What campaigns can be told apart by: apps, storefronts and types in the scope of whoever asks.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.object({
    adamIds: z.array(z.string()),
    countries: z.array(z.string()),
    campaignTypes: z.array(z.enum(campaignTypes)),
  }),
  patience: 'ads',
});

const place = { name: z.string(), status: z.enum(adStatuses) };

export const findTeamAdgroup = defineCall({
  method: 'GET',
  path: '/campaignGroup/findTeamAdgroup',
  access,
  summary:
    'The tree of campaign groups, campaigns and ad groups in the scope of whoever asks, by name; without removed ones.',
  query: z.object({ teamId: queriedTeamId }),
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
