import { id } from '@tapwright/apple-ads/wire/values/id';
import { readers, writers } from '@tapwright/apple-ads/wire/accounts/role';
import { defineEndpointsV5 } from '../endpoint.ts';
import { countAnswer, dataOf, listOf, nothing } from '../envelope.ts';
import {
  keyword,
  keywordsCreate,
  keywordsDelete,
  keywordsUpdate,
  negativeKeyword,
  negativeKeywordsCreate,
  negativeKeywordsUpdate,
} from '../keyword.ts';
import { listParameters, oneParameters } from '../list-parameters.ts';
import { keywordFilters, negativeKeywordFilters, paging, selector } from '../selector.ts';

const read = { context: 'required', roles: readers, writes: false } as const;
const write = { context: 'required', roles: writers, writes: true } as const;
const list = { method: 'GET', query: listParameters, paging, ...read } as const;
const find = { method: 'POST', body: selector, paging, ...read } as const;
const one = { method: 'GET', query: oneParameters, ...read } as const;

const inCampaign = { pathParameters: { campaignId: id } };
const inAdGroup = { pathParameters: { campaignId: id, adGroupId: id } };
const ofCampaign = { pathParameters: { campaignId: id, keywordId: id } };
const ofAdGroup = { pathParameters: { campaignId: id, adGroupId: id, keywordId: id } };

const targeting = '/campaigns/{campaignId}/adgroups/{adGroupId}/targetingkeywords' as const;
const negative = '/campaigns/{campaignId}/adgroups/{adGroupId}/negativekeywords' as const;
const campaignNegative = '/campaigns/{campaignId}/negativekeywords' as const;

export const keywordEndpointsV5 = defineEndpointsV5({
  listKeywords: { path: targeting, ...inAdGroup, answer: listOf(keyword), ...list },
  createKeywords: {
    method: 'POST',
    path: `${targeting}/bulk`,
    ...inAdGroup,
    body: keywordsCreate,
    answer: listOf(keyword),
    ...write,
  },
  updateKeywords: {
    method: 'PUT',
    path: `${targeting}/bulk`,
    ...inAdGroup,
    body: keywordsUpdate,
    answer: listOf(keyword),
    ...write,
  },
  deleteKeywords: {
    method: 'POST',
    path: `${targeting}/delete/bulk`,
    ...inAdGroup,
    body: keywordsDelete,
    answer: countAnswer,
    ...write,
  },
  getKeyword: { path: `${targeting}/{keywordId}`, ...ofAdGroup, answer: dataOf(keyword), ...one },
  deleteKeyword: {
    method: 'DELETE',
    path: `${targeting}/{keywordId}`,
    ...ofAdGroup,
    answer: nothing,
    ...write,
  },
  findKeywords: {
    path: '/campaigns/{campaignId}/adgroups/targetingkeywords/find',
    ...inCampaign,
    filters: keywordFilters,
    answer: listOf(keyword),
    ...find,
  },

  listCampaignNegatives: { path: campaignNegative, ...inCampaign, answer: listOf(negativeKeyword), ...list },
  createCampaignNegatives: {
    method: 'POST',
    path: `${campaignNegative}/bulk`,
    ...inCampaign,
    body: negativeKeywordsCreate,
    answer: listOf(negativeKeyword),
    ...write,
  },
  updateCampaignNegatives: {
    method: 'PUT',
    path: `${campaignNegative}/bulk`,
    ...inCampaign,
    body: negativeKeywordsUpdate,
    answer: listOf(negativeKeyword),
    ...write,
  },
  deleteCampaignNegatives: {
    method: 'POST',
    path: `${campaignNegative}/delete/bulk`,
    ...inCampaign,
    body: keywordsDelete,
    answer: countAnswer,
    ...write,
  },
  getCampaignNegative: {
    path: `${campaignNegative}/{keywordId}`,
    ...ofCampaign,
    answer: dataOf(negativeKeyword),
    ...one,
  },
  findCampaignNegatives: {
    path: `${campaignNegative}/find`,
    ...inCampaign,
    filters: negativeKeywordFilters,
    answer: listOf(negativeKeyword),
    ...find,
  },

  listAdGroupNegatives: { path: negative, ...inAdGroup, answer: listOf(negativeKeyword), ...list },
  createAdGroupNegatives: {
    method: 'POST',
    path: `${negative}/bulk`,
    ...inAdGroup,
    body: negativeKeywordsCreate,
    answer: listOf(negativeKeyword),
    ...write,
  },
  updateAdGroupNegatives: {
    method: 'PUT',
    path: `${negative}/bulk`,
    ...inAdGroup,
    body: negativeKeywordsUpdate,
    answer: listOf(negativeKeyword),
    ...write,
  },
  deleteAdGroupNegatives: {
    method: 'POST',
    path: `${negative}/delete/bulk`,
    ...inAdGroup,
    body: keywordsDelete,
    answer: countAnswer,
    ...write,
  },
  getAdGroupNegative: {
    path: `${negative}/{keywordId}`,
    ...ofAdGroup,
    answer: dataOf(negativeKeyword),
    ...one,
  },
  findAdGroupNegatives: {
    path: '/campaigns/{campaignId}/adgroups/negativekeywords/find',
    ...inCampaign,
    filters: negativeKeywordFilters,
    answer: listOf(negativeKeyword),
    ...find,
  },
});
