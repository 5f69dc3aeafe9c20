import { expect } from 'vitest';
import { hiddenPage, visiblePage } from '../make-test-world.ts';
import { filter } from './shared.ts';
import type { Conversation } from './conversation.ts';

export const creativesAndAds: readonly Conversation[] = [
  {
    name: 'createCreative',
    request: () => ({
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
    expect: ({ result }) => {
      expect(result).not.toHaveProperty('eligibility');
      expect(result.destination).not.toHaveProperty('url');
    },
  },
  {
    name: 'createCreative',
    request: () => ({
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
    request: () => ({
      path: '/creatives/query',
      body: { filters: [filter('systemStatus', 'EQUALS', 'PENDING')] },
    }),
    expect: ({ result }) => expect(result).toHaveLength(1),
  },
  { name: 'getCreative', request: (kept) => ({ path: `/creatives/${kept('creative')}` }) },
  {
    name: 'updateCreative',
    request: (kept) => ({ path: `/creatives/${kept('creative')}`, body: { name: 'Winter page 2' } }),
  },
  {
    name: 'createAd',
    request: (kept) => ({
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
    request: (kept) => ({
      path: '/ads/query',
      body: { filters: [filter('creativeId', 'EQUALS', kept('creative'))] },
    }),
    expect: ({ result }) => expect(result).toHaveLength(1),
  },
  { name: 'getAd', request: (kept) => ({ path: `/ads/${kept('ad')}` }) },
  { name: 'updateAd', request: (kept) => ({ path: `/ads/${kept('ad')}`, body: { status: 'PAUSED' } }) },
];
