import { expect } from 'vitest';
import type { EndpointName } from '@tapwright/apple-ads/wire/endpoints';
import { hiddenPage, visiblePage } from './make-test-world.ts';

type Kept = (key: string) => unknown;

/** One call and what must come of it; later ones may use what earlier ones kept. */
export type Conversation = {
  name: EndpointName;
  ask: (kept: Kept) => { path: string; body?: unknown; status?: number };
  context?: string;
  /** Another organisation's user. */
  as?: number;
  /** A value that is known to go over the line in another form than its schema writes. */
  quirk?: true;
  keep?: (body: any, keep: (key: string, value: number | string) => void) => void;
  expect?: (body: any) => void;
};

const usd = (amount: string) => ({ amount, currency: 'USD' });
const filter = (field: string, operator: string, value?: unknown) => ({ field, operator, value });
const times = { startTime: '2026-12-01T00:00:00.000' };
const app = [
  filter('promotedObjectId', 'EQUALS', ['1600000001']),
  filter('promotedObjectType', 'EQUALS', ['APPSTORE_APP']),
];
const paging = { offset: 0, pageSize: 50, fetchTotalCount: true };
const lastWeek = { start: '2026-11-08', end: '2026-11-14' };
const report = {
  timeRange: lastWeek,
  filters: [filter('campaignId', 'IN', ['51001'])],
  options: { includeRows: ['GRAND_TOTAL'] },
};
const daily = { ...report, timeRange: { ...lastWeek, granularity: 'DAILY' } };
const someUuid = '3c0f8f0e-7d39-4d0a-8d4e-1c1f2a3b4c5d';

const invoiceDetail = {
  primaryBuyerName: 'Ada',
  primaryBuyerEmail: 'ada@harbor.example',
  billingEmail: 'pay@harbor.example',
};
const targeting = {
  supplySource: { include: ['APPSTORE'] },
  supplyPlacement: { include: ['APPSTORE_SEARCH_RESULTS'] },
  countryOrRegion: { include: ['US'] },
};
export const newCampaign = {
  adAccountId: 700100200,
  name: 'Focusly US Generic',
  promotedObjectType: 'APPSTORE_APP',
  promotedObjectId: '1600000001',
  billingEvent: 'TAPS',
  status: 'PAUSED',
  ...times,
  dailyBudget: { value: usd('80') },
  targeting,
  bidStrategy: { bidStrategyType: 'MANUAL_CPT', bidStrategyGoal: 'TAP', bid: usd('1.50') },
};

const rowsIn = (body: any): any[] => body.result.rows;

