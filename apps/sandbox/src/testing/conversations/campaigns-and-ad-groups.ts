import { expect } from 'vitest';
import { filter, newCampaign, paging, times, usd } from './shared.ts';
import type { Conversation } from './conversation.ts';

export const campaignsAndAdGroups: readonly Conversation[] = [
  {
    name: 'createCampaign',
    request: () => ({ path: '/campaigns', body: newCampaign }),
    keep: ({ result }, keep) => keep('campaign', result.id),
    expect: ({ result }) =>
      expect(result).toMatchObject({
        dailyBudget: { value: usd('80.00') },
        systemStatus: 'NOT_RUNNING',
        systemStatusReasons: ['PAUSED_BY_USER', 'SCHEDULE_PENDING', 'AD_GROUPS_MISSING'],
        displayStatus: 'PAUSED',
        regulationResponses: [],
      }),
  },
  {
    name: 'queryCampaigns',
    request: () => ({
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
  { name: 'getCampaign', request: (kept) => ({ path: `/campaigns/${kept('campaign')}` }) },
  {
    name: 'updateCampaign',
    request: (kept) => ({
      path: `/campaigns/${kept('campaign')}`,
      body: { status: 'ENABLED', dailyBudget: { value: usd('120.00') }, startTime: null },
    }),
    expect: ({ result }) => {
      expect(result).toMatchObject({ name: 'Focusly US Generic', status: 'ENABLED' });
      expect(result).not.toHaveProperty('startTime');
      expect(result).not.toHaveProperty('displayStatus');
    },
  },
  {
    name: 'getLimitedStatusReasonDetails',
    request: () => ({ path: '/campaigns/51001/legacy-app-limited-status-reason-details' }),
  },
  {
    name: 'createAdGroup',
    request: (kept) => ({
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
          locality: { include: ['11390462'] },
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
    request: (kept) => ({
      path: '/adgroups/query',
      body: {
        filters: [filter('campaignId', 'EQUALS', kept('campaign'))],
        sorting: [{ field: 'creationTime', order: 'DESC' }],
      },
    }),
    expect: ({ result, pagination }) => {
      expect(result).toHaveLength(1);
      expect(pagination).toEqual({ offset: 0, pageSize: 1 });
    },
  },
  { name: 'getAdGroup', request: (kept) => ({ path: `/adgroups/${kept('adGroup')}` }) },
  {
    name: 'updateAdGroup',
    request: (kept) => ({
      path: `/adgroups/${kept('adGroup')}`,
      body: { targeting: { gender: null }, startTime: '2026-11-20T00:00:00.000', pricingModel: 'CPM' },
    }),
    expect: ({ result }) => {
      expect(result.pricingModel).toBe('CPT');
      expect(result.targeting).not.toHaveProperty('gender');
      expect(result.targeting).toHaveProperty('deviceClass');
    },
  },
];
