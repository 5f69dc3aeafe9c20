import type { adviceEndpoints } from '../endpoints/advice.ts';
import { type Example, filter, page, times, usd } from './example.ts';

const subject = {
  promotedObjectId: '1555000001',
  promotedObjectType: 'APPSTORE_APP',
  campaignId: 9301,
  campaignName: 'Harbor Notes generic',
  status: 'ENABLED',
};

const past = {
  installs: 120,
  spend: usd('120.40'),
  averageCPA: usd('1.00'),
  averageCPT: usd('0.40'),
  impression: 9030,
  taps: 301,
  ttr: 0.0333,
};

const expected = { expectedInstalls: 160, expectedTaps: 400, expectedSpend: usd('165.00') };
const bidStrategy = { bidStrategyType: 'MANUAL_CPT', bidStrategyGoal: 'TAP', bidAmount: usd('1.35') };
const budget = { recommendationType: 'DAILYCAP', ...subject };
const cpa = { recommendationType: 'TCPA', ...subject };
const done = {
  recommendationId: 'cap-1',
  appliedTime: '2026-11-20T09:00:00.000',
  rank: 1,
  ...past,
  ...expected,
};
const until = { ...times, expirationTime: '2026-12-01T00:00:00.000' };

const app = [
  filter('promotedObjectId', 'EQUALS', ['1555000001']),
  filter('promotedObjectType', 'EQUALS', ['APPSTORE_APP']),
];
const choice = { id: 'cap-1', promotedObjectId: '1555000001', promotedObjectType: 'APPSTORE_APP' };
const another = { ...choice, id: 'cap-2', promotedObjectId: '1555000002' };

const happened = {
  transactionId: 'tx-31',
  eventType: 'UPDATE',
  eventTime: '2026-11-20T09:00:00.000Z',
  entityType: 'Campaign',
  userType: 'CUSTOMER_API',
  modifiedBy: '2201',
};

