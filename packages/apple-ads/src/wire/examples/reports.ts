import type { reportEndpoints } from '../endpoints/reports.ts';
import { type Example, filter, times, usd } from './example.ts';

const timeRange = { start: '2026-11-01', end: '2026-11-14', timeZone: 'ORTZ', granularity: 'DAILY' };
const inCampaign = [filter('campaignId', 'IN', ['9301'])];
const body = { timeRange, filters: inCampaign };

const metrics = {
  localSpend: usd('120.40'),
  impressions: 9030,
  taps: 301,
  ttr: 0.0333,
  cpt: usd('0.40'),
  cpm: usd('13.33'),
  tapInstalls: 120,
  tapNewDownloads: 100,
  tapRedownloads: 20,
  viewInstalls: 9,
  viewNewDownloads: 8,
  viewRedownloads: 1,
  totalInstalls: 129,
  totalNewDownloads: 108,
  totalRedownloads: 21,
  tapInstallCPI: usd('1.00'),
  totalAvgCPI: usd('0.93'),
  tapInstallRate: 0.3987,
  totalInstallRate: 0.4286,
  tapPreOrdersPlaced: 0,
  viewPreOrdersPlaced: 0,
  totalPreOrdersPlaced: 0,
};

const reportOf = (metadata: object, insights?: object) => ({
  result: {
    rows: [
      { metadata, totalMetrics: metrics, granularMetrics: [{ date: '2026-11-01', ...metrics }], insights },
    ],
    summary: { grandTotal: metrics },
  },
  pagination: { offset: 0, pageSize: 100, totalCount: 1 },
});

const entity = { adAccountId: 4401, status: 'ENABLED', displayStatus: 'RUNNING', deleted: false, ...times };
const running = { systemStatus: 'RUNNING', systemStatusReasons: [], systemStatusLimitingReasons: [] };
const keyword = {
  id: 9501,
  campaignId: 9301,
  adGroupId: 9401,
  text: 'meeting notes',
  matchType: 'EXACT',
  bid: usd('1.90'),
  adGroup: { name: 'Note taking', deleted: false },
  ...entity,
};

const share = {
  week: '2026-11-08',
  appName: 'Harbor Notes',
  promotedObjectId: 1555000001,
  countryOrRegion: 'US',
  searchTerm: 'meeting notes',
  lowImpressionShare: 0.91,
  highImpressionShare: 1,
  rank: 1,
  searchPopularity1to5: 3,
};

const insight = (rows: readonly unknown[]) => ({
  result: { rows },
  pagination: { offset: 0, pageSize: 100, totalCount: rows.length },
});

export const reportExamples: Record<keyof typeof reportEndpoints, Example> = {
  reportCampaigns: {
    body: {
      ...body,
      groupBy: ['countryOrRegion'],
      fields: ['localSpend', 'taps'],
      sorting: [{ field: 'localSpend', order: 'DESC' }],
      pagination: { offset: 0, pageSize: 5000 },
      options: { includeRows: ['GRAND_TOTAL'] },
    },
    answer: reportOf({
      id: 9301,
      name: 'Harbor Notes generic',
      ...entity,
      ...running,
      promotedObject: { name: 'Harbor Notes' },
      promotedObjectType: 'APPSTORE_APP',
      promotedObjectId: '1555000001',
      billingEvent: 'TAPS',
      adChannelType: 'SEARCH',
      dailyBudget: { value: usd('60.00') },
      bidStrategy: { bidStrategyType: 'MANUAL_CPT' },
      countryOrRegion: 'US',
    }),
    wrong: { body: { timeRange }, at: ['filters'] },
  },
  reportAdGroups: {
    body: { ...body, timeRange: { ...timeRange, granularity: 'HOURLY' }, groupBy: ['deviceClass'] },
    answer: reportOf({
      id: 9401,
      campaignId: 9301,
      name: 'Note taking',
      ...entity,
      ...running,
      pricingModel: 'CPT',
    }),
    wrong: {
      body: { ...body, timeRange: { ...timeRange, granularity: 'HOURLY' }, groupBy: ['gender'] },
      at: ['groupBy'],
    },
  },
  reportAds: {
    body,
    answer: reportOf({
      id: 9801,
      campaignId: 9301,
      adGroupId: 9401,
      name: 'Autumn',
      ...entity,
      ...running,
      creative: { id: 9701, creativeType: 'CUSTOM_PRODUCT_PAGE', systemStatus: 'VALID' },
    }),
    wrong: { body: { ...body, groupBy: ['deviceClass'] }, at: ['groupBy'] },
  },
  reportKeywords: {
    body: {
      ...body,
      filters: [filter('campaignId', 'IN', ['9301']), filter('adGroupId', 'EQUALS', ['9401'])],
      options: { includeRows: ['EMPTY_METRICS'] },
    },
    answer: reportOf({ ...keyword, status: 'ACTIVE' }, { bidRecommendation: { suggestedBidAmount: 2.35 } }),
    wrong: {
      body: { ...body, groupBy: ['deviceClass'], options: { includeRows: ['EMPTY_METRICS'] } },
      at: ['options', 'includeRows'],
    },
  },
  reportSearchTerms: {
    body,
    answer: reportOf({
      campaignId: 9301,
      adGroupId: 9401,
      adAccountId: 4401,
      searchTermText: 'notes for meetings',
      searchTermSource: 'TARGETED',
      keyword,
      adGroup: { name: 'Note taking', deleted: false },
    }),
    wrong: { body: { ...body, timeRange: { ...timeRange, timeZone: 'UTC' } }, at: ['timeRange', 'timeZone'] },
  },
  queryImpressionShare: {
    body: {
      timeRange: { start: '2026-11-08', end: '2026-11-14', granularity: 'WEEKLY_SUN_SAT', timeZone: 'UTC' },
      filters: [filter('promotedObjectId', 'IN', ['1555000001']), filter('countryOrRegion', 'IN', ['US'])],
      options: { impressionShareReportType: 'ALL_SLOTS' },
      pagination: { offset: 0, pageSize: 5000 },
    },
    answer: insight([share, { ...share, promotedObjectId: '1555000001' }]),
    wrong: {
      body: { timeRange: { start: '2026-11-09', end: '2026-11-15', granularity: 'WEEKLY_SUN_SAT' } },
      at: ['timeRange', 'start'],
    },
  },
  querySearchTermPopularity: {
    body: {
      timeRange: { start: '2026-11-01', end: '2026-11-07', granularity: 'WEEKLY_SUN_SAT' },
      filters: [
        filter('genre', 'EQUALS', 'PRODUCTIVITY_UTILITIES'),
        filter('rankInGenre', 'BETWEEN', [1, 50]),
      ],
      sorting: [{ field: 'rankInGenre', sortOrder: 'ASC' }],
    },
    answer: insight([
      {
        week: '2026-11-01',
        countryOrRegion: 'US',
        genre: 'PRODUCTIVITY_UTILITIES',
        searchTerm: 'notes',
        rankInGenre: 4,
        searchPopularityInGenre: 88,
        searchPopularity1to100: 71,
        searchPopularity1to5: 4,
      },
    ]),
    wrong: {
      body: {
        timeRange: { start: '2026-11-01', end: '2026-11-07', granularity: 'WEEKLY_SUN_SAT' },
        sorting: [{ field: 'genre' }, { field: 'week' }, { field: 'rankInGenre' }],
      },
      at: ['sorting'],
    },
  },
};
