import { everybody } from '@tapwright/domain/ad-states';
import type { AdDetails } from '../settings/read-settings.ts';

const campaign = {
  id: '10',
  state: {
    adAccountId: '900100',
    name: 'Harbour brand',
    isRemoved: false,
    status: 'running',
    dailyCap: 10_000,
    totalBudget: null,
    cpaGoal: null,
    countries: ['US', 'CA'],
    adamId: '900',
    placement: 'APPSTORE_SEARCH_RESULTS',
    bidStrategy: 'MANUAL_CPT',
    startTime: '2026-11-01T00:00:00.000Z',
    endTime: null,
  },
} as const;
const adGroup = {
  id: '20',
  state: {
    campaignId: '10',
    name: 'Exact',
    isRemoved: false,
    status: 'running',
    bid: 300,
    cpaGoal: null,
    searchMatch: false,
    startTime: null,
    endTime: null,
    ...everybody,
  },
} as const;

export const campaignDetails: AdDetails = {
  kind: 'campaign',
  objectId: '10',
  campaign,
  adGroup: null,
  keyword: null,
  negativeKeyword: null,
  ad: null,
  campaignGroupId: 5,
  campaignGroupName: 'Harbour games',
  currency: 'USD',
  timeZone: 'America/New_York',
  perUsd: null,
  lowestRecentBid: null,
  now: '2026-11-20T08:00:00.000Z',
  openEdits: [],
  serving: [{ kind: 'campaign', name: 'Harbour brand', displayStatus: 'RUNNING', reasons: [], limits: [] }],
};

export const adGroupDetails: AdDetails = { ...campaignDetails, kind: 'adGroup', objectId: '20', adGroup };

export const keywordDetails: AdDetails = {
  ...adGroupDetails,
  kind: 'keyword',
  objectId: '30',
  keyword: {
    id: '30',
    state: {
      adGroupId: '20',
      text: 'ferry times',
      matchType: 'EXACT',
      isRemoved: false,
      status: 'running',
      bid: 200,
    },
  },
};

export const negativeDetails: AdDetails = {
  ...adGroupDetails,
  kind: 'negativeKeyword',
  objectId: '40',
  negativeKeyword: {
    id: '40',
    state: {
      campaignId: '10',
      adGroupId: '20',
      text: 'free',
      matchType: 'EXACT',
      isRemoved: false,
      status: 'running',
    },
  },
};
