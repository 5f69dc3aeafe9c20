import { expect } from 'vitest';
import { usd } from '../../../testing/conversations/shared.ts';
import type { AnyJson } from '../../../testing/start-sandbox.ts';
import { condition, selectorOf, type Conversation } from './conversation.ts';

export const newCampaign = {
  name: 'Focusly US Generic',
  adamId: 1600000001,
  adChannelType: 'SEARCH',
  supplySources: ['APPSTORE_SEARCH_RESULTS'],
  billingEvent: 'TAPS',
  countriesOrRegions: ['US'],
  dailyBudgetAmount: usd('80'),
};

export const newAdGroup = {
  name: 'Generic exact',
  pricingModel: 'CPC',
  defaultBidAmount: usd('1.20'),
  startTime: '2026-12-01T00:00:00.000',
};

const dimensions = {
  deviceClass: { included: ['IPHONE'] },
  age: { included: [{ minAge: 18, maxAge: 34 }] },
  gender: { included: ['F'] },
  adminArea: { included: ['US|CA'] },
  locality: null,
  daypart: { userTime: { included: [1, 3, 22, 24] } },
  appDownloaders: { included: [], excluded: ['1600000001'] },
};

const namesOf = ({ data }: AnyJson): string[] => data.map((row: AnyJson) => row.name);

