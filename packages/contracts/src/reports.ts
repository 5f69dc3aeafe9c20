import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { openEdit } from './open-edits.ts';
import { comparedMeasures } from './report-comparison.ts';
import { reportEdges } from './report-edges.ts';
import { reportDays, reportListOf, reportTotals } from './report-list.ts';
import { reportMeasures } from './report-measures.ts';
import {
  reportAudienceQuery,
  reportDaysQuery,
  reportFileQuery,
  reportListQuery,
  reportTotalsQuery,
} from './report-query.ts';
import { adGroupRow, audienceRow, campaignGroupRow, campaignRow, searchTermRow } from './report-rows.ts';

const access = { to: 'team', may: 'ads.see' } as const;

export const findReportCampaignGroupList = defineCall({
  method: 'GET',
  path: '/reports/findReportCampaignGroupList',
  access,
  summary: 'Campaign groups with their measures over a range.',
  query: reportListQuery,
  answer: reportListOf(campaignGroupRow),
  patience: 'ads',
});

export const findReportCampaignList = defineCall({
  method: 'GET',
  path: '/reports/findReportCampaignList',
  access,
  summary: 'Campaigns with their measures over a range, and the sums of all that match.',
  query: reportListQuery,
  answer: reportListOf(z.object({ ...campaignRow.shape, openEdits: z.array(openEdit) })),
  patience: 'ads',
});

export const findReportCampaignListTotal = defineCall({
  method: 'GET',
  path: '/reports/findReportCampaignListTotal',
  access,
  summary: 'The sums of a list of campaigns without the list.',
  query: reportTotalsQuery,
  answer: reportTotals,
  patience: 'ads',
});

export const findReportAdGroupList = defineCall({
  method: 'GET',
  path: '/reports/findReportAdGroupList',
  access,
  summary: 'Ad groups with their measures over a range, and the sums of all that match.',
  query: reportListQuery,
  answer: reportListOf(z.object({ ...adGroupRow.shape, openEdits: z.array(openEdit) })),
  patience: 'ads',
});

export const findReportAdGroupListTotal = defineCall({
  method: 'GET',
  path: '/reports/findReportAdGroupListTotal',
  access,
  summary: 'The sums of a list of ad groups without the list.',
  query: reportTotalsQuery,
  answer: reportTotals,
  patience: 'ads',
});

export const findReportCampaignTotal = defineCall({
  method: 'GET',
  path: '/reports/findReportCampaignTotal',
  access,
  summary: 'Measures by day, week or month of a team, of campaign groups or of campaigns.',
  query: reportDaysQuery,
  answer: reportDays,
  patience: 'ads',
});

export const findReportAdGroupTotal = defineCall({
  method: 'GET',
  path: '/reports/findReportAdGroupTotal',
  access,
  summary: 'Measures by day, week or month of ad groups, or of keywords in them.',
  query: reportDaysQuery,
  answer: reportDays,
  patience: 'ads',
});

const audience = z.object({
  list: z.array(audienceRow),
  totals: reportMeasures,
  totalsBefore: z.nullable(reportMeasures),
  compared: comparedMeasures,
  edges: reportEdges,
});

export const findReportCampaignTotalAudienceType = defineCall({
  method: 'GET',
  path: '/reports/findReportCampaignTotalAudienceType',
  access,
  summary: 'Who was reached, by device, age, gender or country: of a team, campaign groups or campaigns.',
  query: reportAudienceQuery,
  answer: audience,
  patience: 'ads',
});

export const findReportAdGroupTotalAudienceType = defineCall({
  method: 'GET',
  path: '/reports/findReportAdGroupTotalAudienceType',
  access,
  summary: 'Who was reached, by device, age, gender or country: of ad groups.',
  query: reportAudienceQuery,
  answer: audience,
  patience: 'ads',
});

/** What Apple hides comes with every page, so that it is always seen. Filtered by name or measure, sums leave it out. */
const searchTerms = z.object({ ...reportListOf(searchTermRow).shape, hidden: z.nullable(searchTermRow) });

export const findReportAdGroupTotalBySearch = defineCall({
  method: 'GET',
  path: '/reports/findReportAdGroupTotalBySearch',
  access,
  summary: 'Search terms of ad groups, each once whatever keyword met it. What Apple hides is one row.',
  query: reportListQuery,
  answer: searchTerms,
  patience: 'ads',
});

export const findReportKeywordTotalBySearch = defineCall({
  method: 'GET',
  path: '/reports/findReportKeywordTotalBySearch',
  access,
  summary: 'Search terms by the keyword, or the search match, that met them.',
  query: reportListQuery,
  answer: searchTerms,
  patience: 'ads',
});

const file = {
  method: 'GET',
  access,
  query: reportFileQuery,
  answer: z.null(),
  download: 'text/csv',
} as const;

export const downloadCampaignGroupCsv = defineCall({
  ...file,
  path: '/reports/downloadCampaignGroupCsv',
  summary: 'The list of campaign groups as CSV.',
});
export const downloadCampaignCsv = defineCall({
  ...file,
  path: '/reports/downloadCampaignCsv',
  summary: 'The list of campaigns as CSV.',
});
export const downloadAdGroupCsv = defineCall({
  ...file,
  path: '/reports/downloadAdGroupCsv',
  summary: 'The list of ad groups as CSV.',
});
export const downloadKeywordCsv = defineCall({
  ...file,
  path: '/reports/downloadKeywordCsv',
  summary: 'The list of keywords as CSV.',
});
export const downloadAdCsv = defineCall({
  ...file,
  path: '/reports/downloadAdCsv',
  summary: 'The list of ads as CSV.',
});
export const downloadSearchTermCsv = defineCall({
  ...file,
  path: '/reports/downloadSearchTermCsv',
  summary: 'Search terms by the keyword, or the search match, that met them, as CSV.',
});
