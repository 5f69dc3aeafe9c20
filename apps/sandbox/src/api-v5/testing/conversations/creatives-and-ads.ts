import { expect } from 'vitest';
import { visiblePage } from '../../../testing/make-test-world.ts';
import type { AnyJson } from '../../../testing/start-sandbox.ts';
import { condition, selectorOf, type Conversation } from './conversation.ts';

const ads = '/campaigns/51001/adgroups/61001/ads';
const newCreative = {
  adamId: 1600000001,
  name: 'Winter page',
  type: 'CUSTOM_PRODUCT_PAGE',
  productPageId: visiblePage,
};

const namesOf = ({ data }: AnyJson): string[] => data.map((row: AnyJson) => row.name);

export const creativesAndAds: readonly Conversation[] = [
  {
    name: 'createCreative',
    request: () => ({ path: '/creatives', body: newCreative }),
    keep: ({ data }, keep) => keep('creative', data.id),
    expect: ({ data }) => expect(data).toMatchObject({ state: 'VALID', stateReasons: [] }),
  },
  {
    name: 'createCreative',
    request: () => ({ path: '/creatives', body: newCreative, status: 400 }),
    expect: ({ error }) => expect(error.errors[0].field).toBe('productPageId'),
  },
  { name: 'listCreatives', request: () => ({ path: '/creatives' }) },
  {
    name: 'findCreatives',
    request: () => ({
      path: '/creatives/find',
      body: selectorOf(condition('type', 'EQUALS', 'CUSTOM_PRODUCT_PAGE')),
    }),
    expect: (body) => expect(namesOf(body)).toEqual(['Winter page']),
  },
  { name: 'getCreative', request: (kept) => ({ path: `/creatives/${kept('creative')}` }) },
  {
    name: 'createAd',
    request: (kept) => ({
      path: ads,
      body: { creativeId: kept('creative'), name: 'Winter', status: 'ENABLED' },
    }),
    keep: ({ data }, keep) => keep('ad', data.id),
    expect: ({ data }) =>
      expect(data).toMatchObject({
        creativeType: 'CUSTOM_PRODUCT_PAGE',
        servingStatus: 'NOT_RUNNING',
        servingStateReasons: ['AD_APPROVAL_PENDING'],
      }),
  },
  {
    name: 'createAd',
    request: (kept) => ({
      path: ads,
      body: { creativeId: kept('creative'), name: 'Second', status: 'ENABLED' },
      status: 400,
    }),
    code: 'INVALID',
  },
  { name: 'listAds', request: () => ({ path: ads }) },
  { name: 'getAd', request: (kept) => ({ path: `${ads}/${kept('ad')}?fields=id,name` }) },
  {
    name: 'updateAd',
    request: (kept) => ({ path: `${ads}/${kept('ad')}`, body: { name: 'Late winter', status: 'PAUSED' } }),
    expect: ({ data }) =>
      expect(data).toMatchObject({ name: 'Late winter', status: 'PAUSED', deleted: false }),
  },
  {
    name: 'findAds',
    request: () => ({
      path: '/campaigns/51001/ads/find',
      body: selectorOf(condition('name', 'ENDSWITH', 'winter')),
    }),
    expect: (body) => expect(namesOf(body)).toEqual(['Late winter']),
  },
  {
    name: 'findOrgAds',
    request: (kept) => ({
      path: '/ads/find',
      body: selectorOf(condition('creativeId', 'IN', String(kept('creative')))),
    }),
    expect: (body) => expect(namesOf(body)).toEqual(['Late winter']),
  },
];

export const adRemoval: readonly Conversation[] = [
  { name: 'deleteAd', request: (kept) => ({ path: `${ads}/${kept('ad')}` }) },
  { name: 'listAds', request: () => ({ path: ads }), isEmpty: true },
];
