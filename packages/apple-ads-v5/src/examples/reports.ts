import { type Example, times, usd } from '@tapwright/apple-ads/wire/examples/example';
import type { reportEndpointsV5 } from '../endpoints/reports.ts';
import { adGroupPath, campaignPath, condition, data, list, selectorOf } from './rows.ts';

const request = {
  startTime: '2026-11-01',
  endTime: '2026-11-14',
  timeZone: 'ORTZ',
  selector: selectorOf(condition('campaignStatus', 'EQUALS', 'ENABLED')),
};
const totals = {
  ...request,
  returnRowTotals: true,
  returnGrandTotals: true,
  returnRecordsWithNoMetrics: false,
};
const daily = { ...request, granularity: 'DAILY', groupBy: ['countryOrRegion'], returnRowTotals: false };

const metrics = {
  impressions: 9030,
  taps: 301,
  ttr: 0.0333,
  localSpend: usd('120.40'),
  avgCPT: usd('0.4'),
  avgCPM: usd('13.3333'),
  tapInstalls: 120,
  tapNewDownloads: 100,
  tapRedownloads: 20,
  tapInstallRate: 0.3987,
  tapInstallCPI: usd('1.0033'),
  viewInstalls: 9,
  viewNewDownloads: 8,
  viewReDownloads: 1,
  totalInstalls: 129,
  totalNewDownloads: 108,
  totalRedownloads: 21,
  totalInstallRate: 0.4286,
  totalAvgCPI: usd('0.9333'),
  tapPreOrdersPlaced: 0,
  viewPreOrdersPlaced: 0,
  totalPreOrdersPlaced: 0,
};

const reportOf = (metadata: object, insights?: object) =>
  data({
    reportingDataResponse: {
      row: [
        {
          other: false,
          metadata,
          total: metrics,
          granularity: [{ date: '2026-11-01', ...metrics }],
          insights,
        },
      ],
      grandTotals: { other: false, total: metrics },
    },
  });

const entity = {
  orgId: 4401,
  deleted: false,
  modificationTime: times.modificationTime,
  countryOrRegion: 'US',
};
const keyword = {
  keywordId: 544001,
  keyword: 'meeting notes',
  keywordStatus: 'ACTIVE',
  keywordDisplayStatus: 'RUNNING',
  matchType: 'EXACT',
  bidAmount: usd('1.90'),
  adGroupId: 541001,
  adGroupName: 'Note taking',
  adGroupDeleted: false,
  campaignId: 540001,
  ...entity,
};

const inCampaign = { pathParameters: campaignPath };
const inAdGroup = { pathParameters: adGroupPath };

const keywords = {
  body: daily,
  answer: reportOf(keyword, { bidRecommendation: { suggestedBidAmount: usd('2.35') } }),
  wrong: { body: { ...request, returnRowTotals: false }, at: ['returnRowTotals'] },
};
const searchTerms = {
  body: totals,
  answer: reportOf({ ...keyword, searchTermText: null, searchTermSource: 'AUTO' }),
  wrong: { body: { ...totals, timeZone: 'UTC' }, at: ['timeZone'] },
};

const custom = {
  name: 'share of November',
  startTime: '2026-11-01',
  endTime: '2026-11-14',
  granularity: 'DAILY',
  selector: { conditions: [condition('adamId', 'IN', '1555000001')] },
};
const customReport = {
  id: 547001,
  ...custom,
  state: 'QUEUED',
  dateRange: 'CUSTOM',
  downloadUri: null,
  dimensions: ['appName', 'searchTerm'],
  metrics: ['lowImpressionShare', 'rank'],
  ...times,
};

export const reportExamplesV5: Record<keyof typeof reportEndpointsV5, Example> = {
  reportCampaigns: {
    body: totals,
    answer: reportOf({
      campaignId: 540001,
      campaignName: 'Harbor Notes',
      campaignStatus: 'ENABLED',
      app: { appName: 'Harbor Notes', adamId: 1555000001 },
      adChannelType: 'SEARCH',
      supplySources: ['APPSTORE_SEARCH_RESULTS'],
      countriesOrRegions: ['US'],
      servingStatus: 'RUNNING',
      displayStatus: 'RUNNING',
      dailyBudget: usd('60'),
      totalBudget: null,
      ...entity,
    }),
    wrong: { body: { ...totals, granularity: 'DAILY' }, at: ['returnGrandTotals'] },
  },
  reportAdGroups: {
    ...inCampaign,
    body: { ...request, granularity: 'HOURLY' },
    answer: reportOf({ adGroupId: 541001, adGroupName: 'Note taking', adGroupStatus: 'ENABLED', ...entity }),
    wrong: { body: { ...totals, selector: undefined }, at: ['selector'] },
  },
  reportCampaignKeywords: { ...inCampaign, ...keywords },
  reportAdGroupKeywords: { ...inAdGroup, ...keywords },
  reportCampaignSearchTerms: { ...inCampaign, ...searchTerms },
  reportAdGroupSearchTerms: { ...inAdGroup, ...searchTerms },
  reportAds: {
    ...inCampaign,
    body: daily,
    answer: reportOf({ adId: -1, adName: 'Autumn', adDisplayStatus: 'ACTIVE', status: 'VALID', ...entity }),
    wrong: { body: { ...daily, groupBy: ['gender'] }, at: ['groupBy'] },
  },
  createCustomReport: {
    body: custom,
    answer: data(customReport),
    wrong: { body: { ...custom, name: 'x'.repeat(51) }, at: ['name'] },
  },
  listCustomReports: {
    query: { limit: '50', sortOrder: 'DESCENDING' },
    answer: list([customReport]),
    wrong: { query: { limit: '51' }, at: ['limit'] },
  },
  getCustomReport: {
    pathParameters: { reportId: '547001' },
    answer: data({
      ...customReport,
      state: 'COMPLETED',
      downloadUri: 'https://reports.example/547001.csv',
    }),
  },
};