const accounts: Conversation[] = [
  { name: 'getMe', ask: () => ({ path: '/me' }) },
  {
    name: 'getAcls',
    ask: () => ({ path: '/acls' }),
    expect: ({ result }) => expect(result.acls).toHaveLength(2),
  },
  { name: 'getOrganisation', ask: () => ({ path: '/orgs/40009000' }) },
  { name: 'getOrganisation', ask: () => ({ path: '/orgs/40009001', status: 403 }) },
  {
    name: 'createAdAccount',
    ask: () => ({
      path: '/ad-accounts',
      body: {
        name: 'Lumen Asia',
        productFeatures: ['APPSTORE_APP_MANUAL'],
        delegations: [{ resourceId: '5501122', resourceType: 'CONTENT_PROVIDER' }],
      },
    }),
  },
  { name: 'getAdAccount', ask: () => ({ path: '/ad-accounts/700100200' }) },
  { name: 'getAdAccount', ask: () => ({ path: '/ad-accounts/700100202', status: 403 }) },
  {
    name: 'updateAdAccount',
    ask: () => ({
      path: '/ad-accounts/700100201',
      body: { name: 'Lumen Europe', productFeatures: ['BUSINESS_BRAND_MANUAL'] },
    }),
    expect: ({ result }) =>
      expect(result).toMatchObject({ name: 'Lumen Europe', productFeatures: ['APPSTORE_APP_MANUAL'] }),
  },
  {
    name: 'listAdvertiserResources',
    ask: () => ({ path: '/advertiser-resources?resourceType=CONTENT_PROVIDER' }),
    expect: ({ result }) => expect(result).toHaveLength(1),
  },
  {
    name: 'listAdvertiserResources',
    ask: () => ({ path: '/advertiser-resources?resourceType=BUSINESS_BRAND' }),
    expect: ({ result }) => expect(result).toEqual([]),
  },
  {
    name: 'createSharedBudget',
    as: 40_009_001,
    ask: () => ({
      path: '/shared-budgets',
      body: {
        name: 'Winter',
        value: { amount: '5000', currency: 'EUR' },
        ...times,
        adAccountIds: [700100202],
        invoiceDetail,
      },
    }),
    keep: ({ result }, keep) => keep('order', result.id),
    expect: ({ result }) =>
      expect(result).toMatchObject({ systemStatus: 'INACTIVE', systemStatusReasons: ['SCHEDULE_PENDING'] }),
  },
  {
    name: 'createSharedBudget',
    ask: () => ({
      path: '/shared-budgets',
      body: { name: 'Winter', value: usd('5000'), ...times, adAccountIds: [700100200], invoiceDetail },
      status: 400,
    }),
  },
  {
    name: 'querySharedBudgets',
    as: 40_009_001,
    context: 'adAccountId=700100202;',
    ask: () => ({
      path: '/shared-budgets/query',
      body: { filters: [filter('name', 'LIKE', 'int')], pagination: paging },
    }),
    expect: ({ result, pagination }) => expect([result.length, pagination.totalCount]).toEqual([1, 1]),
  },
  {
    name: 'getSharedBudget',
    as: 40_009_001,
    context: '',
    ask: (kept) => ({ path: `/shared-budgets/${kept('order')}` }),
  },
  {
    name: 'updateSharedBudget',
    as: 40_009_001,
    ask: (kept) => ({
      path: `/shared-budgets/${kept('order')}`,
      body: { endTime: '2027-01-01T00:00:00.000' },
    }),
  },
  {
    name: 'deleteSharedBudget',
    as: 40_009_001,
    ask: (kept) => ({ path: `/shared-budgets/${kept('order')}` }),
  },
];

