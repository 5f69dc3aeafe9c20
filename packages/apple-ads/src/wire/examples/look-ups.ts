import type { lookUpEndpoints } from '../endpoints/look-ups.ts';
import { productPageId } from './entities.ts';
import { type Example, filter, page, times } from './example.ts';

const byApp = { pathParameters: { adamId: '1555000001' } };

const rejection = {
  id: 6601,
  adamId: 1555000001,
  productPageId,
  assetId: null,
  creativeId: 9701,
  supplySource: 'APPSTORE',
  supplyPlacement: 'APPSTORE_TODAY_TAB',
  countryOrRegion: 'JP',
  languageCode: 'ja-JP',
  reasonType: 'REJECTION_REASON',
  reasonCode: 'SUBTITLE_LANGUAGE_CONFLICT',
  comment: null,
  reasonLevel: 'CUSTOM_PRODUCT_PAGE_LOCALE',
  ...times,
};

const productPage = {
  id: productPageId,
  adamId: '1555000001',
  name: 'Autumn page',
  state: 'PUBLISHED',
  deepLink: null,
  ...times,
};

const localeDetails = {
  adamId: 1555000001,
  language: 'en',
  languageCode: 'en-US',
  appName: 'Harbor Notes',
  subTitle: 'Notes that keep',
  promotionalText: 'New outline view',
  shortDescription: 'Write, link and find.',
  deviceClasses: ['IPHONE', 'IPAD'],
  assetsByDevice: { iphone_6_5: { assets: [{ assetId: 'a1' }], appPreviewDeviceFallBackDevices: [] } },
};

const geo = {
  id: '11390462',
  legacyId: 'US|NY|New York',
  entity: 'Locality',
  displayName: 'New York, New York, United States',
  countryOrRegion: 'US',
  adminArea: 'NY',
  locality: 'New York',
  eligibility: { blockedGroups: [{ supplySource: ['APPSTORE'], reasons: ['LOCALITY_LOW_SEARCH_VOLUME'] }] },
};

export const lookUpExamples: Record<keyof typeof lookUpEndpoints, Example> = {
  searchApps: {
    query: { query: 'harbor', storeFronts: ['US', 'CA'], limit: '20' },
    answer: page([
      {
        adamId: 1555000001,
        appName: 'Harbor Notes',
        developerName: 'Harbor',
        countryOrRegionCodes: ['US', 'CA'],
      },
    ]),
    wrong: { query: { returnOwnedApps: 'false' }, at: ['query'] },
  },
  getApp: {
    ...byApp,
    answer: {
      result: {
        id: '1555000001',
        appName: 'Harbor Notes',
        artistName: 'Harbor Software',
        primaryLanguage: 'en-US',
        primaryGenre: 'Productivity',
        secondaryGenre: null,
        deviceClasses: ['IPHONE', 'IPAD'],
        iconPictureUrl: 'https://harbor.example/icon.png',
        isPreorder: false,
        availableStorefronts: ['US', 'CA', 'JP'],
      },
    },
  },
  queryAppLocaleDetails: {
    ...byApp,
    body: { filters: [filter('languageCode', 'EQUALS', 'en-US')] },
    answer: page([{ ...localeDetails, isPrimaryLocale: true }]),
    wrong: { body: { filters: [filter('appName', 'EQUALS', 'Harbor')] }, at: ['filters', 0, 'field'] },
  },
  querySupportedLanguages: {
    body: { filters: [filter('countryCode', 'IN', ['US', 'JP'])], sorting: [{ field: 'name' }] },
    answer: page([
      {
        name: 'Japan',
        countryCode: 'JP',
        adsSupportedLanguages: [{ language: 'ja', languageCode: 'ja-JP' }],
        adsDefaultLanguages: [{ language: 'ja', languageCode: 'ja-JP' }],
      },
    ]),
    wrong: { body: { conditions: [] }, at: [] },
  },
  queryEligibilities: {
    body: {
      filters: [
        filter('adamId', 'EQUALS', '1555000001'),
        filter('supplyPlacement', 'IN', ['APPSTORE_SEARCH_RESULTS', 'APPSTORE_TODAY_TAB']),
      ],
    },
    answer: page([
      {
        adamId: 1555000001,
        supplySource: 'APPSTORE',
        supplyPlacement: 'APPSTORE_SEARCH_RESULTS',
        countryOrRegion: 'US',
        deviceClass: 'IPHONE',
        minAge: 4,
        state: 'ELIGIBLE',
      },
    ]),
    wrong: { body: { filters: [filter('adamId', 'EQUALS', 'harbor')] }, at: ['filters', 0, 'value'] },
  },
  queryRejectionReasons: {
    body: { filters: [filter('adamId', 'EQUALS', 1555000001)], sorting: [{ field: 'id', order: 'DESC' }] },
    answer: page([rejection]),
    wrong: { body: { sorting: [{ field: 'id', order: 'DOWN' }] }, at: ['sorting', 0, 'order'] },
  },
  getRejectionReason: { pathParameters: { rejectionReasonId: '6601' }, answer: { result: rejection } },
  queryProductPages: {
    body: { filters: [filter('adamId', 'EQUALS', 1555000001)] },
    answer: page([productPage]),
    wrong: { body: { pagination: { limit: 20 } }, at: ['pagination'] },
  },
  getProductPage: { pathParameters: { productPageId }, answer: { result: productPage } },
  queryProductPageLocaleDetails: {
    body: { filters: [filter('productPageId', 'EQUALS', productPageId)] },
    answer: page([{ ...localeDetails, productPageId }]),
    wrong: { body: {}, at: ['filters'] },
  },
  searchGeo: {
    query: {
      supplySource: 'appstore',
      query: 'new',
      entity: 'Locality',
      countrycode: 'US',
      eligible: 'true',
    },
    answer: page([geo]),
    wrong: { query: { supplySource: 'APPSTORE', query: 'n' }, at: ['query'] },
  },
  lookUpGeo: {
    body: { supplySource: 'APPSTORE', geoRequest: [{ legacyId: 'US|NY|New York', entity: 'Locality' }] },
    answer: page([geo]),
    wrong: {
      body: {
        supplySource: 'APPSTORE',
        geoRequest: [{ id: '11390462', legacyId: 'US|NY', entity: 'AdminArea' }],
      },
      at: ['geoRequest', 0, 'id'],
    },
  },
};
