import type { mapsEndpoints } from '../endpoints/maps.ts';
import { productPageId } from './entities.ts';
import { type Example, filter, page } from './example.ts';

const noneFound: Example = {
  body: { pagination: { offset: 0, pageSize: 20, fetchTotalCount: true } },
  answer: page([]),
  wrong: { body: { filters: [filter('id', 'IN', 'b-1')] }, at: ['filters', 0, 'value'] },
};

const group = { adAccountId: '4403', brandId: 'b-1', name: 'Downtown', groupType: 'DYNAMIC' };
const rules = [{ field: 'locality', operator: 'IN', value: ['11390462'] }];
const one: Example = {
  pathParameters: { id: 'b-1' },
  answer: { result: { id: 'b-1' } },
};
const asset: Example = { pathParameters: { id: productPageId }, answer: { result: { id: productPageId } } };

const timeRange = { start: '2026-11-01', end: '2026-11-14', granularity: 'DAILY' };
const noRows: Example = {
  body: { timeRange, groupBy: ['deviceClass'] },
  answer: { result: { rows: [] }, pagination: { offset: 0, pageSize: 100, totalCount: 0 } },
  wrong: { body: { timeRange, options: { includeRows: ['EMPTY_METRICS'] } }, at: ['options', 'includeRows'] },
};

export const mapsExamples: Record<keyof typeof mapsEndpoints, Example> = {
  uploadAsset: {
    body: { promotedObjectId: 'b-1', promotedObjectType: 'BUSINESS_BRAND' },
    answer: asset.answer,
    wrong: {
      body: { promotedObjectId: 'b-1', promotedObjectType: 'APPSTORE_APP' },
      at: ['promotedObjectType'],
    },
  },
  queryAssets: noneFound,
  getAsset: asset,
  deleteAsset: { ...asset, answer: {} },
  queryBrands: noneFound,
  getBrand: one,
  queryBusinessCategories: noneFound,
  getBusinessCategory: one,
  queryBrandRejectionReasons: noneFound,
  createLocationGroup: {
    body: { ...group, rules },
    answer: one.answer,
    wrong: {
      body: { ...group, rules: [{ field: 'city', operator: 'IN', value: [] }] },
      at: ['rules', 0, 'field'],
    },
  },
  queryLocationGroups: noneFound,
  getLocationGroup: one,
  updateLocationGroup: {
    pathParameters: { id: 'b-1' },
    body: { name: 'Centre', rules },
    answer: one.answer,
    wrong: { body: { brandId: 'b-2' }, at: [] },
  },
  deleteLocationGroup: one,
  queryLocations: noneFound,
  getLocation: one,
  reportBrandCampaigns: noRows,
  reportBrandAdGroups: noRows,
  reportBrandAds: noRows,
  reportBrandKeywords: noRows,
  reportBrandSearchTerms: noRows,
};