const structure: Conversation[] = [
  {
    name: 'createCampaign',
    ask: () => ({ path: '/campaigns', body: newCampaign }),
    keep: ({ result }, keep) => keep('campaign', result.id),
    expect: ({ result }) =>
      expect(result).toMatchObject({
        dailyBudget: { value: usd('80.00') },
        systemStatus: 'NOT_RUNNING',
        systemStatusReasons: ['PAUSED_BY_USER', 'SCHEDULE_PENDING', 'AD_GROUPS_MISSING'],
        displayStatus: 'PAUSED',
        regulationResponses: [{ regulationType: 'CAMPAIGN_SAPIN_LAW', responseValue: 'NOT_ANSWERED' }],
      }),
  },
  {
    name: 'queryCampaigns',
    ask: () => ({
      path: '/campaigns/query',
      body: {
        filters: [
          filter('name', 'STARTS_WITH', 'focusly'),
          filter('systemStatusReasons', 'CONTAINS_ANY', ['PAUSED_BY_USER']),
        ].map((one, at) => (at === 0 ? { ...one, ignoreCase: true } : one)),
        pagination: paging,
      },
    }),
    expect: ({ result }) => expect(result).toHaveLength(1),
  },
  { name: 'getCampaign', ask: (kept) => ({ path: `/campaigns/${kept('campaign')}` }) },
  {
    name: 'updateCampaign',
    ask: (kept) => ({
      path: `/campaigns/${kept('campaign')}`,
      body: { status: 'ENABLED', dailyBudget: { value: usd('120.00') }, startTime: null },
    }),
    expect: ({ result }) =>
      expect(result).toMatchObject({ name: 'Focusly US Generic', status: 'ENABLED', startTime: null }),
  },
  {
    name: 'getLimitedStatusReasonDetails',
    ask: () => ({ path: '/campaigns/51001/legacy-app-limited-status-reason-details' }),
  },
  {
    name: 'createAdGroup',
    ask: (kept) => ({
      path: '/adgroups',
      body: {
        campaignId: kept('campaign'),
        name: 'Generic',
        pricingModel: 'CPT',
        ...times,
        automatedKeywordsOptIn: false,
        targeting: {
          deviceClass: { include: ['IPHONE'] },
          minAge: { include: ['18'] },
          gender: { include: ['F'] },
          locality: { include: ['11390002'] },
          daypart: { include: ['0', '167'] },
          appDownloader: { exclude: ['1600000001'] },
        },
      },
    }),
    keep: ({ result }, keep) => keep('adGroup', result.id),
    expect: ({ result }) =>
      expect(result).toMatchObject({
        bidStrategy: { bidStrategyType: 'MANUAL_CPT', bidStrategyGoal: 'TAP', bid: usd('1.50') },
        targeting: { minAge: { include: ['18'] }, appDownloader: { exclude: ['1600000001'] } },
        systemStatusReasons: expect.arrayContaining(['KEYWORDS_MISSING', 'CAMPAIGN_NOT_RUNNING']),
      }),
  },
  {
    name: 'queryAdGroups',
    ask: (kept) => ({
      path: '/adgroups/query',
      body: {
        filters: [filter('campaignId', 'EQUALS', kept('campaign'))],
        sorting: [{ field: 'creationTime', order: 'DESC' }],
      },
    }),
    expect: ({ result, pagination }) => {
      expect(result).toHaveLength(1);
      expect(pagination).toEqual({ offset: 0, pageSize: 20 });
    },
  },
  { name: 'getAdGroup', ask: (kept) => ({ path: `/adgroups/${kept('adGroup')}` }) },
  {
    name: 'updateAdGroup',
    ask: (kept) => ({
      path: `/adgroups/${kept('adGroup')}`,
      body: { targeting: { gender: null }, startTime: '2026-11-20T00:00:00.000', pricingModel: 'CPM' },
    }),
    expect: ({ result }) => {
      expect(result.pricingModel).toBe('CPT');
      expect(result.targeting).not.toHaveProperty('gender');
      expect(result.targeting).toHaveProperty('deviceClass');
    },
  },
  {
    name: 'createKeyword',
    ask: (kept) => ({ path: '/keywords', body: { adGroupId: kept('adGroup'), text: 'to do list' } }),
    keep: ({ result }, keep) => keep('keyword', result.id),
    expect: ({ result }) =>
      expect(result).toMatchObject({
        matchType: 'BROAD',
        bid: usd('1.50'),
        status: 'ENABLED',
        displayStatus: 'RUNNING',
      }),
  },
  {
    name: 'createKeywords',
    ask: (kept) => ({
      path: '/keywords/bulk-create',
      body: {
        allowPartialSuccess: true,
        items: [
          {
            correlationId: 7,
            data: { adGroupId: kept('adGroup'), text: 'focus timer', matchType: 'EXACT', bid: usd('1.80') },
          },
          { correlationId: 2, data: { adGroupId: kept('adGroup'), text: 'Focus Timer', matchType: 'EXACT' } },
        ],
      },
    }),
    expect: ({ result }) =>
      expect(result.map((one: any) => [one.correlationId, one.success])).toEqual([
        [7, true],
        [2, false],
      ]),
  },
  {
    name: 'updateKeywords',
    ask: (kept) => ({
      path: '/keywords/bulk-update',
      body: { items: [{ correlationId: 0, data: { id: kept('keyword'), status: 'PAUSED' } }] },
    }),
  },
  {
    name: 'queryKeywords',
    ask: (kept) => ({
      path: '/keywords/query',
      body: {
        filters: [filter('adGroupId', 'IN', [kept('adGroup'), 61001]), filter('status', 'EQUALS', 'ENABLED')],
        sorting: [{ field: 'id', order: 'ASC' }],
        pagination: { offset: 0, pageSize: 2, fetchTotalCount: true },
      },
    }),
    expect: ({ result, pagination }) => {
      expect(result).toHaveLength(2);
      expect(pagination).toEqual({ offset: 0, pageSize: 2, totalCount: 4 });
    },
  },
  { name: 'getKeyword', ask: (kept) => ({ path: `/keywords/${kept('keyword')}` }) },
  {
    name: 'updateKeyword',
    ask: (kept) => ({ path: `/keywords/${kept('keyword')}`, body: { bid: usd('2.10') } }),
  },
  {
    name: 'deleteKeywords',
    ask: (kept) => ({
      path: '/keywords/bulk-delete',
      body: { items: [{ correlationId: 0, data: { id: kept('keyword') } }] },
    }),
    expect: ({ result }) =>
      expect(result).toEqual([{ correlationId: 0, operation: 'DELETE', success: true }]),
  },
  {
    name: 'getKeyword',
    ask: (kept) => ({ path: `/keywords/${kept('keyword')}` }),
    expect: ({ result }) => expect(result.displayStatus).toBe('DELETED'),
  },
  {
    name: 'updateKeyword',
    ask: (kept) => ({ path: `/keywords/${kept('keyword')}`, body: { status: 'ENABLED' }, status: 404 }),
  },
  {
    name: 'deleteKeyword',
    ask: () => ({ path: '/keywords/9100003' }),
    expect: (body) => expect(body).toEqual({}),
  },
  {
    name: 'createNegativeKeyword',
    ask: (kept) => ({
      path: '/negative-keywords',
      body: { campaignId: kept('campaign'), text: 'free', matchType: 'BROAD' },
    }),
    keep: ({ result }, keep) => keep('negative', result.id),
    expect: ({ result }) => expect(result.adGroupId).toBe(null),
  },
  {
    name: 'createNegativeKeywords',
    ask: (kept) => ({
      path: '/negative-keywords/bulk-create',
      body: {
        items: [
          {
            correlationId: 0,
            data: { campaignId: kept('campaign'), adGroupId: kept('adGroup'), text: 'cheap' },
          },
        ],
      },
    }),
    keep: ({ result }, keep) => keep('groupNegative', result[0].result.id),
  },
  {
    name: 'updateNegativeKeywords',
    ask: (kept) => ({
      path: '/negative-keywords/bulk-update',
      body: { items: [{ correlationId: 0, data: { id: kept('negative'), status: 'PAUSED' } }] },
    }),
  },
  {
    name: 'queryNegativeKeywords',
    ask: (kept) => ({
      path: '/negative-keywords/query',
      body: { filters: [filter('campaignId', 'EQUALS', kept('campaign')), filter('adGroupId', 'IS_NULL')] },
    }),
    expect: ({ result }) => expect(result.map((row: any) => row.text)).toEqual(['free']),
  },
  { name: 'getNegativeKeyword', ask: (kept) => ({ path: `/negative-keywords/${kept('negative')}` }) },
  {
    name: 'updateNegativeKeyword',
    ask: (kept) => ({
      path: `/negative-keywords/${kept('negative')}`,
      body: { status: 'ENABLED', text: 'other' },
    }),
    expect: ({ result }) => expect(result.text).toBe('free'),
  },
  { name: 'deleteNegativeKeyword', ask: (kept) => ({ path: `/negative-keywords/${kept('negative')}` }) },
  {
    name: 'deleteNegativeKeywords',
    ask: (kept) => ({
      path: '/negative-keywords/bulk-delete',
      body: { items: [{ correlationId: 0, data: { id: kept('groupNegative') } }] },
    }),
  },
  {
    name: 'createCreative',
    ask: () => ({
      path: '/creatives',
      body: {
        name: 'Winter page',
        creativeType: 'CUSTOM_PRODUCT_PAGE',
        creativeSpec: {},
        destination: {
          destinationType: 'APP_STORE_PRODUCT_PAGE',
          parameters: { adamId: '1600000001', productPageId: visiblePage },
        },
      },
    }),
    keep: ({ result }, keep) => keep('creative', result.id),
    expect: ({ result }) =>
      expect(result).toMatchObject({ systemStatus: 'VALID', eligibility: { status: 'ELIGIBLE' } }),
  },
  {
    name: 'createCreative',
    ask: () => ({
      path: '/creatives',
      body: {
        name: 'Old page',
        creativeType: 'CUSTOM_PRODUCT_PAGE',
        destination: {
          destinationType: 'APP_STORE_PRODUCT_PAGE',
          parameters: { adamId: '1600000001', productPageId: hiddenPage },
        },
      },
      status: 400,
    }),
  },
  {
    name: 'queryCreatives',
    ask: () => ({ path: '/creatives/query', body: { filters: [filter('systemStatus', 'EQUALS', 'VALID')] } }),
    expect: ({ result }) => expect(result).toHaveLength(1),
  },
  { name: 'getCreative', ask: (kept) => ({ path: `/creatives/${kept('creative')}` }) },
  {
    name: 'updateCreative',
    ask: (kept) => ({ path: `/creatives/${kept('creative')}`, body: { name: 'Winter page 2' } }),
  },
  {
    name: 'createAd',
    ask: (kept) => ({
      path: '/ads',
      body: { name: 'Winter', adGroupId: kept('adGroup'), creativeId: kept('creative'), status: 'ENABLED' },
    }),
    keep: ({ result }, keep) => keep('ad', result.id),
    expect: ({ result }) =>
      expect(result).toMatchObject({
        systemStatus: 'NOT_RUNNING',
        systemStatusReasons: ['AD_APPROVAL_PENDING'],
        displayStatus: 'PROCESSING',
      }),
  },
  {
    name: 'queryAds',
    ask: (kept) => ({
      path: '/ads/query',
      body: { filters: [filter('creativeId', 'EQUALS', kept('creative'))] },
    }),
    expect: ({ result }) => expect(result).toHaveLength(1),
  },
  { name: 'getAd', ask: (kept) => ({ path: `/ads/${kept('ad')}` }) },
  { name: 'updateAd', ask: (kept) => ({ path: `/ads/${kept('ad')}`, body: { status: 'PAUSED' } }) },
];

