import { id, uuid } from '@tapwright/apple-ads/wire/values/id';
import { managers, readers } from '@tapwright/apple-ads/wire/accounts/role';
import { budgetOrder, budgetOrderCreate, budgetOrderUpdate, me, userAcl } from '../account.ts';
import { defineEndpointsV5 } from '../endpoint.ts';
import { dataOf, listOf } from '../envelope.ts';
import {
  appSearchParameters,
  countryParameters,
  geoParameters,
  listParameters,
  productPageParameters,
} from '../list-parameters.ts';
import {
  appAsset,
  appDetails,
  appInfo,
  countryOrRegion,
  eligibility,
  geo,
  geoLookup,
  localeDetail,
  previewDevices,
  productPage,
  productPageReason,
} from '../look-up.ts';
import { assetFilters, eligibilityFilters, paging, selector } from '../selector.ts';

const read = { context: 'required', roles: readers, writes: false } as const;
const manage = { context: 'required', roles: managers, writes: true } as const;
const byApp = { pathParameters: { adamId: id } };
const byPage = { pathParameters: { adamId: id, productPageId: uuid } };
const byOrder = { pathParameters: { budgetOrderId: id } };
const oneOrder = dataOf(budgetOrder);

export const lookUpEndpointsV5 = defineEndpointsV5({
  getAcls: { method: 'GET', path: '/acls', answer: listOf(userAcl), ...read, context: 'none' },
  getMe: { method: 'GET', path: '/me', answer: dataOf(me), ...read, context: 'none' },

  listBudgetOrders: {
    method: 'GET',
    path: '/budgetorders',
    query: listParameters,
    paging,
    answer: listOf(budgetOrder),
    ...read,
  },
  createBudgetOrder: {
    method: 'POST',
    path: '/budgetorders',
    body: budgetOrderCreate,
    answer: oneOrder,
    ...manage,
  },
  getBudgetOrder: {
    method: 'GET',
    path: '/budgetorders/{budgetOrderId}',
    ...byOrder,
    answer: oneOrder,
    ...read,
  },
  updateBudgetOrder: {
    method: 'PUT',
    path: '/budgetorders/{budgetOrderId}',
    ...byOrder,
    body: budgetOrderUpdate,
    answer: oneOrder,
    ...manage,
  },

  searchApps: {
    method: 'GET',
    path: '/search/apps',
    query: appSearchParameters,
    paging,
    answer: listOf(appInfo),
    ...read,
  },
  getApp: { method: 'GET', path: '/apps/{adamId}', ...byApp, answer: dataOf(appDetails), ...read },
  listAppLocaleDetails: {
    method: 'GET',
    path: '/apps/{adamId}/locale-details',
    ...byApp,
    answer: listOf(localeDetail),
    ...read,
  },
  findEligibilities: {
    method: 'POST',
    path: '/apps/{adamId}/eligibilities/find',
    ...byApp,
    body: selector,
    filters: eligibilityFilters,
    paging,
    answer: listOf(eligibility),
    ...read,
  },
  listProductPages: {
    method: 'GET',
    path: '/apps/{adamId}/product-pages',
    ...byApp,
    query: productPageParameters,
    answer: listOf(productPage),
    ...read,
  },
  getProductPage: {
    method: 'GET',
    path: '/apps/{adamId}/product-pages/{productPageId}',
    ...byPage,
    answer: dataOf(productPage),
    ...read,
  },
  listProductPageLocaleDetails: {
    method: 'GET',
    path: '/apps/{adamId}/product-pages/{productPageId}/locale-details',
    ...byPage,
    answer: listOf(localeDetail),
    ...read,
  },

  findAppAssets: {
    method: 'POST',
    path: '/apps/{adamId}/assets/find',
    ...byApp,
    body: selector,
    filters: assetFilters,
    paging,
    answer: listOf(appAsset),
    ...read,
  },
  listPreviewDevices: {
    method: 'GET',
    path: '/creativeappmappings/devices',
    answer: dataOf(previewDevices),
    ...read,
  },
  findProductPageReasons: {
    method: 'POST',
    path: '/product-page-reasons/find',
    body: selector,
    filters: 'any',
    paging,
    answer: listOf(productPageReason),
    ...read,
  },
  getProductPageReason: {
    method: 'GET',
    path: '/product-page-reasons/{reasonId}',
    pathParameters: { reasonId: id },
    answer: dataOf(productPageReason),
    ...read,
  },
  listCountriesOrRegions: {
    method: 'GET',
    path: '/countries-or-regions',
    query: countryParameters,
    answer: listOf(countryOrRegion),
    ...read,
  },

  searchGeo: {
    method: 'GET',
    path: '/search/geo',
    query: geoParameters,
    paging,
    answer: listOf(geo),
    ...read,
  },
  lookUpGeo: {
    method: 'POST',
    path: '/search/geo',
    query: listParameters,
    body: geoLookup,
    paging,
    answer: listOf(geo),
    ...read,
  },
});
