import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { openEdit } from './open-edits.ts';
import { pageOf } from './paging.ts';
import { reportListOf } from './report-list.ts';
import { archivedQuery, filterQuery, negativeSorts, placeQuery, reportListQuery } from './report-query.ts';
import { keywordRow, negativeKeywordRow } from './report-rows.ts';
import { queriedTeamId } from './teams.ts';

const access = { to: 'team', may: 'ads.see' } as const;

export const findKeywords = defineCall({
  method: 'GET',
  path: '/keyords/findList',
  access,
  summary: 'Keywords with their settings and their measures over a range, and the sums of all that match.',
  query: reportListQuery,
  answer: reportListOf(z.object({ ...keywordRow.shape, openEdits: z.array(openEdit) })),
  patience: 'ads',
});

const { keywordId: _, mode: __, ...places } = placeQuery;

const negativesQuery = {
  teamId: queriedTeamId,
  ...places,
  name: filterQuery.name,
  status: filterQuery.status,
  matchType: filterQuery.matchType,
  adGroupName: filterQuery.adGroupName,
  ...archivedQuery,
  sortBy: z._default(z.enum(negativeSorts), 'name'),
  sortOrder: z._default(z.enum(['asc', 'desc']), 'asc'),
};

export const findNegativeKeywords = defineCall({
  method: 'GET',
  path: '/keyords/findNegativeList',
  access,
  summary: 'Negative keywords of campaigns and ad groups; with an ad group those of its campaign too.',
  query: z.object({
    ...negativesQuery,
    pageNum: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
    pageSize: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(5000)), 10),
  }),
  answer: pageOf(z.object({ ...negativeKeywordRow.shape, openEdits: z.array(openEdit) })),
  patience: 'ads',
});

export const downloadNegativeCsv = defineCall({
  method: 'GET',
  path: '/keyords/downloadNegativeCsv',
  access,
  summary: 'The list of negative keywords as CSV.',
  query: z.object(negativesQuery),
  answer: z.null(),
  download: 'text/csv',
});
