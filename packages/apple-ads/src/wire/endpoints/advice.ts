import {
  changeDetailId,
  changeDetailPaging,
  changeDetailsAnswer,
  changeHistoryAnswer,
  changeHistoryFilters,
  changeHistoryNeeds,
  changeHistoryQuery,
} from '../campaigns/change-history.ts';
import { defineEndpoints } from '../endpoint.ts';
import { answerOf, pageOf } from '../transport/envelope.ts';
import { entityPaging } from '../queries/query.ts';
import {
  categorySuggestionQuery,
  dailyBudgetRecommendationQuery,
  keywordSuggestionQuery,
  phraseSuggestionQuery,
  targetCpaRecommendationQuery,
  targetCpaSuggestionQuery,
} from '../advice/recommendation-query.ts';
import {
  categorySuggestion,
  dailyBudgetAction,
  dailyBudgetChoices,
  dailyBudgetRecommendation,
  keywordSuggestion,
  phraseSuggestion,
  targetCpaAction,
  targetCpaChoices,
  targetCpaRecommendation,
  targetCpaSuggestion,
} from '../advice/recommendation.ts';
import { readers, writers } from '../accounts/role.ts';

const read = { method: 'POST', context: 'required', roles: readers, writes: false } as const;
const write = { method: 'POST', context: 'required', roles: writers, writes: true } as const;

export const adviceEndpoints = defineEndpoints({
  queryDailyBudgetRecommendations: {
    path: '/recommendations/daily-budgets/query',
    ...dailyBudgetRecommendationQuery,
    answer: pageOf(dailyBudgetRecommendation),
    ...read,
  },
  applyDailyBudgetRecommendations: {
    path: '/recommendations/daily-budgets/apply',
    body: dailyBudgetChoices,
    answer: pageOf(dailyBudgetAction),
    ...write,
  },
  dismissDailyBudgetRecommendations: {
    path: '/recommendations/daily-budgets/dismiss',
    body: dailyBudgetChoices,
    answer: pageOf(dailyBudgetAction),
    ...write,
  },
  queryTargetCpaRecommendations: {
    path: '/recommendations/target-cpas/query',
    ...targetCpaRecommendationQuery,
    answer: pageOf(targetCpaRecommendation),
    ...read,
  },
  applyTargetCpaRecommendations: {
    path: '/recommendations/target-cpas/apply',
    body: targetCpaChoices,
    answer: pageOf(targetCpaAction),
    ...write,
  },
  dismissTargetCpaRecommendations: {
    path: '/recommendations/target-cpas/dismiss',
    body: targetCpaChoices,
    answer: pageOf(targetCpaAction),
    ...write,
  },
  suggestKeywords: {
    path: '/suggestions/keywords/query',
    ...keywordSuggestionQuery,
    answer: pageOf(keywordSuggestion),
    ...read,
  },
  suggestPhrases: {
    path: '/suggestions/phrases/query',
    ...phraseSuggestionQuery,
    answer: pageOf(phraseSuggestion),
    ...read,
  },
  suggestCategories: {
    path: '/suggestions/categories/query',
    ...categorySuggestionQuery,
    answer: pageOf(categorySuggestion),
    ...read,
  },
  suggestTargetCpas: {
    path: '/suggestions/target-cpas/query',
    ...targetCpaSuggestionQuery,
    answer: answerOf(targetCpaSuggestion),
    ...read,
  },
  queryChangeHistory: {
    path: '/change-history/query',
    body: changeHistoryQuery,
    filters: changeHistoryFilters,
    sortable: Object.keys(changeHistoryFilters),
    needs: changeHistoryNeeds,
    paging: entityPaging,
    answer: changeHistoryAnswer,
    ...read,
  },
  getChangeDetails: {
    ...read,
    method: 'GET',
    path: '/change-history/{detailId}',
    pathParameters: { detailId: changeDetailId },
    query: changeDetailPaging,
    paging: { defaultPageSize: 100, maxPageSize: entityPaging.maxPageSize },
    answer: changeDetailsAnswer,
  },
});
