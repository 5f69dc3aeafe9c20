import { expect } from 'vitest';
import { usd } from '../../../testing/conversations/shared.ts';
import { hiddenPage, visiblePage } from '../../../testing/make-test-world.ts';
import type { AnyJson } from '../../../testing/start-sandbox.ts';
import { condition, type Conversation } from './conversation.ts';

const harbor = { as: 40_009_001, context: 'orgId=2100202' } as const;
const bo = {
  name: 'Winter order',
  budget: { amount: '5000', currency: 'EUR' },
  startDate: '2026-12-01T00:00:00.000',
  primaryBuyerName: 'Ada',
  primaryBuyerEmail: 'ada@harbor.example',
  billingEmail: 'pay@harbor.example',
};

const accounts: readonly Conversation[] = [
  {
    name: 'getAcls',
    request: () => ({ path: '/acls' }),
    expect: ({ data }) =>
      expect(data).toMatchObject([
        {
          orgId: 2100200,
          orgName: 'Lumen US',
          parentOrgId: 40009000,
          currency: 'USD',
          paymentModel: 'PAYG',
          roleNames: ['API Account Manager'],
          timeZone: 'America/Los_Angeles',
        },
        { orgId: 2100201 },
      ]),
  },
  {
    name: 'getMe',
    request: () => ({ path: '/me' }),
    expect: ({ data }) => expect(data.parentOrgId).toBe(40009000),
  },
];

const budgetOrders: readonly Conversation[] = [
  {
    name: 'createBudgetOrder',
    ...harbor,
    request: () => ({ path: '/budgetorders', body: { orgIds: [2100202], bo } }),
    keep: ({ data }, keep) => keep('order', data.bo.id),
    expect: ({ data }) =>
      expect(data).toMatchObject({
        orgIds: [2100202],
        bo: { status: 'INACTIVE', parentOrgId: 40009001, budget: { amount: '5000' } },
      }),
  },
  {
    name: 'createBudgetOrder',
    request: () => ({
      path: '/budgetorders',
      body: { orgIds: [2100200], bo: { ...bo, budget: usd('5000') } },
      status: 400,
    }),
    code: 'INVALID',
  },
  {
    name: 'updateBudgetOrder',
    ...harbor,
    request: (kept) => ({
      path: `/budgetorders/${kept('order')}`,
      body: { bo: { budget: { amount: '6000', currency: 'EUR' }, name: 'Snow order' } },
    }),
    expect: ({ data }) => expect(data.bo).toMatchObject({ name: 'Snow order', budget: { amount: '6000' } }),
  },
  {
    name: 'listBudgetOrders',
    ...harbor,
    request: () => ({ path: '/budgetorders' }),
    expect: ({ data }) => expect(data).toHaveLength(1),
  },
  { name: 'getBudgetOrder', ...harbor, request: (kept) => ({ path: `/budgetorders/${kept('order')}` }) },
  {
    name: 'getBudgetOrder',
    request: (kept) => ({ path: `/budgetorders/${kept('order')}`, status: 404 }),
    code: 'NOT_FOUND',
  },
];

const apps: readonly Conversation[] = [
  {
    name: 'searchApps',
    request: () => ({ path: '/search/apps?query=focus&returnOwnedApps=true' }),
    expect: ({ data }) => expect(data).toMatchObject([{ adamId: 1600000001, appName: 'Focusly' }]),
  },
  { name: 'searchApps', request: () => ({ path: '/search/apps?limit=50' }) },
  { name: 'getApp', request: () => ({ path: '/apps/1600000001' }) },
  { name: 'listAppLocaleDetails', request: () => ({ path: '/apps/1600000001/locale-details' }) },
  {
    name: 'findEligibilities',
    request: () => ({
      path: '/apps/1600000001/eligibilities/find',
      body: {
        conditions: [
          condition('countryOrRegion', 'EQUALS', 'US'),
          condition('supplySource', 'IN', 'APPSTORE_PRODUCT_PAGES_BROWSE'),
        ],
      },
    }),
    expect: ({ data }) => expect(data.map((row: AnyJson) => row.deviceClass)).toEqual(['IPHONE', 'IPAD']),
  },
  {
    name: 'listProductPages',
    request: () => ({ path: '/apps/1600000001/product-pages?state=HIDDEN' }),
    expect: ({ data }) => expect(data.map((row: AnyJson) => row.id)).toEqual([hiddenPage]),
  },
  { name: 'getProductPage', request: () => ({ path: `/apps/1600000001/product-pages/${visiblePage}` }) },
  {
    name: 'getProductPage',
    request: () => ({ path: `/apps/1600000002/product-pages/${visiblePage}`, status: 404 }),
  },
  {
    name: 'listProductPageLocaleDetails',
    request: () => ({ path: `/apps/1600000001/product-pages/${visiblePage}/locale-details` }),
    expect: ({ data }) => expect(data[0].productPageId).toBe(visiblePage),
  },
];

const marketsAndAssets: readonly Conversation[] = [
  {
    name: 'findAppAssets',
    request: () => ({
      path: '/apps/1600000001/assets/find',
      body: { conditions: [condition('assetType', 'EQUALS', 'SCREENSHOT')] },
    }),
    expect: ({ data }) => expect(data.length).toBeGreaterThan(1),
  },
  { name: 'listPreviewDevices', request: () => ({ path: '/creativeappmappings/devices' }) },
  {
    name: 'findProductPageReasons',
    request: () => ({ path: '/product-page-reasons/find', body: {} }),
    isEmpty: true,
  },
  { name: 'getProductPageReason', request: () => ({ path: '/product-page-reasons/5', status: 404 }) },
  {
    name: 'listCountriesOrRegions',
    request: () => ({ path: '/countries-or-regions?countriesOrRegions=US,JP' }),
    expect: ({ data }) => expect(data.map((row: AnyJson) => row.countryOrRegion)).toEqual(['US', 'JP']),
  },
];

const places: readonly Conversation[] = [
  {
    name: 'searchGeo',
    request: () => ({ path: '/search/geo?query=san&entity=Locality&countrycode=US' }),
    expect: ({ data }) =>
      expect(data.map((row: AnyJson) => row.id)).toEqual([
        'US|CA|San Francisco',
        'US|CA|San Diego',
        'US|CA|San Jose',
        'US|NM|Santa Fe',
        'US|TX|San Antonio',
      ]),
  },
  { name: 'searchGeo', request: () => ({ path: '/search/geo?query=sa', status: 400 }), code: 'INVALID' },
  {
    name: 'lookUpGeo',
    request: () => ({
      path: '/search/geo?limit=10',
      body: [
        { id: 'US|CA', entity: 'AdminArea' },
        { id: 'US|CA', entity: 'Locality' },
      ],
    }),
    expect: ({ data }) => expect(data.map((row: AnyJson) => row.id)).toEqual(['US|CA']),
  },
];

export const lookUps: readonly Conversation[] = [
  ...accounts,
  ...budgetOrders,
  ...apps,
  ...marketsAndAssets,
  ...places,
];
