import { expect } from 'vitest';
import type { AnyJson } from '../start-sandbox.ts';
import { filter, usd } from './shared.ts';
import type { Conversation } from './conversation.ts';

export const keywords: readonly Conversation[] = [
  {
    name: 'createKeyword',
    request: (kept) => ({ path: '/keywords', body: { adGroupId: kept('adGroup'), text: 'to do list' } }),
    keep: ({ result }, keep) => keep('keyword', result.id),
    expect: ({ result }) =>
      expect(result).toMatchObject({
        matchType: 'BROAD',
        bid: usd('1.50'),
        status: 'ENABLED',
        displayStatus: 'RUNNING',
      }),
  },
  {
    name: 'createKeywords',
    request: (kept) => ({
      path: '/keywords/bulk-create',
      body: {
        allowPartialSuccess: true,
        items: [
          {
            correlationId: 7,
            data: { adGroupId: kept('adGroup'), text: 'focus timer', matchType: 'EXACT', bid: usd('1.80') },
          },
          { correlationId: 2, data: { adGroupId: kept('adGroup'), text: 'Focus Timer', matchType: 'EXACT' } },
        ],
      },
    }),
    expect: ({ result }) =>
      expect(result.map((one: AnyJson) => [one.correlationId, one.success])).toEqual([
        [7, true],
        [2, false],
      ]),
  },
  {
    name: 'updateKeywords',
    request: (kept) => ({
      path: '/keywords/bulk-update',
      body: { items: [{ correlationId: 0, data: { id: kept('keyword'), status: 'PAUSED' } }] },
    }),
  },
  {
    name: 'queryKeywords',
    request: (kept) => ({
      path: '/keywords/query',
      body: {
        filters: [filter('adGroupId', 'IN', [kept('adGroup'), 61001]), filter('status', 'EQUALS', 'ENABLED')],
        sorting: [{ field: 'id', order: 'ASC' }],
        pagination: { offset: 0, pageSize: 2, fetchTotalCount: true },
      },
    }),
    expect: ({ result, pagination }) => {
      expect(result).toHaveLength(2);
      expect(pagination).toEqual({ offset: 0, pageSize: 2, totalCount: 4 });
    },
  },
  { name: 'getKeyword', request: (kept) => ({ path: `/keywords/${kept('keyword')}` }) },
  {
    name: 'updateKeyword',
    request: (kept) => ({ path: `/keywords/${kept('keyword')}`, body: { bid: usd('2.10') } }),
  },
  {
    name: 'deleteKeywords',
    request: (kept) => ({
      path: '/keywords/bulk-delete',
      body: { items: [{ correlationId: 0, data: { id: kept('keyword') } }] },
    }),
    expect: ({ result }) =>
      expect(result).toEqual([{ correlationId: 0, operation: 'DELETE', success: true }]),
  },
  {
    name: 'getKeyword',
    request: (kept) => ({ path: `/keywords/${kept('keyword')}` }),
    expect: ({ result }) => expect(result.displayStatus).toBe('DELETED'),
  },
  {
    name: 'updateKeyword',
    request: (kept) => ({ path: `/keywords/${kept('keyword')}`, body: { status: 'ENABLED' }, status: 404 }),
  },
  {
    name: 'deleteKeyword',
    request: () => ({ path: '/keywords/9100003' }),
    expect: (body) => expect(body).toEqual({}),
  },
  {
    name: 'createNegativeKeyword',
    request: (kept) => ({
      path: '/negative-keywords',
      body: { campaignId: kept('campaign'), text: 'free', matchType: 'BROAD' },
    }),
    keep: ({ result }, keep) => keep('negative', result.id),
    expect: ({ result }) => expect(result).not.toHaveProperty('adGroupId'),
  },
  {
    name: 'createNegativeKeywords',
    request: (kept) => ({
      path: '/negative-keywords/bulk-create',
      body: {
        items: [
          {
            correlationId: 0,
            data: { campaignId: kept('campaign'), adGroupId: kept('adGroup'), text: 'cheap' },
          },
        ],
      },
    }),
    keep: ({ result }, keep) => keep('groupNegative', result[0].result.id),
  },
  {
    name: 'updateNegativeKeywords',
    request: (kept) => ({
      path: '/negative-keywords/bulk-update',
      body: { items: [{ correlationId: 0, data: { id: kept('negative'), status: 'PAUSED' } }] },
    }),
  },
  {
    name: 'queryNegativeKeywords',
    request: (kept) => ({
      path: '/negative-keywords/query',
      body: { filters: [filter('campaignId', 'EQUALS', kept('campaign')), filter('adGroupId', 'IS_NULL')] },
    }),
    expect: ({ result }) => expect(result.map((row: AnyJson) => row.text)).toEqual(['free']),
  },
  { name: 'getNegativeKeyword', request: (kept) => ({ path: `/negative-keywords/${kept('negative')}` }) },
  {
    name: 'updateNegativeKeyword',
    request: (kept) => ({
      path: `/negative-keywords/${kept('negative')}`,
      body: { status: 'ENABLED', text: 'other' },
    }),
    expect: ({ result }) => expect(result.text).toBe('free'),
  },
  { name: 'deleteNegativeKeyword', request: (kept) => ({ path: `/negative-keywords/${kept('negative')}` }) },
  {
    name: 'deleteNegativeKeywords',
    request: (kept) => ({
      path: '/negative-keywords/bulk-delete',
      body: { items: [{ correlationId: 0, data: { id: kept('groupNegative') } }] },
    }),
  },
];
