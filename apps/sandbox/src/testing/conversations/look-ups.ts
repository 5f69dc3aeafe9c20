import { expect } from 'vitest';
import { visiblePage } from '../make-test-world.ts';
import type { AnyJson } from '../start-sandbox.ts';
import { filter } from './shared.ts';
import type { Conversation } from './conversation.ts';

export const lookUps: readonly Conversation[] = [
  {
    name: 'searchApps',
    request: () => ({ path: '/search/apps?returnOwnedApps=true' }),
    expect: ({ result }) =>
      expect(result.map((row: AnyJson) => row.adamId)).toEqual([1600000001, 1600000002]),
  },
  {
    name: 'searchApps',
    request: () => ({ path: '/search/apps?query=focus&storeFronts=US&storeFronts=XX', status: 400 }),
    expect: ({ error }) => expect(error.code).toBe('INVALID_COUNTRY_CODE'),
  },
  { name: 'getApp', request: () => ({ path: '/apps/1600000001' }) },
  { name: 'getApp', request: () => ({ path: '/apps/1', status: 404 }) },
  {
    name: 'queryAppLocaleDetails',
    request: () => ({ path: '/apps/1600000001/locale-details/query', body: {} }),
  },
  {
    name: 'querySupportedLanguages',
    request: () => ({
      path: '/metadata/apps/supported-languages/query',
      body: { filters: [filter('countryCode', 'IN', ['JP', 'US'])] },
    }),
    expect: ({ result }) => expect(result).toHaveLength(2),
  },
  {
    name: 'queryEligibilities',
    request: () => ({
      path: '/eligibilities/apps/query',
      body: {
        filters: [
          filter('adamId', 'EQUALS', '1600000001'),
          filter('countryOrRegion', 'EQUALS', 'US'),
          filter('supplyPlacement', 'IN', ['APPSTORE_TODAY_TAB']),
        ],
      },
    }),
    expect: ({ result }) =>
      expect(result.map((row: AnyJson) => [row.deviceClass, row.state])).toEqual([
        ['IPHONE', 'ELIGIBLE'],
        ['IPAD', 'INELIGIBLE'],
      ]),
  },
  {
    name: 'queryProductPages',
    request: () => ({
      path: '/product-pages/query',
      body: { filters: [filter('adamId', 'EQUALS', 1600000001)] },
    }),
    expect: ({ result }) => expect(result).toHaveLength(2),
  },
  { name: 'getProductPage', request: () => ({ path: `/product-pages/${visiblePage}` }) },
  {
    name: 'queryProductPageLocaleDetails',
    request: () => ({
      path: '/product-pages/locale-details/query',
      body: { filters: [filter('productPageId', 'EQUALS', visiblePage)] },
    }),
    expect: ({ result }) => expect(result).toHaveLength(1),
  },
  {
    name: 'searchGeo',
    request: () => ({ path: '/search/geo?supplySource=appstore&query=san&entity=Locality&countrycode=US' }),
    expect: ({ result }) =>
      expect(result.map((row: AnyJson) => row.displayName)).toEqual([
        'San Antonio, Texas, United States',
        'San Diego, California, United States',
        'San Francisco, California, United States',
        'San Jose, California, United States',
        'Santa Fe, New Mexico, United States',
      ]),
  },
  {
    name: 'searchGeo',
    request: () => ({ path: '/search/geo?supplySource=APPSTORE&query=Calif&entity=AdminArea' }),
    expect: ({ result }) =>
      expect(result).toMatchObject([{ legacyId: 'US|CA', displayName: 'California, United States' }]),
  },
  {
    name: 'searchGeo',
    request: () => ({ path: '/search/geo?supplySource=MAPS&entity=Country' }),
    expect: ({ result }) => expect(result).toEqual([]),
  },
  {
    name: 'searchGeo',
    request: () => ({ path: '/search/geo?supplySource=APPSTORE&query=s', status: 400 }),
    expect: ({ error }) => expect(error.code).toBe('MIN_QUERY_LENGTH'),
  },
  {
    name: 'lookUpGeo',
    request: () => ({
      path: '/search/geo',
      body: {
        supplySource: 'APPSTORE',
        geoRequest: [{ legacyId: 'US|CA|San Francisco', entity: 'Locality' }],
      },
    }),
    expect: ({ result }) => expect(result).toMatchObject([{ id: '11390462', countryOrRegion: 'US' }]),
  },
];

export const rejections: readonly Conversation[] = [
  { name: 'queryRejectionReasons', request: () => ({ path: '/rejection-reasons/apps/query', body: {} }) },
  { name: 'getRejectionReason', request: () => ({ path: '/rejection-reasons/apps/5', status: 404 }) },
];