const lookUps: Conversation[] = [
  {
    name: 'searchApps',
    ask: () => ({ path: '/search/apps?returnOwnedApps=true' }),
    expect: ({ result }) =>
      expect(result.map((row: any) => row.adamId)).toEqual(['1600000001', '1600000002']),
  },
  {
    name: 'searchApps',
    ask: () => ({ path: '/search/apps?query=focus&storeFronts=US&storeFronts=XX', status: 400 }),
    expect: ({ error }) => expect(error.code).toBe('INVALID_COUNTRY_CODE'),
  },
  { name: 'getApp', ask: () => ({ path: '/apps/1600000001' }) },
  { name: 'getApp', ask: () => ({ path: '/apps/1', status: 404 }) },
  { name: 'queryAppLocaleDetails', ask: () => ({ path: '/apps/1600000001/locale-details/query', body: {} }) },
  {
    name: 'querySupportedLanguages',
    ask: () => ({
      path: '/metadata/apps/supported-languages/query',
      body: { filters: [filter('countryCode', 'IN', ['JP', 'US'])] },
    }),
    expect: ({ result }) => expect(result).toHaveLength(2),
  },
  {
    name: 'queryEligibilities',
    ask: () => ({
      path: '/eligibilities/apps/query',
      body: {
        filters: [
          filter('adamId', 'EQUALS', '1600000001'),
          filter('countryOrRegion', 'EQUALS', 'US'),
          filter('supplyPlacement', 'IN', ['APPSTORE_TODAY_TAB']),
        ],
      },
    }),
    expect: ({ result }) =>
      expect(result.map((row: any) => [row.deviceClass, row.state])).toEqual([
        ['IPHONE', 'ELIGIBLE'],
        ['IPAD', 'INELIGIBLE'],
      ]),
  },
  {
    name: 'queryProductPages',
    ask: () => ({
      path: '/product-pages/query',
      body: { filters: [filter('adamId', 'EQUALS', 1600000001)] },
    }),
    expect: ({ result }) => expect(result).toHaveLength(2),
  },
  { name: 'getProductPage', ask: () => ({ path: `/product-pages/${visiblePage}` }) },
  {
    name: 'queryProductPageLocaleDetails',
    ask: () => ({
      path: '/product-pages/locale-details/query',
      body: { filters: [filter('productPageId', 'EQUALS', visiblePage)] },
    }),
    expect: ({ result }) => expect(result).toHaveLength(1),
  },
  {
    name: 'searchGeo',
    ask: () => ({ path: '/search/geo?supplySource=appstore&query=san&entity=Locality&countrycode=US' }),
    expect: ({ result }) =>
      expect(result.map((row: any) => row.displayName)).toEqual(['San Diego', 'San Francisco']),
  },
  {
    name: 'searchGeo',
    ask: () => ({ path: '/search/geo?supplySource=MAPS&entity=Country' }),
    expect: ({ result }) => expect(result).toEqual([]),
  },
  {
    name: 'searchGeo',
    ask: () => ({ path: '/search/geo?supplySource=APPSTORE&query=s', status: 400 }),
    expect: ({ error }) => expect(error.code).toBe('MIN_QUERY_LENGTH'),
  },
  {
    name: 'lookUpGeo',
    ask: () => ({
      path: '/search/geo',
      body: {
        supplySource: 'APPSTORE',
        geoRequest: [{ legacyId: 'US|CA|San Francisco', entity: 'Locality' }],
      },
    }),
    expect: ({ result }) => expect(result).toMatchObject([{ id: '11390002', countryOrRegion: 'US' }]),
  },
];

