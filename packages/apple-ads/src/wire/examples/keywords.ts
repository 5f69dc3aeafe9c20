import type { keywordEndpoints } from '../endpoints/keywords.ts';
import { keyword, negativeKeyword } from './entities.ts';
import { type Example, filter, page, usd } from './example.ts';

const newKeyword = { adGroupId: 9401, text: 'meeting notes', matchType: 'EXACT', bid: usd('1.90') };
const newNegative = { campaignId: 9301, text: 'free', matchType: 'BROAD' };

const batch = (...data: unknown[]) => ({
  allowPartialSuccess: true,
  items: data.map((one, correlationId) => ({ correlationId, data: one })),
});

const done = (operation: string, result?: unknown) => ({
  result: [
    { correlationId: 0, operation, success: true, result },
    {
      correlationId: 1,
      operation,
      success: false,
      error: {
        code: 'VALIDATION_ERROR',
        message: 'Invalid item',
        details: [{ code: 'INVALID_VALUE', message: 'No' }],
      },
    },
  ],
});

export const keywordExamples: Record<keyof typeof keywordEndpoints, Example> = {
  createKeyword: {
    body: newKeyword,
    answer: { result: keyword },
    wrong: { body: { ...newKeyword, text: 'a'.repeat(81) }, at: ['text'] },
  },
  queryKeywords: {
    body: {
      filters: [filter('adGroupId', 'IN', [9401, 9402]), filter('status', 'EQUALS', 'ENABLED')],
      sorting: [{ field: 'id', order: 'ASC' }],
      pagination: { offset: 0, pageSize: 200, fetchTotalCount: true },
    },
    answer: page([keyword]),
    wrong: { body: { filters: [filter('status', 'EQUALS', 'ENABLED')] }, at: ['filters'] },
  },
  getKeyword: { pathParameters: { id: '9501' }, answer: { result: keyword } },
  updateKeyword: {
    pathParameters: { id: '9501' },
    body: { bid: usd('2.10') },
    answer: { result: keyword },
    wrong: { body: { bid: null }, at: ['bid'] },
  },
  deleteKeyword: { pathParameters: { id: '9501' }, answer: {} },
  createKeywords: {
    body: batch(newKeyword, { adGroupId: 9402, text: 'outline', matchType: 'BROAD', status: 'PAUSED' }),
    answer: done('CREATE', keyword),
    wrong: {
      body: {
        items: [
          { correlationId: 4, data: newKeyword },
          { correlationId: 4, data: newKeyword },
        ],
      },
      at: ['items', 1, 'correlationId'],
    },
  },
  updateKeywords: {
    body: batch({ id: 9501, bid: usd('2.10') }, { id: 9502, status: 'PAUSED' }),
    answer: done('UPDATE', keyword),
    wrong: { body: batch({ bid: usd('2.10') }), at: ['items', 0, 'data', 'id'] },
  },
  deleteKeywords: {
    body: batch({ id: 9501 }, { id: 9502 }),
    answer: done('DELETE'),
    wrong: { body: { items: [] }, at: ['items'] },
  },

  createNegativeKeyword: {
    body: newNegative,
    answer: { result: negativeKeyword },
    wrong: { body: { ...newNegative, adGroupId: 9401 }, at: ['campaignId'] },
  },
  queryNegativeKeywords: {
    body: { filters: [filter('campaignId', 'EQUALS', 9301), filter('adGroupId', 'IS_NULL')] },
    answer: page([negativeKeyword]),
    wrong: { body: { filters: [filter('adGroupId', 'IS_NOT_NULL')] }, at: ['filters'] },
  },
  getNegativeKeyword: { pathParameters: { id: '9601' }, answer: { result: negativeKeyword } },
  updateNegativeKeyword: {
    pathParameters: { id: '9601' },
    body: { status: 'PAUSED' },
    answer: { result: negativeKeyword },
    wrong: { body: { status: 'PAUSED', bid: usd('1') }, at: [] },
  },
  deleteNegativeKeyword: { pathParameters: { id: '9601' }, answer: {} },
  createNegativeKeywords: {
    body: batch(newNegative, { campaignId: 9301, adGroupId: 9401, text: 'template', matchType: 'EXACT' }),
    answer: done('CREATE', negativeKeyword),
    wrong: { body: batch({ text: 'template' }), at: ['items', 0, 'data', 'campaignId'] },
  },
  updateNegativeKeywords: {
    body: batch({ id: 9601, status: 'PAUSED' }),
    answer: done('UPDATE', negativeKeyword),
    wrong: { body: batch({ id: 9601, status: 'DELETED' }), at: ['items', 0, 'data', 'status'] },
  },
  deleteNegativeKeywords: {
    body: batch({ id: 9601 }),
    answer: done('DELETE'),
    wrong: {
      body: { items: [{ correlationId: -1, data: { id: 9601 } }] },
      at: ['items', 0, 'correlationId'],
    },
  },
};