export const adviceExamples: Record<keyof typeof adviceEndpoints, Example> = {
  queryDailyBudgetRecommendations: {
    body: {
      filters: [...app, filter('state', 'EQUALS', ['AVAILABLE'])],
      sorting: [{ field: 'suggestedDailyBudgetAmount', order: 'DESC' }],
      pagination: { offset: 0, pageSize: 1000 },
    },
    answer: page([
      {
        id: 'cap-1',
        ...budget,
        state: 'AVAILABLE',
        suggestedDailyBudgetAmount: usd('90.00'),
        dailyBudget: usd('60.00'),
        bidStrategy,
        ...past,
        ...expected,
        expectedImpressions: 12_000,
        expectedCpa: usd('1.03'),
        ...until,
      },
    ]),
    wrong: { body: { filters: [filter('promotedObjectId', 'EQUALS', ['1555000001'])] }, at: ['filters'] },
  },
  applyDailyBudgetRecommendations: {
    body: [{ ...choice, appliedDailyBudget: usd('90.00') }],
    answer: page([
      { ...budget, state: 'APPLIED', ...done, appliedDailyBudgetAmount: usd('90.00'), ...until },
    ]),
    wrong: {
      body: [{ ...choice, appliedDailyBudget: { amount: '90.00' } }],
      at: [0, 'appliedDailyBudget', 'currency'],
    },
  },
  dismissDailyBudgetRecommendations: {
    body: [choice],
    answer: page([{ ...budget, state: 'DISMISSED', ...done, appliedDailyBudgetAmount: null }]),
    wrong: { body: [choice, another], at: [] },
  },
  queryTargetCpaRecommendations: {
    body: { filters: app },
    answer: page([
      {
        id: 'tcpa-1',
        ...cpa,
        state: 'AVAILABLE',
        recommendedTargetCPA: usd('1.20'),
        bidStrategy,
        ...past,
        ...expected,
        expectedCPA: usd('1.10'),
        ...until,
      },
    ]),
    wrong: {
      body: { filters: [...app, filter('dailyBudget', 'EQUALS', ['60'])] },
      at: ['filters', 2, 'field'],
    },
  },
  applyTargetCpaRecommendations: {
    body: [{ ...choice, id: 'tcpa-1', appliedTargetCPA: usd('1.20') }],
    answer: page([
      { ...cpa, state: 'APPLIED', ...done, appliedTargetCPA: usd('1.20'), expectedCPA: usd('1.10') },
    ]),
    wrong: { body: { ...choice, id: 'tcpa-1' }, at: [] },
  },
  dismissTargetCpaRecommendations: {
    body: [{ ...choice, id: 'tcpa-1', historyId: 'h-1' }],
    answer: page([{ ...cpa, state: 'DISMISSED', ...done }]),
    wrong: { body: [], at: [] },
  },
  suggestKeywords: {
    body: { filters: [...app, filter('terms', 'IN', ['notes']), filter('countriesOrRegions', 'IN', ['US'])] },
    answer: page([
      { text: 'notes', popularity: 71 },
      { text: 'note taking', popularity: 58 },
    ]),
    wrong: { body: { filters: [...app, filter('terms', 'IN', 'notes')] }, at: ['filters', 2, 'value'] },
  },
  suggestPhrases: {
    body: { filters: [filter('queryType', 'EQUALS', ['SEARCH']), filter('phrase', 'LIKE', ['%note%'])] },
    answer: page([{ phrase: 'take notes', popularity: 40 }]),
    wrong: { body: { filters: [filter('queryType', 'EQUALS', ['SEARCH'])] }, at: ['filters'] },
  },
  suggestCategories: {
    body: { filters: [...app, filter('queryType', 'EQUALS', ['SUGGESTION'])] },
    answer: page([{ category: 'productivity', popularity: 66 }]),
    wrong: { body: { filters: app }, at: ['filters'] },
  },
  suggestTargetCpas: {
    body: { filters: [...app, filter('countryOrRegion', 'IN', ['US', 'CA'])] },
    answer: {
      result: {
        promotedObjectId: '1555000001',
        suggestedTargetCPA: usd('1.20'),
        countryOrRegion: ['US', 'CA'],
        appCategory: 'Productivity',
      },
    },
    wrong: {
      body: { filters: [...app, filter('countryOrRegion', 'EQUALS', ['US'])] },
      at: ['filters', 2, 'operator'],
    },
  },
  queryChangeHistory: {
    body: {
      filters: [
        filter('eventTime', 'BETWEEN', ['2026-11-01', '2026-11-20T23:59:59.000']),
        filter('entityType', 'IN', ['Campaign', 'Keyword']),
      ],
      sorting: [{ field: 'eventTime', order: 'DESC' }],
      pagination: { offset: 0, pageSize: 100 },
      options: { metadata: 'latest', timeZone: 'UTC', needTotals: 'true' },
    },
    answer: {
      dataType: 'AuditSummary',
      ...page([
        { ...happened, count: 1, metas: [{ detailId: 'Campaign.9301.tx-31', meta: { name: 'Harbor' } }] },
      ]),
    },
    wrong: { body: { filters: [filter('entityType', 'IN', ['Campaign'])] }, at: ['filters'] },
  },
  getChangeDetails: {
    pathParameters: { detailId: 'Campaign.9301.tx-31' },
    query: { limit: '100', offset: '0' },
    answer: {
      dataType: 'ChangeDetail',
      ...page([
        {
          ...happened,
          detailId: 'Campaign.9301.tx-31',
          entityId: '9301',
          entityMetaData: null,
          details: [
            {
              transactionId: 'tx-31',
              changes: [{ field: 'dailyBudget', oldValues: ['60.00'], newValues: ['90.00'] }],
            },
          ],
        },
      ]),
    },
    wrong: { query: { limit: 'all' }, at: ['limit'] },
  },
};
