import { defineEndpoints, type Endpoint } from '../endpoint.ts';
import {
  impressionShareFilters,
  impressionSharePaging,
  impressionShareQuery,
  impressionShareRow,
  insightAnswerOf,
} from '../advice/impression-share.ts';
import { appReportRules, reportPaging, reportRequestOf } from '../reports/report-request.ts';
import {
  adGroupMetadata,
  adMetadata,
  campaignMetadata,
  keywordMetadata,
  reportAnswerOf,
  searchTermMetadata,
} from '../reports/report-row.ts';
import { readers } from '../accounts/role.ts';
import { popularityFilters, popularityQuery, popularityRow } from '../advice/search-term-popularity.ts';

const read = { context: 'required', roles: readers, writes: false } as const;

const report = { method: 'POST', paging: reportPaging, filters: 'any', sortable: 'any', ...read } as const;
const rules = appReportRules;

export const reportEndpoints = defineEndpoints({
  reportCampaigns: {
    path: '/reports/apps/campaigns/query',
    ...report,
    needs: rules.campaigns.needs,
    body: reportRequestOf(rules.campaigns),
    answer: reportAnswerOf(campaignMetadata),
  },
  reportAdGroups: {
    path: '/reports/apps/adgroups/query',
    ...report,
    needs: rules.adgroups.needs,
    body: reportRequestOf(rules.adgroups),
    answer: reportAnswerOf(adGroupMetadata),
  },
  reportAds: {
    path: '/reports/apps/ads/query',
    ...report,
    needs: rules.ads.needs,
    body: reportRequestOf(rules.ads),
    answer: reportAnswerOf(adMetadata),
  },
  reportKeywords: {
    path: '/reports/apps/keywords/query',
    ...report,
    needs: rules.keywords.needs,
    body: reportRequestOf(rules.keywords),
    answer: reportAnswerOf(keywordMetadata),
  },
  reportSearchTerms: {
    path: '/reports/apps/searchterms/query',
    ...report,
    needs: rules.searchterms.needs,
    body: reportRequestOf(rules.searchterms),
    answer: reportAnswerOf(searchTermMetadata),
  },
  queryImpressionShare: {
    method: 'POST',
    path: '/insights/apps/impression-share/query',
    body: impressionShareQuery,
    filters: impressionShareFilters,
    sortable: Object.keys(impressionShareFilters),
    paging: impressionSharePaging,
    answer: insightAnswerOf(impressionShareRow),
    ...read,
  },
  querySearchTermPopularity: {
    method: 'POST',
    path: '/insights/apps/search-term-popularity/query',
    body: popularityQuery,
    filters: popularityFilters,
    sortable: Object.keys(popularityFilters),
    sortKey: 'sortOrder',
    paging: reportPaging,
    answer: insightAnswerOf(popularityRow),
    ...read,
  },
} satisfies Record<string, Endpoint>);