const reports: Conversation[] = [
  {
    name: 'reportCampaigns',
    ask: () => ({
      path: '/reports/apps/campaigns/query',
      body: { ...daily, groupBy: ['countryOrRegion'], sorting: [{ field: 'localSpend', order: 'DESC' }] },
    }),
    expect: (body) => {
      const [row] = rowsIn(body);
      expect(row.metadata).toMatchObject({
        id: 51001,
        countryOrRegion: 'US',
        promotedObject: { name: 'Focusly' },
      });
      expect(row.granularMetrics).toHaveLength(7);
      expect(row.granularMetrics[0]).toMatchObject({ date: '2026-11-08', countryOrRegion: 'US' });
      expect(row.totalMetrics).toEqual(body.result.summary.grandTotal);
      const impressions = row.granularMetrics.reduce((sum: number, day: any) => sum + day.impressions, 0);
      expect(impressions).toBe(row.totalMetrics.impressions);
    },
  },
  {
    name: 'reportAdGroups',
    ask: () => ({
      path: '/reports/apps/adgroups/query',
      body: { ...report, groupBy: ['deviceClass', 'gender'] },
    }),
  },
  {
    name: 'reportAdGroups',
    ask: () => ({
      path: '/reports/apps/adgroups/query',
      body: { ...report, timeRange: { start: '2026-11-18', end: '2026-11-19', granularity: 'HOURLY' } },
    }),
    expect: (body) =>
      expect(rowsIn(body)[0].granularMetrics[0].date).toMatch(/^2026-11-18T\d{2}:00:00\.000$/),
  },
  {
    name: 'reportAds',
    ask: () => ({
      path: '/reports/apps/ads/query',
      body: { ...report, options: { includeRows: ['EMPTY_METRICS'] } },
    }),
  },
  {
    name: 'reportKeywords',
    ask: () => ({ path: '/reports/apps/keywords/query', body: { ...daily, fields: ['localSpend', 'taps'] } }),
    expect: (body) => expect(Object.keys(rowsIn(body)[0].totalMetrics)).toEqual(['localSpend', 'taps']),
  },
  {
    name: 'reportKeywords',
    ask: () => ({
      path: '/reports/apps/keywords/query',
      body: {
        ...report,
        filters: [filter('adGroupId', 'EQUALS', ['61001'])],
        options: { includeRows: ['EMPTY_METRICS'] },
      },
    }),
    expect: (body) => expect(rowsIn(body).map((row: any) => row.metadata.status)).toContain('ENABLED'),
  },
  {
    name: 'reportSearchTerms',
    ask: () => ({ path: '/reports/apps/searchterms/query', body: daily }),
    expect: (body) =>
      expect(new Set(rowsIn(body).map((row: any) => row.metadata.searchTermSource))).toEqual(
        new Set(['TARGETED', 'AUTO']),
      ),
  },
  {
    name: 'queryImpressionShare',
    quirk: true,
    ask: () => ({
      path: '/insights/apps/impression-share/query',
      body: {
        timeRange: { ...lastWeek, granularity: 'WEEKLY_SUN_SAT', timeZone: 'UTC' },
        filters: [filter('promotedObjectId', 'IN', ['1600000001'])],
        options: { impressionShareReportType: 'ALL_SLOTS' },
      },
    }),
    expect: (body) => {
      expect(rowsIn(body).length).toBeGreaterThan(0);
      expect(rowsIn(body)[0]).toMatchObject({ week: '2026-11-08', promotedObjectId: 1600000001 });
    },
  },
  {
    name: 'querySearchTermPopularity',
    ask: () => ({
      path: '/insights/apps/search-term-popularity/query',
      body: {
        timeRange: { ...lastWeek, granularity: 'WEEKLY_SUN_SAT' },
        filters: [filter('countryOrRegion', 'EQUALS', 'US'), filter('genre', 'EQUALS', 'GAMES')],
        sorting: [{ field: 'rankInGenre', sortOrder: 'ASC' }],
        pagination: { pageSize: 5 },
      },
    }),
    expect: (body) => expect(rowsIn(body).map((row: any) => row.rankInGenre)).toEqual([1, 2, 3, 4, 5]),
  },
  {
    name: 'querySearchTermPopularity',
    ask: () => ({
      path: '/insights/apps/search-term-popularity/query',
      body: {
        timeRange: { ...lastWeek, granularity: 'WEEKLY_SUN_SAT' },
        sorting: [{ field: 'rankInGenre', order: 'ASC' }],
      },
      status: 400,
    }),
    expect: ({ error }) => expect(error.details[0].code).toBe('REQUEST_UNRECOGNIZED_PROPERTY'),
  },
];

