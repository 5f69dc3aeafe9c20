import { id } from '@tapwright/apple-ads/wire/values/id';
import { readers } from '@tapwright/apple-ads/wire/accounts/role';
import { defineEndpointsV5 } from '../endpoint.ts';
import { dataOf, listOf } from '../envelope.ts';
import { customReportParameters } from '../list-parameters.ts';
import {
  adGroupMetadata,
  adMetadata,
  campaignMetadata,
  keywordMetadata,
  searchTermMetadata,
} from '../report-metadata.ts';
import {
  customReport,
  customReportCreate,
  reportAnswerOf,
  reportLevels,
  reportRequestOf,
} from '../report.ts';
import { customReportPaging, paging } from '../selector.ts';

const read = { context: 'required', roles: readers, writes: false } as const;
const report = { method: 'POST', filters: 'any', paging, ...read } as const;
const inCampaign = { pathParameters: { campaignId: id } };
const inAdGroup = { pathParameters: { campaignId: id, adGroupId: id } };

const keywords = { body: reportRequestOf(reportLevels.keywords), answer: reportAnswerOf(keywordMetadata) };
const searchTerms = {
  body: reportRequestOf(reportLevels.searchterms),
  answer: reportAnswerOf(searchTermMetadata),
};

export const reportEndpointsV5 = defineEndpointsV5({
  reportCampaigns: {
    path: '/reports/campaigns',
    body: reportRequestOf(reportLevels.campaigns),
    answer: reportAnswerOf(campaignMetadata),
    ...report,
  },
  reportAdGroups: {
    path: '/reports/campaigns/{campaignId}/adgroups',
    ...inCampaign,
    body: reportRequestOf(reportLevels.adgroups),
    answer: reportAnswerOf(adGroupMetadata),
    ...report,
  },
  reportCampaignKeywords: {
    path: '/reports/campaigns/{campaignId}/keywords',
    ...inCampaign,
    ...keywords,
    ...report,
  },
  reportAdGroupKeywords: {
    path: '/reports/campaigns/{campaignId}/adgroups/{adGroupId}/keywords',
    ...inAdGroup,
    ...keywords,
    ...report,
  },
  reportCampaignSearchTerms: {
    path: '/reports/campaigns/{campaignId}/searchterms',
    ...inCampaign,
    ...searchTerms,
    ...report,
  },
  reportAdGroupSearchTerms: {
    path: '/reports/campaigns/{campaignId}/adgroups/{adGroupId}/searchterms',
    ...inAdGroup,
    ...searchTerms,
    ...report,
  },
  reportAds: {
    path: '/reports/campaigns/{campaignId}/ads',
    ...inCampaign,
    body: reportRequestOf(reportLevels.ads),
    answer: reportAnswerOf(adMetadata),
    ...report,
  },
  createCustomReport: {
    method: 'POST',
    path: '/custom-reports',
    body: customReportCreate,
    answer: dataOf(customReport),
    ...read,
    writes: true,
  },
  listCustomReports: {
    method: 'GET',
    path: '/custom-reports',
    query: customReportParameters,
    paging: customReportPaging,
    answer: listOf(customReport),
    ...read,
  },
  getCustomReport: {
    method: 'GET',
    path: '/custom-reports/{reportId}',
    pathParameters: { reportId: id },
    answer: dataOf(customReport),
    ...read,
  },
});
