import { expect } from 'vitest';
import { lastWeek, paging } from './shared.ts';
import type { Conversation } from './conversation.ts';

const someUuid = '3c0f8f0e-7d39-4d0a-8d4e-1c1f2a3b4c5d';

const mapsLists = ['business-brands', 'business-categories', 'location-groups', 'locations'] as const;
const mapsListNames = [
  'queryBrands',
  'queryBusinessCategories',
  'queryLocationGroups',
  'queryLocations',
] as const;
const mapsGetNames = ['getBrand', 'getBusinessCategory', 'getLocationGroup', 'getLocation'] as const;
const brandReports = [
  ['reportBrandCampaigns', 'campaigns'],
  ['reportBrandAdGroups', 'adgroups'],
  ['reportBrandAds', 'ads'],
  ['reportBrandKeywords', 'keywords'],
  ['reportBrandSearchTerms', 'searchterms'],
] as const;

/** An organisation without a brand: empty lists, unknown ids. */
export const maps: readonly Conversation[] = [
  ...mapsListNames.map((name, at): Conversation => ({
    name,
    request: () => ({ path: `/${mapsLists[at]}/query`, body: { pagination: paging } }),
    isEmpty: true,
  })),
  ...mapsGetNames.map((name, at): Conversation => ({
    name,
    request: () => ({ path: `/${mapsLists[at]}/${someUuid}`, status: 404 }),
  })),
  {
    name: 'queryBrandRejectionReasons',
    request: () => ({ path: '/rejection-reasons/business-brands/query', body: {} }),
  },
  {
    name: 'queryAssets',
    request: () => ({
      path: '/assets/query',
      body: {
        filters: [
          { field: 'promotedObjectType', operator: 'EQUALS', value: 'APPSTORE_APP' },
          { field: 'promotedObjectId', operator: 'EQUALS', value: '1600000001' },
        ],
        pagination: paging,
      },
    }),
    keep: ({ result }, keep) => keep('asset', result[0].id),
    expect: ({ result }) =>
      expect(result[0]).toMatchObject({ assetType: 'IMAGE', promotedObjectId: '1600000001' }),
  },
  { name: 'getAsset', request: (kept) => ({ path: `/assets/${kept('asset')}` }) },
  { name: 'getAsset', request: () => ({ path: `/assets/${someUuid}`, status: 404 }) },
  { name: 'deleteAsset', request: () => ({ path: `/assets/${someUuid}`, status: 404 }) },
  { name: 'uploadAsset', request: () => ({ path: '/assets/upload', body: '{}', status: 400 }) },
  {
    name: 'createLocationGroup',
    request: () => ({
      path: '/location-groups',
      body: { adAccountId: '700100200', brandId: 'b1', name: 'All', groupType: 'STATIC' },
      status: 400,
    }),
  },
  {
    name: 'updateLocationGroup',
    request: () => ({ path: '/location-groups/g1', body: { name: 'None' }, status: 404 }),
  },
  { name: 'deleteLocationGroup', request: () => ({ path: '/location-groups/g1', status: 404 }) },
  ...brandReports.map(([name, level]): Conversation => ({
    name,
    request: () => ({ path: `/reports/business-brands/${level}/query`, body: { timeRange: lastWeek } }),
    isEmpty: true,
  })),
];
