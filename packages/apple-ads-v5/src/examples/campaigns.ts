import { type Example, times, usd } from '@tapwright/apple-ads/wire/examples/example';
import type { campaignEndpointsV5 } from '../endpoints/campaigns.ts';
import { adGroupPath, campaignPath, condition, data, list, selectorOf } from './rows.ts';

const newCampaign = {
  orgId: 4401,
  name: 'Harbor Notes',
  adamId: 1555000001,
  adChannelType: 'SEARCH',
  supplySources: ['APPSTORE_SEARCH_RESULTS'],
  billingEvent: 'TAPS',
  countriesOrRegions: ['US'],
  dailyBudgetAmount: usd('60'),
  status: 'ENABLED',
};

const campaign = {
  id: 540001,
  ...newCampaign,
  budgetAmount: null,
  biddingStrategy: 'MANUAL_CPT',
  targetCpa: null,
  budgetOrders: [],
  locInvoiceDetails: null,
  paymentModel: 'PAYG',
  sapinLawResponse: 'NOT_ANSWERED',
  servingStatus: 'NOT_RUNNING',
  servingStateReasons: ['AD_GROUP_MISSING'],
  countryOrRegionServingStateReasons: { CN: ['APP_DOC_APPROVAL_PENDING'] },
  displayStatus: 'ON_HOLD',
  startTime: '2026-11-03T00:00:00.000',
  endTime: null,
  deleted: false,
  ...times,
};

const newAdGroup = {
  name: 'Note taking',
  pricingModel: 'CPC',
  startTime: '2026-11-03T00:00:00.123456',
  defaultBidAmount: usd('1.35'),
  cpaGoal: null,
  automatedKeywordsOptIn: true,
  targetingDimensions: {
    age: { included: [{ minAge: 25, maxAge: null }] },
    gender: { included: null },
    deviceClass: { included: ['IPHONE', 'IPAD'] },
    daypart: { userTime: { included: [8, 9, 32] } },
    appDownloaders: { included: [], excluded: ['1555000001'] },
    locality: null,
  },
};

const adGroup = {
  id: 541001,
  orgId: 4401,
  campaignId: 540001,
  ...newAdGroup,
  automatedKeywordsRequired: false,
  biddingStrategy: 'MANUAL_CPT',
  paymentModel: 'PAYG',
  endTime: null,
  status: 'ENABLED',
  servingStatus: 'RUNNING',
  servingStateReasons: null,
  displayStatus: 'RUNNING',
  deleted: false,
  modificationTime: times.modificationTime,
};

const newAd = { creativeId: 543001, name: 'Autumn', status: 'ENABLED' };
const adPath = { ...adGroupPath, adId: '542001' };
const ad = {
  id: 542001,
  orgId: 4401,
  campaignId: 540001,
  adGroupId: 541001,
  ...newAd,
  creativeType: 'CUSTOM_PRODUCT_PAGE',
  servingStatus: 'NOT_RUNNING',
  servingStateReasons: ['AD_APPROVAL_PENDING'],
  deleted: false,
  ...times,
};

const newCreative = {
  adamId: 1555000001,
  name: 'Autumn page',
  type: 'CUSTOM_PRODUCT_PAGE',
  productPageId: '5c1f0a72-3d84-4b1e-9c55-0a7b6f2e1d90',
};
const creative = { id: 543001, orgId: 4401, ...newCreative, state: 'VALID', stateReasons: null, ...times };

const listed = {
  query: { limit: '20', offset: '40', fields: 'id,name' },
  wrong: { query: { limit: '1001' }, at: ['limit'] },
};
const one = { query: {}, wrong: { query: { fields: ['id'] }, at: ['fields'] } };
const found = {
  body: { ...selectorOf(condition('status', 'IN', 'ENABLED', 'PAUSED')), fields: ['id', 'name'] },
  wrong: { body: selectorOf(condition('status', 'STARTS_WITH', 'E')), at: ['conditions', 0, 'operator'] },
};

export const campaignExamplesV5: Record<keyof typeof campaignEndpointsV5, Example> = {
  listCampaigns: { ...listed, answer: list([{ id: 540001, name: 'Harbor Notes' }]) },
  createCampaign: {
    body: newCampaign,
    answer: data(campaign),
    wrong: {
      body: { ...newCampaign, dailyBudgetAmount: { amount: 60, currency: 'USD' } },
      at: ['dailyBudgetAmount', 'amount'],
    },
  },
  findCampaigns: { ...found, answer: list([campaign]) },
  getCampaign: { pathParameters: campaignPath, ...one, answer: data(campaign) },
  updateCampaign: {
    pathParameters: campaignPath,
    body: { campaign: { countriesOrRegions: ['US', 'CA'] }, clearGeoTargetingOnCountryOrRegionChange: true },
    answer: data(campaign),
    wrong: { body: { status: 'PAUSED' }, at: ['campaign'] },
  },
  deleteCampaign: { pathParameters: campaignPath, answer: data(null) },

  listAdGroups: { pathParameters: campaignPath, ...listed, answer: list([adGroup]) },
  createAdGroup: {
    pathParameters: campaignPath,
    body: newAdGroup,
    answer: data(adGroup),
    wrong: { body: { ...newAdGroup, pricingModel: 'CPT' }, at: ['pricingModel'] },
  },
  findAdGroups: { pathParameters: campaignPath, ...found, answer: list([adGroup]) },
  findOrgAdGroups: { ...found, answer: list([adGroup]) },
  getAdGroup: { pathParameters: adGroupPath, ...one, answer: data(adGroup) },
  updateAdGroup: {
    pathParameters: adGroupPath,
    body: { defaultBidAmount: usd('1.60') },
    answer: data(adGroup),
    wrong: { body: { id: 541001, defaultBidAmount: usd('1.60') }, at: [] },
  },
  deleteAdGroup: { pathParameters: adGroupPath, answer: data(null) },

  listAds: { pathParameters: adGroupPath, ...listed, answer: list([ad]) },
  createAd: {
    pathParameters: adGroupPath,
    body: newAd,
    answer: data(ad),
    wrong: { body: { name: 'Autumn', status: 'ENABLED' }, at: ['creativeId'] },
  },
  getAd: { pathParameters: adPath, ...one, answer: data(ad) },
  updateAd: {
    pathParameters: adPath,
    body: { name: 'Late autumn', status: 'PAUSED' },
    answer: data(ad),
    wrong: { body: { status: 'ACTIVE' }, at: ['status'] },
  },
  deleteAd: { pathParameters: adPath, answer: data(null) },
  findAds: { pathParameters: campaignPath, ...found, answer: list([ad]) },
  findOrgAds: { ...found, answer: list([ad]) },

  listCreatives: { ...listed, answer: list([creative]) },
  createCreative: {
    body: newCreative,
    answer: data(creative),
    wrong: { body: { ...newCreative, productPageId: undefined }, at: ['productPageId'] },
  },
  findCreatives: { ...found, answer: list([creative]) },
  getCreative: { pathParameters: { creativeId: '543001' }, ...one, answer: data(creative) },
};
