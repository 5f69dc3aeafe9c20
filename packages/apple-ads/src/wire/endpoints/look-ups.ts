import {
  appDetails,
  appInfo,
  appLocaleDetails,
  appLocaleDetailsQuery,
  appSearch,
  appSearchPaging,
  supportedLanguages,
  supportedLanguagesQuery,
} from '../look-ups/app.ts';
import {
  eligibility,
  eligibilityQuery,
  rejectionReason,
  rejectionReasonQuery,
} from '../look-ups/eligibility.ts';
import { defineEndpoints } from '../endpoint.ts';
import { answerOf, pageOf } from '../transport/envelope.ts';
import { geo, geoLookup, geoPaging, geoSearch } from '../look-ups/geo.ts';
import { id, uuid } from '../values/id.ts';
import {
  productPage,
  productPageLocaleDetails,
  productPageLocaleDetailsQuery,
  productPageQuery,
} from '../look-ups/product-page.ts';
import { readers } from '../accounts/role.ts';

const read = { context: 'required', roles: readers, writes: false } as const;
const byAdamId = { pathParameters: { adamId: id } };

export const lookUpEndpoints = defineEndpoints({
  searchApps: {
    method: 'GET',
    path: '/search/apps',
    query: appSearch,
    paging: appSearchPaging,
    answer: pageOf(appInfo),
    ...read,
  },
  getApp: { method: 'GET', path: '/apps/{adamId}', ...byAdamId, answer: answerOf(appDetails), ...read },
  queryAppLocaleDetails: {
    method: 'POST',
    path: '/apps/{adamId}/locale-details/query',
    ...byAdamId,
    ...appLocaleDetailsQuery,
    answer: pageOf(appLocaleDetails),
    ...read,
  },
  querySupportedLanguages: {
    method: 'POST',
    path: '/metadata/apps/supported-languages/query',
    ...supportedLanguagesQuery,
    answer: pageOf(supportedLanguages),
    ...read,
  },
  queryEligibilities: {
    method: 'POST',
    path: '/eligibilities/apps/query',
    ...eligibilityQuery,
    answer: pageOf(eligibility),
    ...read,
  },
  queryRejectionReasons: {
    method: 'POST',
    path: '/rejection-reasons/apps/query',
    ...rejectionReasonQuery,
    answer: pageOf(rejectionReason),
    ...read,
  },
  getRejectionReason: {
    method: 'GET',
    path: '/rejection-reasons/apps/{rejectionReasonId}',
    pathParameters: { rejectionReasonId: id },
    answer: answerOf(rejectionReason),
    ...read,
  },
  queryProductPages: {
    method: 'POST',
    path: '/product-pages/query',
    ...productPageQuery,
    answer: pageOf(productPage),
    ...read,
  },
  getProductPage: {
    method: 'GET',
    path: '/product-pages/{productPageId}',
    pathParameters: { productPageId: uuid },
    answer: answerOf(productPage),
    ...read,
  },
  queryProductPageLocaleDetails: {
    method: 'POST',
    path: '/product-pages/locale-details/query',
    ...productPageLocaleDetailsQuery,
    answer: pageOf(productPageLocaleDetails),
    ...read,
  },
  searchGeo: {
    method: 'GET',
    path: '/search/geo',
    query: geoSearch,
    paging: geoPaging,
    answer: pageOf(geo),
    ...read,
  },
  lookUpGeo: {
    method: 'POST',
    path: '/search/geo',
    body: geoLookup,
    paging: geoPaging,
    answer: pageOf(geo),
    ...read,
  },
});
