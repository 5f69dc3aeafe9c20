import { expect } from 'vitest';
import { filter, invoiceDetail, paging, times, usd } from './shared.ts';
import type { Conversation } from './conversation.ts';

export const accounts: readonly Conversation[] = [
  { name: 'getMe', request: () => ({ path: '/me' }) },
  {
    name: 'getAcls',
    request: () => ({ path: '/acls' }),
    expect: ({ result }) => expect(result.acls).toHaveLength(2),
  },
  { name: 'getOrganisation', request: () => ({ path: '/orgs/40009000' }) },
  { name: 'getOrganisation', request: () => ({ path: '/orgs/40009001', status: 403 }) },
  {
    name: 'createAdAccount',
    request: () => ({
      path: '/ad-accounts',
      body: {
        name: 'Lumen Asia',
        productFeatures: ['APPSTORE_APP_MANUAL'],
        delegations: [{ resourceId: '5501122', resourceType: 'CONTENT_PROVIDER' }],
      },
    }),
  },
  { name: 'getAdAccount', request: () => ({ path: '/ad-accounts/700100200' }) },
  { name: 'getAdAccount', request: () => ({ path: '/ad-accounts/700100202', status: 403 }) },
  {
    name: 'updateAdAccount',
    request: () => ({
      path: '/ad-accounts/700100201',
      body: { name: 'Lumen Europe', productFeatures: ['BUSINESS_BRAND_MANUAL'] },
    }),
    expect: ({ result }) =>
      expect(result).toMatchObject({ name: 'Lumen Europe', productFeatures: ['APPSTORE_APP_MANUAL'] }),
  },
  {
    name: 'listAdvertiserResources',
    request: () => ({ path: '/advertiser-resources?resourceType=CONTENT_PROVIDER' }),
    expect: ({ result }) => expect(result).toHaveLength(1),
  },
  {
    name: 'listAdvertiserResources',
    request: () => ({ path: '/advertiser-resources?resourceType=BUSINESS_BRAND' }),
    expect: ({ result }) => expect(result).toEqual([]),
  },
  {
    name: 'createSharedBudget',
    as: 40_009_001,
    request: () => ({
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
    request: () => ({
      path: '/shared-budgets',
      body: { name: 'Winter', value: usd('5000'), ...times, adAccountIds: [700100200], invoiceDetail },
      status: 400,
    }),
  },
  {
    name: 'querySharedBudgets',
    as: 40_009_001,
    context: 'adAccountId=700100202;',
    request: () => ({
      path: '/shared-budgets/query',
      body: { filters: [filter('name', 'LIKE', 'int')], pagination: paging },
    }),
    expect: ({ result, pagination }) => expect([result.length, pagination.totalCount]).toEqual([1, 1]),
  },
  {
    name: 'getSharedBudget',
    as: 40_009_001,
    context: '',
    request: (kept) => ({ path: `/shared-budgets/${kept('order')}` }),
  },
  {
    name: 'updateSharedBudget',
    as: 40_009_001,
    request: (kept) => ({
      path: `/shared-budgets/${kept('order')}`,
      body: { endTime: '2027-01-01T00:00:00.000' },
    }),
  },
  {
    name: 'deleteSharedBudget',
    as: 40_009_001,
    request: (kept) => ({ path: `/shared-budgets/${kept('order')}` }),
  },
];
