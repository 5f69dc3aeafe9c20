import { everybody } from '@tapwright/domain/ad-states';
import type { UploadTarget } from '../judge-rows.ts';

export const uploadTarget: UploadTarget = {
  adGroupId: '20',
  campaignId: '10',
  campaignGroupName: 'Stillwater',
  currency: 'USD',
  perUsd: null,
  now: '2026-11-20T09:00:00Z',
  campaign: {
    adAccountId: '1',
    name: 'Category',
    isRemoved: false,
    status: 'running',
    dailyCap: 12_000,
    totalBudget: null,
    cpaGoal: null,
    countries: ['JP'],
    adamId: '71',
    placement: 'APPSTORE_SEARCH_RESULTS',
    bidStrategy: 'MANUAL_CPT',
    startTime: null,
    endTime: null,
  },
  adGroup: {
    ...everybody,
    campaignId: '10',
    name: 'Sleep sounds',
    isRemoved: false,
    status: 'running',
    bid: 350,
    cpaGoal: null,
    searchMatch: false,
    startTime: null,
    endTime: null,
  },
  keywords: [{ keywordId: '31', text: 'White Noise', matchType: 'EXACT', bid: 100 }],
};
