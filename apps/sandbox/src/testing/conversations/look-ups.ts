import { expect } from 'vitest';
import { visiblePage } from '../make-test-world.ts';
import type { Told } from '../start-sandbox.ts';
import { filter } from './shared.ts';
import type { Conversation } from './conversation.ts';

export const lookUps: readonly Conversation[] = [
  {
    name: 'searchApps',
    ask: () => ({ path: '/search/apps?returnOwnedApps=true' }),
    expect: ({ result }) =>
      expect(result.map((row: Told) => row.adamId)).toEqual(['1600000001', '1600000002']),
  },
  {
    name: 'searchApps',
    ask: () => ({ path: '/search/apps?query=focus&storeFronts=US&storeFronts=XX', status: 400 }),
    expect: ({ error }) => expect(error.code).toBe('INVALID_COUNTRY_CODE'),
  },
  { name: 'getApp', ask: () => ({ path: '/apps/1600000001' }) },
  { name: 'getApp', ask: () => ({ path: '/apps/1', status: 404 }) },
  { name: 'queryAppLocaleDetails', ask: () => ({ path: '/apps/1600000001/locale-details/query', body: {} }) },
  {
    name: 'querySupportedLanguages',
    ask: () => ({
      path: '/metadata/apps/supported-languages/query',
      body: { filters: [filter('countryCode', 'IN', ['JP', 'US'])] },
    }),
    expect: ({ result }) => expect(result).toHaveLength(2),
  },
  {
    name: 'queryEligibilities',
    ask: () => ({
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
      expect(result.map((row: Told) => [row.deviceClass, row.state])).toEqual([
        ['IPHONE', 'ELIGIBLE'],
        ['IPAD', 'INELIGIBLE'],
      ]),
  },
  {
    name: 'queryProductPages',
    ask: () => ({
      path: '/product-pages/query',
      body: { filters: [filter('adamId', 'EQUALS', 1600000001)] },
    }),
    expect: ({ result }) => expect(result).toHaveLength(2),
  },
  { name: 'getProductPage', ask: () => ({ path: `/product-pages/${visiblePage}` }) },
  {
    name: 'queryProductPageLocaleDetails',
    ask: () => ({
      path: '/product-pages/locale-details/query',
      body: { filters: [filter('productPageId', 'EQUALS', visiblePage)] },
    }),
    expect: ({ result }) => expect(result).toHaveLength(1),
  },
  {
    name: 'searchGeo',
    ask: () => ({ path: '/search/geo?supplySource=appstore&query=san&entity=Locality&countrycode=US' }),
    expect: ({ result }) =>
      expect(result.map((row: Told) => row.displayName)).toEqual(['San Diego', 'San Francisco']),
  },
  {
    name: 'searchGeo',
    ask: () => ({ path: '/search/geo?supplySource=MAPS&entity=Country' }),
    expect: ({ result }) => expect(result).toEqual([]),
  },
  {
    name: 'searchGeo',
    ask: () => ({ path: '/search/geo?supplySource=APPSTORE&query=s', status: 400 }),
    expect: ({ error }) => expect(error.code).toBe('MIN_QUERY_LENGTH'),
  },
  {
    name: 'lookUpGeo',
    ask: () => ({
      path: '/search/geo',
      body: {
        supplySource: 'APPSTORE',
        geoRequest: [{ legacyId: 'US|CA|San Francisco', entity: 'Locality' }],
      },
    }),
    expect: ({ result }) => expect(result).toMatchObject([{ id: '11390002', countryOrRegion: 'US' }]),
  },
];

export const rejections: readonly Conversation[] = [
  { name: 'queryRejectionReasons', ask: () => ({ path: '/rejection-reasons/apps/query', body: {} }) },
  { name: 'getRejectionReason', ask: () => ({ path: '/rejection-reasons/apps/5', status: 404 }) },
];
