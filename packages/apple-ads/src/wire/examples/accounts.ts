import type { accountEndpoints } from '../endpoints/accounts.ts';
import { adAccount, invoiceDetail, sharedBudget } from './entities.ts';
import { type Example, filter, page, usd } from './example.ts';

const delegation = { resourceId: '88120', resourceType: 'CONTENT_PROVIDER' };
const order = {
  name: 'Winter order',
  value: usd('5000'),
  startTime: '2026-12-01T00:00:00.000',
  endTime: null,
  adAccountIds: [4401],
  invoiceDetail,
};

export const accountExamples: Record<keyof typeof accountEndpoints, Example> = {
  getMe: { answer: { result: { userId: 2201, orgId: 3301 } } },
  getAcls: {
    answer: {
      result: {
        acls: [
          { adAccount: { id: 4401, name: 'Harbor US', orgId: 3301 }, roles: ['API Account Manager'] },
          {
            adAccount: { id: 4402, name: 'Harbor EU', orgId: 3301 },
            roles: ['Limited Access: API Read Only'],
          },
        ],
      },
    },
  },
  getOrganisation: {
    pathParameters: { id: '3301' },
    answer: {
      result: {
        id: 3301,
        name: 'Harbor',
        currency: 'USD',
        timezone: 'America/New_York',
        paymentModel: 'LOC',
        systemStatus: 'ACTIVE',
        systemStatusReasons: [],
      },
    },
  },
  createAdAccount: {
    body: { name: 'Harbor US', productFeatures: ['APPSTORE_APP_MANUAL'], delegations: [delegation] },
    answer: { result: adAccount },
    wrong: {
      body: { name: 'Harbor US', productFeatures: ['APPSTORE_APP_MANUAL', 'BUSINESS_BRAND_MANUAL'] },
      at: ['productFeatures'],
    },
  },
  getAdAccount: { pathParameters: { id: '4401' }, answer: { result: adAccount } },
  updateAdAccount: {
    pathParameters: { id: '4401' },
    body: { name: 'Harbor North America', delegations: [delegation] },
    answer: { result: adAccount },
    wrong: { body: { name: '' }, at: ['name'] },
  },
  listAdvertiserResources: {
    query: { resourceType: 'CONTENT_PROVIDER' },
    answer: { result: [{ ...delegation, resourceName: 'Harbor Software' }] },
    wrong: { query: {}, at: ['resourceType'] },
  },
  createSharedBudget: {
    body: order,
    answer: { result: sharedBudget },
    wrong: { body: { ...order, adAccountIds: [4401, 4402] }, at: ['adAccountIds'] },
  },
  querySharedBudgets: {
    body: {
      filters: [filter('systemStatusReasons', 'CONTAINS_ANY', ['EXHAUSTED'])],
      sorting: [{ field: 'name', order: 'ASC' }],
    },
    answer: page([sharedBudget]),
    wrong: { body: { filters: [filter('value', 'EQUALS', '5000')] }, at: ['filters', 0, 'field'] },
  },
  getSharedBudget: { pathParameters: { id: '7702' }, answer: { result: sharedBudget } },
  updateSharedBudget: {
    pathParameters: { id: '7702' },
    body: { value: usd('6000'), endTime: null },
    answer: { result: sharedBudget },
    wrong: { body: { value: usd('6000.001') }, at: ['value', 'amount'] },
  },
  deleteSharedBudget: { pathParameters: { id: '7702' }, answer: {} },
};