const advice: Conversation[] = [
  {
    name: 'suggestKeywords',
    ask: () => ({
      path: '/suggestions/keywords/query',
      body: { filters: [...app, filter('terms', 'IN', ['notes', 'mail'])] },
    }),
    expect: ({ result }) => expect(result[0].text).toBe('notes'),
  },
  {
    name: 'suggestPhrases',
    ask: () => ({
      path: '/suggestions/phrases/query',
      body: { filters: [filter('queryType', 'EQUALS', ['SEARCH']), filter('phrase', 'LIKE', ['%note%'])] },
    }),
  },
  {
    name: 'suggestPhrases',
    ask: () => ({
      path: '/suggestions/phrases/query',
      body: { filters: [...app, filter('queryType', 'EQUALS', ['SUGGESTION'])] },
    }),
    expect: ({ result }) => expect(result).toHaveLength(20),
  },
  {
    name: 'suggestCategories',
    ask: () => ({ path: '/suggestions/categories/query', body: { filters: app } }),
    expect: ({ result }) => expect(result[0].category).toBe('Productivity'),
  },
  {
    name: 'suggestTargetCpas',
    ask: () => ({ path: '/suggestions/target-cpas/query', body: { filters: app } }),
  },
  {
    name: 'queryChangeHistory',
    ask: () => ({
      path: '/change-history/query',
      body: {
        filters: [
          filter('eventTime', 'GREATER_THAN', '2026-11-20T00:00:00.000'),
          filter('entityType', 'IN', ['Campaign']),
        ],
        sorting: [{ field: 'eventTime', order: 'DESC' }],
        options: { metadata: 'latest', needTotals: 'true' },
      },
    }),
    keep: ({ result }, keep) =>
      keep('detail', result.find((one: any) => one.eventType === 'UPDATE').metas[0].detailId),
    expect: ({ dataType, result, pagination }) => {
      expect(dataType).toBe('AuditSummary');
      expect(result.map((one: any) => one.eventType)).toEqual(expect.arrayContaining(['CREATE', 'UPDATE']));
      expect(pagination.totalCount).toBe(result.length);
    },
  },
  {
    name: 'getChangeDetails',
    ask: (kept) => ({ path: `/change-history/${kept('detail')}?limit=100&offset=0` }),
    expect: ({ result }) => {
      expect(result).toMatchObject({ eventType: 'UPDATE', userType: 'CUSTOMER_API' });
      expect(result.details[0].changes).toEqual(
        expect.arrayContaining([
          { field: 'status', oldValues: ['PAUSED'], newValues: ['ENABLED'] },
          { field: 'dailyBudget', oldValues: ['80.00'], newValues: ['120.00'] },
        ]),
      );
    },
  },
  {
    name: 'getChangeDetails',
    ask: () => ({ path: '/change-history/Campaign.51001.tx999', status: 404 }),
    expect: ({ error }) => expect(error.code).toBe('NOT_FOUND'),
  },
];

