import { expect } from 'vitest';
import type { AnyJson } from '../start-sandbox.ts';
import { app, filter } from './shared.ts';
import type { Conversation } from './conversation.ts';

export const advice: readonly Conversation[] = [
  {
    name: 'suggestKeywords',
    request: () => ({
      path: '/suggestions/keywords/query',
      body: { filters: [...app, filter('terms', 'IN', ['notes', 'mail'])] },
    }),
    expect: ({ result }) => expect(result[0].text).toBe('notes'),
  },
  {
    name: 'suggestPhrases',
    request: () => ({
      path: '/suggestions/phrases/query',
      body: { filters: [filter('queryType', 'EQUALS', ['SEARCH']), filter('phrase', 'LIKE', ['%note%'])] },
    }),
  },
  {
    name: 'suggestPhrases',
    request: () => ({
      path: '/suggestions/phrases/query',
      body: { filters: [...app, filter('queryType', 'EQUALS', ['SUGGESTION'])] },
    }),
    expect: ({ result }) => expect(result).toHaveLength(20),
  },
  {
    name: 'suggestCategories',
    request: () => ({
      path: '/suggestions/categories/query',
      body: { filters: [...app, filter('queryType', 'EQUALS', ['SUGGESTION'])] },
    }),
    expect: ({ result }) => expect(result[0].category).toBe('Productivity'),
  },
  {
    name: 'suggestTargetCpas',
    request: () => ({ path: '/suggestions/target-cpas/query', body: { filters: app } }),
  },
  {
    name: 'queryChangeHistory',
    request: () => ({
      path: '/change-history/query',
      body: {
        filters: [
          filter('eventTime', 'GREATER_THAN', '2026-11-20T00:00:00.000'),
          filter('entityType', 'IN', ['Campaign']),
        ],
        sorting: [{ field: 'eventTime', order: 'DESC' }],
        options: { metadata: 'latest', needTotals: 'true' },
      },
    }),
    keep: ({ result }, keep) =>
      keep('detail', result.find((one: AnyJson) => one.eventType === 'UPDATE').metas[0].detailId),
    expect: ({ dataType, result, pagination }) => {
      expect(dataType).toBe('AuditSummary');
      expect(result.map((one: AnyJson) => one.eventType)).toEqual(
        expect.arrayContaining(['CREATE', 'UPDATE']),
      );
      expect(pagination.totalCount).toBe(result.length);
    },
  },
  {
    name: 'getChangeDetails',
    request: (kept) => ({ path: `/change-history/${kept('detail')}?limit=100&offset=0` }),
    expect: ({ result }) => {
      expect(result).toMatchObject([{ eventType: 'UPDATE', userType: 'CUSTOMER_API' }]);
      expect(result[0].details[0].changes).toEqual(
        expect.arrayContaining([
          { field: 'status', oldValues: ['PAUSED'], newValues: ['ENABLED'] },
          { field: 'dailyBudget', oldValues: ['80.00'], newValues: ['120.00'] },
        ]),
      );
    },
  },
  {
    name: 'getChangeDetails',
    request: () => ({ path: '/change-history/Campaign.51001.tx999', status: 404 }),
    expect: ({ error }) => expect(error.code).toBe('NOT_FOUND'),
  },
];

export const recommendations: readonly Conversation[] = (['daily-budgets', 'target-cpas'] as const).flatMap(
  (kind): Conversation[] => {
    const [query, apply, dismiss] =
      kind === 'daily-budgets'
        ? ([
            'queryDailyBudgetRecommendations',
            'applyDailyBudgetRecommendations',
            'dismissDailyBudgetRecommendations',
          ] as const)
        : ([
            'queryTargetCpaRecommendations',
            'applyTargetCpaRecommendations',
            'dismissTargetCpaRecommendations',
          ] as const);
    const unknown = [{ id: 'rec-0', promotedObjectId: '1600000001', promotedObjectType: 'APPSTORE_APP' }];
    return [
      { name: query, request: () => ({ path: `/recommendations/${kind}/query`, body: { filters: app } }) },
      {
        name: query,
        request: () => ({ path: `/recommendations/${kind}/query`, body: {}, status: 400 }),
        code: 'VALIDATION_ERROR',
      },
      {
        name: apply,
        request: () => ({ path: `/recommendations/${kind}/apply`, body: unknown, status: 404 }),
      },
      {
        name: dismiss,
        request: () => ({ path: `/recommendations/${kind}/dismiss`, body: unknown, status: 404 }),
      },
    ];
  },
);
