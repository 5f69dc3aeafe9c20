import { bulkAnswerOf, bulkDelete, bulkOf } from '../transport/bulk.ts';
import { defineEndpoints, immutableFields } from '../endpoint.ts';
import { answerOf, emptyAnswer, pageOf } from '../transport/envelope.ts';
import { id } from '../values/id.ts';
import {
  keyword,
  keywordBulkUpdate,
  keywordCreate,
  keywordQuery,
  keywordUpdate,
} from '../keywords/keyword.ts';
import {
  negativeKeyword,
  negativeKeywordBulkCreate,
  negativeKeywordBulkUpdate,
  negativeKeywordCreate,
  negativeKeywordQuery,
  negativeKeywordUpdate,
} from '../keywords/negative-keyword.ts';
import { readers, writers } from '../accounts/role.ts';

const read = { context: 'required', roles: readers, writes: false } as const;
const write = { context: 'required', roles: writers, writes: true } as const;
const byId = { pathParameters: { id } };

const oneKeyword = answerOf(keyword);
const manyKeywords = bulkAnswerOf(keyword);
const oneNegative = answerOf(negativeKeyword);
const manyNegatives = bulkAnswerOf(negativeKeyword);

export const keywordEndpoints = defineEndpoints({
  createKeyword: { method: 'POST', path: '/keywords', body: keywordCreate, answer: oneKeyword, ...write },
  queryKeywords: {
    method: 'POST',
    path: '/keywords/query',
    ...keywordQuery,
    answer: pageOf(keyword),
    ...read,
  },
  getKeyword: { method: 'GET', path: '/keywords/{id}', ...byId, answer: oneKeyword, ...read },
  updateKeyword: {
    method: 'PUT',
    path: '/keywords/{id}',
    ...byId,
    body: keywordUpdate,
    ignored: immutableFields(keyword, keywordUpdate),
    answer: oneKeyword,
    ...write,
  },
  deleteKeyword: { method: 'DELETE', path: '/keywords/{id}', ...byId, answer: emptyAnswer, ...write },
  createKeywords: {
    method: 'POST',
    path: '/keywords/bulk-create',
    body: bulkOf(keywordCreate),
    item: keywordCreate,
    answer: manyKeywords,
    ...write,
  },
  updateKeywords: {
    method: 'POST',
    path: '/keywords/bulk-update',
    body: bulkOf(keywordBulkUpdate),
    item: keywordBulkUpdate,
    answer: manyKeywords,
    ...write,
  },
  deleteKeywords: {
    method: 'POST',
    path: '/keywords/bulk-delete',
    body: bulkOf(bulkDelete),
    item: bulkDelete,
    answer: manyKeywords,
    ...write,
    newerThanLibrary: true,
  },

  createNegativeKeyword: {
    method: 'POST',
    path: '/negative-keywords',
    body: negativeKeywordCreate,
    answer: oneNegative,
    ...write,
  },
  queryNegativeKeywords: {
    method: 'POST',
    path: '/negative-keywords/query',
    ...negativeKeywordQuery,
    answer: pageOf(negativeKeyword),
    ...read,
  },
  getNegativeKeyword: {
    method: 'GET',
    path: '/negative-keywords/{id}',
    ...byId,
    answer: oneNegative,
    ...read,
  },
  updateNegativeKeyword: {
    method: 'PUT',
    path: '/negative-keywords/{id}',
    ...byId,
    body: negativeKeywordUpdate,
    ignored: immutableFields(negativeKeyword, negativeKeywordUpdate),
    answer: oneNegative,
    ...write,
  },
  deleteNegativeKeyword: {
    method: 'DELETE',
    path: '/negative-keywords/{id}',
    ...byId,
    answer: emptyAnswer,
    ...write,
  },
  createNegativeKeywords: {
    method: 'POST',
    path: '/negative-keywords/bulk-create',
    body: bulkOf(negativeKeywordBulkCreate),
    item: negativeKeywordBulkCreate,
    answer: manyNegatives,
    ...write,
  },
  updateNegativeKeywords: {
    method: 'POST',
    path: '/negative-keywords/bulk-update',
    body: bulkOf(negativeKeywordBulkUpdate),
    item: negativeKeywordBulkUpdate,
    answer: manyNegatives,
    ...write,
  },
  deleteNegativeKeywords: {
    method: 'POST',
    path: '/negative-keywords/bulk-delete',
    body: bulkOf(bulkDelete),
    item: bulkDelete,
    answer: manyNegatives,
    ...write,
    newerThanLibrary: true,
  },
});