const mapsLists = [
  'assets',
  'business-brands',
  'business-categories',
  'location-groups',
  'locations',
] as const;
const mapsListNames = [
  'queryAssets',
  'queryBrands',
  'queryBusinessCategories',
  'queryLocationGroups',
  'queryLocations',
] as const;
const mapsGetNames = [
  'getAsset',
  'getBrand',
  'getBusinessCategory',
  'getLocationGroup',
  'getLocation',
] as const;
const brandReports = [
  ['reportBrandCampaigns', 'campaigns'],
  ['reportBrandAdGroups', 'adgroups'],
  ['reportBrandAds', 'ads'],
  ['reportBrandKeywords', 'keywords'],
  ['reportBrandSearchTerms', 'searchterms'],
] as const;

/** An organisation without a brand: empty lists, unknown ids. */
const maps: Conversation[] = [
  ...mapsListNames.map((name, at): Conversation => ({
    name,
    ask: () => ({ path: `/${mapsLists[at]}/query`, body: { pagination: paging } }),
    expect: ({ result }) => expect(result).toEqual([]),
  })),
  ...mapsGetNames.map((name, at): Conversation => ({
    name,
    ask: () => ({ path: `/${mapsLists[at]}/${someUuid}`, status: 404 }),
  })),
  {
    name: 'queryBrandRejectionReasons',
    ask: () => ({ path: '/rejection-reasons/business-brands/query', body: {} }),
  },
  { name: 'deleteAsset', ask: () => ({ path: `/assets/${someUuid}`, status: 404 }) },
  { name: 'uploadAsset', ask: () => ({ path: '/assets/upload', body: '{}', status: 400 }) },
  {
    name: 'createLocationGroup',
    ask: () => ({
      path: '/location-groups',
      body: { adAccountId: '700100200', brandId: 'b1', name: 'All', groupType: 'STATIC' },
      status: 400,
    }),
  },
  {
    name: 'updateLocationGroup',
    ask: () => ({ path: '/location-groups/g1', body: { name: 'None' }, status: 404 }),
  },
  { name: 'deleteLocationGroup', ask: () => ({ path: '/location-groups/g1', status: 404 }) },
  ...brandReports.map(([name, level]): Conversation => ({
    name,
    ask: () => ({ path: `/reports/business-brands/${level}/query`, body: { timeRange: lastWeek } }),
    expect: (body) => expect(rowsIn(body)).toEqual([]),
  })),
];

