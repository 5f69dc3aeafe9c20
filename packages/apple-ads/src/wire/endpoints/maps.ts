import { defineEndpoints } from '../endpoint.ts';
import { answerOf, emptyAnswer, pageOf } from '../transport/envelope.ts';
import { textId, uuid } from '../values/id.ts';
import { asset, assetQuery } from '../look-ups/asset.ts';
import {
  assetUpload,
  brandReportAnswer,
  locationGroupCreate,
  locationGroupUpdate,
  mapsEntity,
  mapsPaging,
  mapsQuery,
} from '../look-ups/maps.ts';
import { brandReportRules, reportPaging, reportRequestOf } from '../reports/report-request.ts';
import { readers, writers } from '../accounts/role.ts';

const read = { context: 'required', roles: readers, writes: false } as const;
const write = { context: 'required', roles: writers, writes: true } as const;
const byId = { pathParameters: { id: textId } };

const one = answerOf(mapsEntity);
const list = {
  method: 'POST',
  body: mapsQuery,
  filters: 'any',
  sortable: 'any',
  paging: mapsPaging,
  answer: pageOf(mapsEntity),
  ...read,
} as const;

const report = {
  method: 'POST',
  filters: 'any',
  sortable: 'any',
  paging: reportPaging,
  answer: brandReportAnswer,
  ...read,
} as const;
const rules = brandReportRules;

export const mapsEndpoints = defineEndpoints({
  uploadAsset: {
    method: 'POST',
    path: '/assets/upload',
    body: assetUpload,
    multipart: true,
    answer: one,
    ...write,
  },
  queryAssets: { method: 'POST', path: '/assets/query', ...assetQuery, answer: pageOf(asset), ...read },
  getAsset: {
    method: 'GET',
    path: '/assets/{id}',
    pathParameters: { id: uuid },
    answer: answerOf(asset),
    ...read,
  },
  deleteAsset: {
    method: 'DELETE',
    path: '/assets/{id}',
    pathParameters: { id: uuid },
    answer: emptyAnswer,
    ...write,
  },
  queryBrands: { path: '/business-brands/query', ...list },
  getBrand: { method: 'GET', path: '/business-brands/{id}', ...byId, answer: one, ...read },
  queryBusinessCategories: { path: '/business-categories/query', ...list },
  getBusinessCategory: { method: 'GET', path: '/business-categories/{id}', ...byId, answer: one, ...read },
  queryBrandRejectionReasons: { path: '/rejection-reasons/business-brands/query', ...list },
  createLocationGroup: {
    method: 'POST',
    path: '/location-groups',
    body: locationGroupCreate,
    answer: one,
    ...write,
  },
  queryLocationGroups: { path: '/location-groups/query', ...list },
  getLocationGroup: { method: 'GET', path: '/location-groups/{id}', ...byId, answer: one, ...read },
  updateLocationGroup: {
    method: 'PUT',
    path: '/location-groups/{id}',
    ...byId,
    body: locationGroupUpdate,
    answer: one,
    ...write,
  },
  deleteLocationGroup: { method: 'DELETE', path: '/location-groups/{id}', ...byId, answer: one, ...write },
  queryLocations: { path: '/locations/query', ...list },
  getLocation: { method: 'GET', path: '/locations/{id}', ...byId, answer: one, ...read },
  reportBrandCampaigns: {
    path: '/reports/business-brands/campaigns/query',
    ...report,
    body: reportRequestOf(rules.campaigns),
  },
  reportBrandAdGroups: {
    path: '/reports/business-brands/adgroups/query',
    ...report,
    body: reportRequestOf(rules.adgroups),
  },
  reportBrandAds: { path: '/reports/business-brands/ads/query', ...report, body: reportRequestOf(rules.ads) },
  reportBrandKeywords: {
    path: '/reports/business-brands/keywords/query',
    ...report,
    body: reportRequestOf(rules.keywords),
  },
  reportBrandSearchTerms: {
    path: '/reports/business-brands/searchterms/query',
    ...report,
    body: reportRequestOf(rules.searchterms),
  },
});
