import { type Example, times, usd } from '@tapwright/apple-ads/wire/examples/example';
import { productPageId } from '@tapwright/apple-ads/wire/examples/entities';
import type { lookUpEndpointsV5 } from '../endpoints/look-ups.ts';
import { condition, data, list, selectorOf } from './rows.ts';

const contacts = {
  clientName: 'Harbor',
  orderNumber: 'PO-118',
  primaryBuyerName: 'R. Okafor',
  primaryBuyerEmail: 'buyer@harbor.example',
  billingEmail: 'billing@harbor.example',
};
const bo = {
  name: 'Winter order',
  budget: usd('5000'),
  startDate: '2026-12-01T00:00:00.000',
  endDate: null,
  ...contacts,
};
const order = { orgIds: [4401], bo: { id: 546001, parentOrgId: 3301, ...bo, status: 'INACTIVE' } };
const byOrder = { pathParameters: { budgetOrderId: '546001' } };
const byApp = { pathParameters: { adamId: '1555000001' } };
const byPage = { pathParameters: { adamId: '1555000001', productPageId } };

const productPage = {
  id: productPageId,
  adamId: 1555000001,
  name: 'Autumn page',
  state: 'VISIBLE',
  deepLink: null,
  ...times,
};
const localeDetail = {
  adamId: 1555000001,
  appName: 'Harbor Notes',
  subTitle: 'Notes that keep',
  promotionalText: null,
  shortDescription: 'Write, link and find.',
  language: 'English',
  languageCode: 'en-US',
  deviceClasses: ['IPHONE'],
  appPreviewDeviceWithAssets: {},
};
const reason = {
  id: 548001,
  adamId: 1555000001,
  productPageId,
  assetGenId: null,
  languageCode: 'en-US',
  reasonCode: 'SUBTITLE_NOT_ELIGIBLE',
  reasonType: 'REJECTION_REASON',
  reasonLevel: 'CUSTOM_PRODUCT_PAGE_LOCALE',
  supplySource: 'APPSTORE_TODAY_TAB',
  countryOrRegion: 'US',
  comment: null,
};
const geo = {
  id: 'US|NY|New York',
  entity: 'Locality',
  displayName: 'New York, New York, United States',
  countryOrRegion: 'US',
  adminArea: 'NY',
  locality: 'New York',
};

export const lookUpExamplesV5: Record<keyof typeof lookUpEndpointsV5, Example> = {
  getAcls: {
    answer: data([
      {
        orgId: 4401,
        orgName: 'Harbor US',
        parentOrgId: 3301,
        currency: 'USD',
        paymentModel: '',
        roleNames: ['API Account Manager'],
        timeZone: 'America/New_York',
      },
    ]),
  },
  getMe: { answer: data({ userId: 2201, parentOrgId: 3301 }) },

  listBudgetOrders: { query: {}, answer: list([order]), wrong: { query: { limit: 'x' }, at: ['limit'] } },
  createBudgetOrder: {
    body: { orgIds: [4401], bo: { ...bo, supplySources: ['APPSTORE_SEARCH_RESULTS'] } },
    answer: data(order),
    wrong: { body: { orgIds: [], bo }, at: ['orgIds'] },
  },
  getBudgetOrder: { ...byOrder, answer: data(order) },
  updateBudgetOrder: {
    ...byOrder,
    body: { orgIds: [4401], bo: { budget: usd('6000') } },
    answer: data(order),
    wrong: { body: { bo: { status: 'CANCELED' } }, at: ['bo'] },
  },

  searchApps: {
    query: { query: 'harbor', returnOwnedApps: 'true', limit: '20' },
    answer: list([
      { adamId: 1555000001, appName: 'Harbor Notes', developerName: 'Harbor', countryOrRegionCodes: ['US'] },
    ]),
    wrong: { query: { returnOwnedApps: 'yes' }, at: ['returnOwnedApps'] },
  },
  getApp: {
    ...byApp,
    answer: data({
      id: 1555000001,
      adamId: 1555000001,
      appName: 'Harbor Notes',
      artistName: 'Harbor Software',
      primaryLanguage: 'en-US',
      primaryGenre: 'Productivity',
      secondaryGenre: null,
      deviceClasses: ['IPHONE', 'IPAD'],
      iconPictureUrl: 'https://harbor.example/icon.png',
      isPreOrder: 'false',
      availableStorefronts: ['US'],
    }),
  },
  listAppLocaleDetails: { ...byApp, answer: list([{ ...localeDetail, isPrimaryLocale: true }]) },
  findEligibilities: {
    ...byApp,
    body: selectorOf(condition('state', 'EQUALS', 'ELIGIBLE')),
    answer: list([
      {
        adamId: 1555000001,
        countryOrRegion: 'US',
        deviceClass: 'IPHONE',
        minAge: 18,
        state: 'ELIGIBLE',
        supplySource: 'APPSTORE_SEARCH_RESULTS',
      },
    ]),
    wrong: {
      body: selectorOf({ field: 'state', operator: 'EQUALS', value: 'ELIGIBLE' }),
      at: ['conditions', 0, 'values'],
    },
  },
  listProductPages: {
    ...byApp,
    query: { state: 'VISIBLE' },
    answer: list([productPage]),
    wrong: { query: { name: ['a', 'b'] }, at: ['name'] },
  },
  getProductPage: { ...byPage, answer: data(productPage) },
  listProductPageLocaleDetails: { ...byPage, answer: list([{ ...localeDetail, productPageId }]) },

  findAppAssets: {
    ...byApp,
    body: selectorOf(condition('assetType', 'EQUALS', 'SCREENSHOT')),
    answer: list([
      {
        adamId: 1555000001,
        assetGenId: '1555000001-a',
        assetType: 'SCREENSHOT',
        appPreviewDevice: 'iphone_6_5',
        assetURL: 'https://harbor.example/one.png',
        assetVideoUrl: null,
        orientation: 'PORTRAIT',
        sourceHeight: 2688,
        sourceWidth: 1242,
        deleted: false,
      },
    ]),
    wrong: { body: { orderBy: [{ sortOrder: 'ASCENDING' }] }, at: ['orderBy', 0, 'field'] },
  },
  listPreviewDevices: { answer: data({ iphone_6_5: 'iPhone 6.5"' }) },
  findProductPageReasons: {
    body: selectorOf(condition('adamId', 'EQUALS', '1555000001')),
    answer: list([reason]),
    wrong: { body: { fields: 'id' }, at: ['fields'] },
  },
  getProductPageReason: { pathParameters: { reasonId: '548001' }, answer: data(reason) },
  listCountriesOrRegions: {
    query: { countriesOrRegions: 'US,GB' },
    answer: list([
      {
        countryOrRegion: 'US',
        defaultLanguages: [{ language: 'English', languageCode: 'en-US' }],
        supportedLanguages: [{ language: 'English', languageCode: 'en-US' }],
      },
    ]),
    wrong: { query: { countriesOrRegions: 7 }, at: ['countriesOrRegions'] },
  },

  searchGeo: {
    query: { query: 'new', entity: 'Locality', countrycode: 'US' },
    answer: list([geo]),
    wrong: { query: { query: 'new', entity: 'PostalCode' }, at: ['entity'] },
  },
  lookUpGeo: {
    query: { limit: '20' },
    body: [{ id: 'US|NY|New York', entity: 'Locality' }],
    answer: list([geo]),
    wrong: { body: [{ entity: 'Locality' }], at: [0, 'id'] },
  },
};
