import type { campaignEndpoints } from '../endpoints/campaigns.ts';
import { ad, adGroup, campaign, creative, manualBid, productPageId, targeting } from './entities.ts';
import { type Example, filter, page, usd } from './example.ts';

const newCampaign = {
  adAccountId: 4401,
  name: 'Harbor Notes generic',
  promotedObjectType: 'APPSTORE_APP',
  promotedObjectId: '1555000001',
  billingEvent: 'TAPS',
  dailyBudget: { value: usd('60') },
  targeting,
  bidStrategy: manualBid,
  status: 'PAUSED',
  startTime: '2026-11-03T00:00:00.000',
  endTime: null,
};

const newAdGroup = {
  campaignId: 9301,
  name: 'Note taking',
  pricingModel: 'CPT',
  startTime: '2026-11-03T00:00:00.000',
  bidStrategy: manualBid,
  automatedKeywordsOptIn: true,
  targeting: { deviceClass: { include: ['IPHONE'] }, maxAge: { include: null } },
};

const newCreative = {
  name: 'Autumn page',
  creativeType: 'CUSTOM_PRODUCT_PAGE',
  creativeSpec: {},
  destination: {
    destinationType: 'APP_STORE_PRODUCT_PAGE',
    parameters: { adamId: '1555000001', productPageId },
  },
};

const newAd = { adGroupId: 9401, creativeId: 9701, name: 'Autumn', status: 'ENABLED' };

export const campaignExamples: Record<keyof typeof campaignEndpoints, Example> = {
  createCampaign: {
    body: newCampaign,
    answer: { result: campaign },
    wrong: { body: { ...newCampaign, name: 'Harbor | generic' }, at: ['name'] },
  },
  queryCampaigns: {
    body: {
      filters: [
        filter('status', 'IN', ['ENABLED', 'PAUSED']),
        filter('modificationTime', 'GREATER_THAN_OR_EQUAL_TO', '2026-11-18T00:00:00.000'),
        { ...filter('name', 'STARTS_WITH', 'harbor'), ignoreCase: true },
      ],
      sorting: [{ field: 'modificationTime', order: 'DESC' }],
      pagination: { offset: 0, pageSize: 1000, fetchTotalCount: true },
    },
    answer: page([campaign]),
    wrong: { body: { pagination: { pageSize: 1001 } }, at: ['pagination', 'pageSize'] },
  },
  getCampaign: { pathParameters: { id: '9301' }, answer: { result: campaign } },
  updateCampaign: {
    pathParameters: { id: '9301' },
    body: { status: 'ENABLED', dailyBudget: { value: usd('75.50') } },
    answer: { result: campaign },
    wrong: {
      body: { bidStrategy: { bidStrategyType: 'MAX_CONVERSIONS', bidStrategyGoal: 'TAP' } },
      at: ['bidStrategy', 'bidStrategyGoal'],
    },
  },
  deleteCampaign: { pathParameters: { id: '9301' }, answer: {} },
  getLimitedStatusReasonDetails: {
    pathParameters: { id: '9301' },
    answer: { result: { countryOrRegionLimitedStatusReasons: { CN: ['APP_DOC_APPROVAL_PENDING'] } } },
  },

  createAdGroup: {
    body: newAdGroup,
    answer: { result: adGroup },
    wrong: { body: { ...newAdGroup, startTime: undefined }, at: ['startTime'] },
  },
  queryAdGroups: {
    body: { filters: [filter('campaignId', 'EQUALS', 9301), filter('deleted', 'EQUALS', true)] },
    answer: page([adGroup]),
    wrong: { body: { filters: [filter('campaignId', 'IN', [9301])] }, at: ['filters', 0, 'operator'] },
  },
  getAdGroup: { pathParameters: { id: '9401' }, answer: { result: adGroup } },
  updateAdGroup: {
    pathParameters: { id: '9401' },
    body: { targeting: { gender: { include: ['F'] } }, automatedKeywordsOptIn: false },
    answer: { result: adGroup },
    wrong: { body: { targeting: { minAge: { include: [25] } } }, at: ['targeting', 'minAge', 'include', 0] },
  },
  deleteAdGroup: { pathParameters: { id: '9401' }, answer: {} },

  createAd: {
    body: newAd,
    answer: { result: ad },
    wrong: { body: { ...newAd, creativeId: 97.01 }, at: ['creativeId'] },
  },
  queryAds: {
    body: {
      filters: [filter('adGroupId', 'EQUALS', 9401)],
      sorting: [{ field: 'creationTime', order: 'DESC' }],
    },
    answer: page([ad]),
    wrong: { body: { sorting: [{ field: 'name' }] }, at: ['sorting', 0, 'field'] },
  },
  getAd: { pathParameters: { id: '9801' }, answer: { result: ad } },
  updateAd: {
    pathParameters: { id: '9801' },
    body: { status: 'PAUSED' },
    answer: { result: ad },
    wrong: { body: { status: 'ACTIVE' }, at: ['status'] },
  },
  deleteAd: { pathParameters: { id: '9801' }, answer: {} },

  createCreative: {
    body: newCreative,
    answer: { result: creative },
    wrong: {
      body: { ...newCreative, creativeType: 'DEFAULT_PRODUCT_PAGE' },
      at: ['destination', 'parameters', 'productPageId'],
    },
  },
  queryCreatives: {
    body: { filters: [filter('creativeType', 'EQUALS', 'DEFAULT_PRODUCT_PAGE')] },
    answer: page([creative]),
    wrong: { body: { filters: [filter('id', 'EQUALS', [9701, 9702])] }, at: ['filters', 0, 'value'] },
  },
  getCreative: { pathParameters: { id: '9701' }, answer: { result: creative } },
  updateCreative: {
    pathParameters: { id: '9701' },
    body: { name: 'Late autumn page' },
    answer: { result: creative },
    wrong: { body: { name: 'tab\tinside' }, at: ['name'] },
  },
  deleteCreative: { pathParameters: { id: '9701' }, answer: {} },
};