export const campaigns: readonly Conversation[] = [
  {
    name: 'createCampaign',
    request: () => ({ path: '/campaigns', body: newCampaign }),
    keep: ({ data }, keep) => keep('campaign', data.id),
    expect: ({ data }) =>
      expect(data).toMatchObject({
        orgId: 2100200,
        dailyBudgetAmount: usd('80'),
        budgetAmount: null,
        biddingStrategy: 'MANUAL_CPT',
        targetCpa: null,
        status: 'ENABLED',
        servingStatus: 'NOT_RUNNING',
        servingStateReasons: ['AD_GROUP_MISSING'],
        displayStatus: 'ON_HOLD',
        countryOrRegionServingStateReasons: {},
        startTime: '2026-11-20T12:00:00.000',
        sapinLawResponse: 'NOT_ANSWERED',
      }),
  },
  {
    name: 'listCampaigns',
    request: () => ({ path: '/campaigns?limit=1&offset=1&fields=id,name' }),
    expect: ({ data, pagination }) => {
      expect(data).toEqual([{ id: expect.any(Number), name: 'Focusly US Generic' }]);
      expect(pagination).toEqual({ totalResults: 2, startIndex: 1, itemsPerPage: 1 });
    },
  },
  {
    name: 'findCampaigns',
    request: () => ({
      path: '/campaigns/find',
      body: {
        conditions: [
          condition('countriesOrRegions', 'CONTAINS_ANY', 'US', 'FR'),
          condition('dailyBudgetAmount', 'LESS_THAN', '81'),
          { ...condition('name', 'STARTSWITH', 'focusly'), ignoreCase: true },
        ],
        orderBy: [{ field: 'name', sortOrder: 'DESCENDING' }],
      },
    }),
    expect: (body) => expect(namesOf(body)).toEqual(['Focusly US Generic', 'Focusly US Brand']),
  },
  {
    name: 'getCampaign',
    request: () => ({ path: '/campaigns/51001' }),
    expect: ({ data }) =>
      expect(data).toMatchObject({ displayStatus: 'RUNNING', servingStateReasons: null, adamId: 1600000001 }),
  },
  {
    name: 'getCampaign',
    request: () => ({ path: '/campaigns/51002', status: 404 }),
    code: 'NOT_FOUND',
  },
  {
    name: 'updateCampaign',
    request: (kept) => ({
      path: `/campaigns/${kept('campaign')}`,
      body: {
        campaign: {
          biddingStrategy: 'MAX_CONVERSIONS',
          targetCpa: usd('4.5'),
          dailyBudgetAmount: usd('100.5'),
        },
      },
    }),
    expect: ({ data }) =>
      expect(data).toMatchObject({
        biddingStrategy: 'MAX_CONVERSIONS',
        targetCpa: usd('4.5'),
        dailyBudgetAmount: usd('100.5'),
        servingStateReasons: ['AUTOMATED_KEYWORDS_REQUIRED_AD_GROUP_MISSING', 'AD_GROUP_MISSING'],
      }),
  },
  {
    name: 'updateCampaign',
    request: (kept) => ({
      path: `/campaigns/${kept('campaign')}`,
      body: { campaign: { biddingStrategy: 'MANUAL_CPT', targetCpa: null } },
    }),
    expect: ({ data }) => expect(data).toMatchObject({ biddingStrategy: 'MANUAL_CPT', targetCpa: null }),
  },
  {
    name: 'createAdGroup',
    request: (kept) => ({
      path: `/campaigns/${kept('campaign')}/adgroups`,
      body: { ...newAdGroup, cpaGoal: usd('4'), targetingDimensions: dimensions },
    }),
    keep: ({ data }, keep) => keep('adGroup', data.id),
    expect: ({ data }) =>
      expect(data).toMatchObject({
        defaultBidAmount: usd('1.20'),
        targetingDimensions: { ...dimensions, appCategories: null, country: null },
        servingStateReasons: ['START_DATE_IN_THE_FUTURE', 'NO_AVAILABLE_ADS', 'CAMPAIGN_NOT_RUNNING'],
        displayStatus: 'ON_HOLD',
      }),
  },
  {
    name: 'updateCampaign',
    request: (kept) => ({
      path: `/campaigns/${kept('campaign')}`,
      body: {
        campaign: { countriesOrRegions: ['US', 'CA'] },
        clearGeoTargetingOnCountryOrRegionChange: true,
      },
    }),
    expect: ({ data }) => expect(data.countriesOrRegions).toEqual(['US', 'CA']),
  },
  {
    name: 'getAdGroup',
    request: (kept) => ({
      path: `/campaigns/${kept('campaign')}/adgroups/${kept('adGroup')}?fields=targetingDimensions`,
    }),
    expect: ({ data }) => {
      expect(Object.keys(data)).toEqual(['targetingDimensions']);
      expect(data.targetingDimensions).toMatchObject({ adminArea: null, gender: { included: ['F'] } });
    },
  },
  {
    name: 'updateAdGroup',
    request: (kept) => ({
      path: `/campaigns/${kept('campaign')}/adgroups/${kept('adGroup')}`,
      body: {
        startTime: '2026-11-20T00:00:00.000',
        automatedKeywordsOptIn: true,
        targetingDimensions: { gender: { included: ['M'] } },
      },
    }),
    expect: ({ data }) =>
      expect(data).toMatchObject({
        targetingDimensions: { gender: { included: ['M'] }, age: null, deviceClass: null },
        displayStatus: 'RUNNING',
      }),
  },
  {
    name: 'listAdGroups',
    request: (kept) => ({ path: `/campaigns/${kept('campaign')}/adgroups` }),
    expect: (body) => expect(namesOf(body)).toEqual(['Generic exact']),
  },
  {
    name: 'findAdGroups',
    request: () => ({
      path: '/campaigns/51001/adgroups/find',
      body: selectorOf(condition('name', 'STARTSWITH', 'Brand')),
    }),
    expect: (body) => expect(namesOf(body)).toEqual(['Brand exact']),
  },
  {
    name: 'findOrgAdGroups',
    request: () => ({ path: '/adgroups/find', body: selectorOf(condition('deleted', 'EQUALS', 'false')) }),
    expect: (body) => expect(namesOf(body)).toEqual(['Brand exact', 'Generic exact']),
  },
  {
    name: 'getAdGroup',
    request: (kept) => ({ path: `/campaigns/51001/adgroups/${kept('adGroup')}`, status: 404 }),
    code: 'NOT_FOUND',
  },
];

export const removals: readonly Conversation[] = [
  {
    name: 'deleteAdGroup',
    request: (kept) => ({ path: `/campaigns/${kept('campaign')}/adgroups/${kept('adGroup')}` }),
  },
  { name: 'deleteCampaign', request: (kept) => ({ path: `/campaigns/${kept('campaign')}` }) },
  {
    name: 'listCampaigns',
    request: () => ({ path: '/campaigns' }),
    expect: ({ data }) => expect(data.map((row: AnyJson) => row.id)).toEqual([51001]),
  },
  {
    name: 'findCampaigns',
    request: () => ({ path: '/campaigns/find', body: selectorOf(condition('deleted', 'EQUALS', 'true')) }),
    expect: ({ data }) => expect(data).toMatchObject([{ deleted: true, displayStatus: 'DELETED' }]),
  },
];
