import * as z from 'zod/mini';
import { adId } from './apple-id.ts';
import { defineCall } from './call.ts';
import { openEdit } from './open-edits.ts';
import { pageOf } from './paging.ts';
import { archivedQuery, placeQuery } from './report-query.ts';
import { adGroupSettings } from './report-rows.ts';
import { queriedTeamId } from './teams.ts';

const access = { to: 'team', may: 'ads.see' } as const;

export const findAdGroups = defineCall({
  method: 'GET',
  path: '/adgroups/findList',
  access,
  summary:
    'Ad groups by name, or by words of it and of the campaign’s, with their settings, without measures. Removed ones are left out.',
  query: z.object({
    teamId: queriedTeamId,
    campaignGroupId: placeQuery.campaignGroupId,
    campaignId: placeQuery.campaignId,
    name: z.optional(z.string().check(z.maxLength(200))),
    /** Words that stand in its name or in that of its campaign: ad groups of many campaigns share theirs. */
    words: z.optional(z.string().check(z.maxLength(200))),
    ...archivedQuery,
    pageNum: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
    pageSize: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(5000)), 10),
  }),
  answer: pageOf(adGroupSettings),
  patience: 'ads',
});

export const findAdGroup = defineCall({
  method: 'GET',
  path: '/adgroups/findOne',
  access,
  summary: 'One ad group with its settings, removed or not.',
  query: z.object({ teamId: queriedTeamId, adGroupId: adId }),
  answer: z.object({ ...adGroupSettings.shape, openEdits: z.array(openEdit) }),
  refusals: ['notFound'],
  patience: 'ads',
});