const recommendations: Conversation[] = (['daily-budgets', 'target-cpas'] as const).flatMap(
  (kind): Conversation[] => {
    const [query, apply, dismiss] =
      kind === 'daily-budgets'
        ? ([
            'queryDailyBudgetRecommendations',
            'applyDailyBudgetRecommendations',
            'dismissDailyBudgetRecommendations',
          ] as const)
        : ([
            'queryTargetCpaRecommendations',
            'applyTargetCpaRecommendations',
            'dismissTargetCpaRecommendations',
          ] as const);
    const unknown = [{ id: 'rec-0', promotedObjectId: '1600000001', promotedObjectType: 'APPSTORE_APP' }];
    return [
      { name: query, ask: () => ({ path: `/recommendations/${kind}/query`, body: { filters: app } }) },
      {
        name: query,
        ask: () => ({ path: `/recommendations/${kind}/query`, body: {}, status: 400 }),
        expect: ({ error }) => expect(error.code).toBe('MISSING_REQUIRED_FILTER'),
      },
      { name: apply, ask: () => ({ path: `/recommendations/${kind}/apply`, body: unknown, status: 404 }) },
      {
        name: dismiss,
        ask: () => ({ path: `/recommendations/${kind}/dismiss`, body: unknown, status: 404 }),
      },
    ];
  },
);

const rejections: Conversation[] = [
  { name: 'queryRejectionReasons', ask: () => ({ path: '/rejection-reasons/apps/query', body: {} }) },
  { name: 'getRejectionReason', ask: () => ({ path: '/rejection-reasons/apps/5', status: 404 }) },
];

const removals: Conversation[] = [
  { name: 'deleteAd', ask: (kept) => ({ path: `/ads/${kept('ad')}` }) },
  { name: 'deleteCreative', ask: (kept) => ({ path: `/creatives/${kept('creative')}` }) },
  { name: 'deleteAdGroup', ask: (kept) => ({ path: `/adgroups/${kept('adGroup')}` }) },
  {
    name: 'deleteCampaign',
    ask: (kept) => ({ path: `/campaigns/${kept('campaign')}` }),
    expect: (body) => expect(body).toEqual({}),
  },
  {
    name: 'getCampaign',
    ask: (kept) => ({ path: `/campaigns/${kept('campaign')}` }),
    expect: ({ result }) => expect(result).toMatchObject({ deleted: true, displayStatus: 'DELETED' }),
  },
  {
    name: 'updateCampaign',
    ask: (kept) => ({ path: `/campaigns/${kept('campaign')}`, body: { status: 'ENABLED' }, status: 404 }),
  },
];

export const conversations: readonly Conversation[] = [
  ...accounts,
  ...structure,
  ...lookUps,
  ...reports,
  ...advice,
  ...recommendations,
  ...rejections,
  ...maps,
  ...removals,
];
