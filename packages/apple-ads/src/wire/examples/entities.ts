import { times, usd } from './example.ts';

export const targeting = {
  supplySource: { include: ['APPSTORE'] },
  supplyPlacement: { include: ['APPSTORE_SEARCH_RESULTS'] },
  countryOrRegion: { include: ['US', 'CA'] },
};

export const manualBid = { bidStrategyType: 'MANUAL_CPT', bidStrategyGoal: 'TAP', bid: usd('1.35') };

export const campaign = {
  id: 9301,
  adAccountId: 4401,
  name: 'Harbor Notes generic',
  promotedObjectType: 'APPSTORE_APP',
  promotedObjectId: '1555000001',
  billingEvent: 'TAPS',
  dailyBudget: { value: usd('60.00') },
  targeting,
  bidStrategy: manualBid,
  status: 'ENABLED',
  startTime: '2026-11-03T00:00:00.000',
  endTime: null,
  sharedBudgets: [{ budgetId: 7702 }],
  invoiceDetail: null,
  regulationResponses: [{ regulationType: 'CAMPAIGN_SAPIN_LAW', responseValue: 'NOT_ANSWERED' }],
  paymentModel: 'LOC',
  systemStatus: 'NOT_RUNNING',
  systemStatusReasons: ['AD_GROUPS_MISSING'],
  systemStatusLimitingReasons: [],
  displayStatus: 'ON_HOLD',
  deleted: false,
  ...times,
};

export const adGroup = {
  id: 9401,
  adAccountId: 4401,
  campaignId: 9301,
  name: 'Note taking',
  pricingModel: 'CPT',
  startTime: '2026-11-03T00:00:00.000',
  endTime: null,
  status: 'ENABLED',
  bidStrategy: manualBid,
  automatedKeywordsOptIn: true,
  automatedKeywordsRequired: false,
  targeting: {
    deviceClass: { include: ['IPHONE'] },
    minAge: { include: ['25'] },
    appDownloader: { exclude: ['1555000001'] },
    daypart: { include: ['8', '9', '32'] },
  },
  cpaCap: null,
  systemStatus: 'RUNNING',
  systemStatusReasons: [],
  systemStatusLimitingReasons: [],
  displayStatus: 'RUNNING',
  deleted: false,
  ...times,
};

export const keyword = {
  id: 9501,
  adAccountId: 4401,
  campaignId: 9301,
  adGroupId: 9401,
  text: 'meeting notes',
  matchType: 'EXACT',
  bid: usd('1.90'),
  status: 'ENABLED',
  displayStatus: 'RUNNING',
  deleted: false,
  ...times,
};

export const negativeKeyword = {
  id: 9601,
  adAccountId: 4401,
  campaignId: 9301,
  adGroupId: null,
  text: 'free',
  matchType: 'BROAD',
  status: 'ENABLED',
  deleted: false,
  ...times,
};

export const productPageId = '5c1f0a72-3d84-4b1e-9c55-0a7b6f2e1d90';

export const creative = {
  id: 9701,
  adAccountId: 4401,
  name: 'Autumn page',
  creativeType: 'CUSTOM_PRODUCT_PAGE',
  creativeSpec: {},
  destination: {
    destinationType: 'APP_STORE_PRODUCT_PAGE',
    parameters: { adamId: '1555000001', productPageId },
    url: null,
  },
  systemStatus: 'VALID',
  systemStatusReasons: [],
  eligibility: {
    status: 'ELIGIBLE',
    allowedGroups: [{ supplyPlacement: ['APPSTORE_SEARCH_RESULTS'], countryOrRegion: ['US'] }],
    blockedGroups: [],
  },
  deleted: false,
  ...times,
};

export const ad = {
  id: 9801,
  adAccountId: 4401,
  campaignId: 9301,
  adGroupId: 9401,
  creativeId: 9701,
  name: 'Autumn',
  status: 'ENABLED',
  systemStatus: 'NOT_RUNNING',
  systemStatusReasons: ['AD_APPROVAL_PENDING'],
  systemStatusLimitingReasons: [],
  displayStatus: 'PROCESSING',
  deleted: false,
  ...times,
};

export const invoiceDetail = {
  primaryBuyerName: 'R. Okafor',
  primaryBuyerEmail: 'buyer@harbor.example',
  billingEmail: 'billing@harbor.example',
  clientName: null,
  orderNumber: 'PO-118',
};

export const sharedBudget = {
  id: 7702,
  orgId: 3301,
  name: 'Winter order',
  value: usd('5000.00'),
  startTime: '2026-12-01T00:00:00.000',
  endTime: null,
  adAccountIds: [4401],
  invoiceDetail,
  systemStatus: 'INACTIVE',
  systemStatusReasons: ['SCHEDULE_PENDING'],
  deleted: false,
  ...times,
};

export const adAccount = {
  id: 4401,
  name: 'Harbor US',
  orgId: 3301,
  timezone: 'America/New_York',
  currency: 'USD',
  paymentModel: 'PAYG',
  productFeatures: ['APPSTORE_APP_MANUAL'],
  delegations: [{ resourceId: '88120', resourceType: 'CONTENT_PROVIDER', resourceName: 'Harbor Software' }],
  systemStatus: 'ACTIVE',
  systemStatusReasons: [],
  ...times,
};
