import {
  adAccount,
  adAccountCreate,
  adAccountUpdate,
  advertiserResourceSearch,
  delegation,
} from '../accounts/ad-account.ts';
import { defineEndpoints, immutableFields } from '../endpoint.ts';
import { answerOf, emptyAnswer, pageOf } from '../transport/envelope.ts';
import { id } from '../values/id.ts';
import { acls, me, organisation } from '../accounts/organisation.ts';
import { managers, readers } from '../accounts/role.ts';
import {
  sharedBudget,
  sharedBudgetCreate,
  sharedBudgetQuery,
  sharedBudgetUpdate,
} from '../accounts/shared-budget.ts';

const read = { context: 'none', roles: readers, writes: false } as const;
const manage = { context: 'none', roles: managers, writes: true } as const;
const byId = { pathParameters: { id } };

export const accountEndpoints = defineEndpoints({
  getMe: { method: 'GET', path: '/me', answer: answerOf(me), ...read },
  getAcls: { method: 'GET', path: '/acls', answer: answerOf(acls), ...read },
  getOrganisation: { method: 'GET', path: '/orgs/{id}', ...byId, answer: answerOf(organisation), ...read },
  createAdAccount: {
    method: 'POST',
    path: '/ad-accounts',
    body: adAccountCreate,
    answer: answerOf(adAccount),
    ...manage,
  },
  getAdAccount: {
    method: 'GET',
    path: '/ad-accounts/{id}',
    ...byId,
    answer: answerOf(adAccount),
    ...read,
    context: 'required',
  },
  updateAdAccount: {
    method: 'PUT',
    path: '/ad-accounts/{id}',
    ...byId,
    body: adAccountUpdate,
    ignored: immutableFields(adAccount, adAccountUpdate),
    answer: answerOf(adAccount),
    ...manage,
    context: 'required',
  },
  listAdvertiserResources: {
    method: 'GET',
    path: '/advertiser-resources',
    query: advertiserResourceSearch,
    answer: pageOf(delegation),
    ...read,
  },
  createSharedBudget: {
    method: 'POST',
    path: '/shared-budgets',
    body: sharedBudgetCreate,
    answer: answerOf(sharedBudget),
    ...manage,
  },
  querySharedBudgets: {
    method: 'POST',
    path: '/shared-budgets/query',
    ...sharedBudgetQuery,
    answer: pageOf(sharedBudget),
    ...read,
    context: 'optional',
  },
  getSharedBudget: {
    method: 'GET',
    path: '/shared-budgets/{id}',
    ...byId,
    answer: answerOf(sharedBudget),
    ...read,
    context: 'optional',
  },
  updateSharedBudget: {
    method: 'PUT',
    path: '/shared-budgets/{id}',
    ...byId,
    body: sharedBudgetUpdate,
    ignored: immutableFields(sharedBudget, sharedBudgetUpdate),
    answer: answerOf(sharedBudget),
    ...manage,
  },
  deleteSharedBudget: {
    method: 'DELETE',
    path: '/shared-budgets/{id}',
    ...byId,
    answer: emptyAnswer,
    ...manage,
  },
});
