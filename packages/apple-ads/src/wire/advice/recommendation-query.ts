import * as z from 'zod/mini';
import { byText, fieldOf, type FilterFields, needsOneOf, type NeededFilters } from '../queries/filter.ts';
import { comparison, equality } from '../queries/operator.ts';
import { type Paging, pagingFields, sortingOf } from '../queries/query.ts';

export const recommendationPaging: Paging = { defaultPageSize: 20, maxPageSize: 1000 };

const recommendationOperators = [
  'EQUALS',
  'NOT_EQUALS',
  'IN',
  'CONTAINS_ANY',
  'CONTAINS_ALL',
  ...comparison,
  'BETWEEN',
  'STARTS_WITH',
  'ENDS_WITH',
  'LIKE',
] as const;

/** Here a filter's value is always an array of text, even for one value. */
const filterOf = <F extends FilterFields>(fields: F) =>
  z
    .strictObject({
      field: fieldOf(fields),
      operator: z.enum(recommendationOperators),
      value: z.array(z.string()).check(z.minLength(1)),
      ignoreCase: z.nullish(z.boolean()),
    })
    .check(
      z.superRefine(({ field, operator, value }, context) => {
        const open = operator === 'IN' || operator === 'CONTAINS_ANY' || operator === 'CONTAINS_ALL';
        const fits = open || value.length === (operator === 'BETWEEN' ? 2 : 1);
        if (!fields[field]?.operators.includes(operator) || !fits)
          context.addIssue({
            code: 'custom',
            path: [fits ? 'operator' : 'value'],
            params: { code: 'INVALID_VALUE' },
          });
      }),
    );

function defineRecommendationQuery<const F extends FilterFields>(
  filters: F,
  needs: NeededFilters,
  sortable: Readonly<Record<string, unknown>> = {},
) {
  const body = z
    .strictObject({
      filters: z.nullish(z.array(filterOf(filters))),
      sorting: z.nullish(z.array(sortingOf({ ...filters, ...sortable }))),
      pagination: z.nullish(z.strictObject(pagingFields(recommendationPaging))),
    })
    .check(needsOneOf(needs));
  return { body, filters, needs, paging: recommendationPaging };
}

const figure = byText(['EQUALS', 'GREATER_THAN', 'LESS_THAN', 'BETWEEN']);
const moment = byText(['EQUALS', 'GREATER_THAN', 'LESS_THAN']);
const choice = byText(equality);
const one = byText(['EQUALS']);
const many = byText(['IN']);
const promotedObject: NeededFilters = [['promotedObjectId', 'promotedObjectType']];

const shared = {
  promotedObjectId: choice,
  promotedObjectType: one,
  recommendationType: choice,
  campaignId: choice,
  campaignName: byText(['EQUALS', 'CONTAINS_ANY', 'STARTS_WITH']),
  state: choice,
  status: choice,
  creationTime: moment,
  modificationTime: moment,
  expirationTime: moment,
  installs: figure,
  spend: figure,
  averageCPA: figure,
  averageCPT: figure,
  impression: figure,
  ttr: figure,
  taps: figure,
  expectedInstalls: figure,
  expectedSpend: figure,
  expectedTaps: figure,
  bidStrategy: choice,
};

export const dailyBudgetRecommendationQuery = defineRecommendationQuery(
  {
    ...shared,
    suggestedDailyBudgetAmount: figure,
    dailyBudget: figure,
    expectedImpressions: figure,
    expectedCpa: figure,
  },
  promotedObject,
);

export const targetCpaRecommendationQuery = defineRecommendationQuery(
  { ...shared, id: choice, recommendedTargetCPA: figure, expectedCPA: figure },
  promotedObject,
);

const promotedApp = { promotedObjectId: one, promotedObjectType: one };

export const keywordSuggestionQuery = defineRecommendationQuery(
  { ...promotedApp, terms: many, countriesOrRegions: many },
  promotedObject,
  { popularity: true },
);

/** SUGGESTION asks for a promoted object, SEARCH for a phrase or a category. */
const suggestionOrSearch = (searched: string): NeededFilters => [
  ['queryType', searched],
  ['queryType', 'promotedObjectId', 'promotedObjectType'],
];

export const phraseSuggestionQuery = defineRecommendationQuery(
  { ...promotedApp, queryType: one, phrase: byText(['IN', 'LIKE']) },
  suggestionOrSearch('phrase'),
  { popularity: true },
);

export const categorySuggestionQuery = defineRecommendationQuery(
  { ...promotedApp, queryType: one, category: byText(['IN', 'LIKE']) },
  suggestionOrSearch('category'),
  { popularity: true },
);

export const targetCpaSuggestionQuery = defineRecommendationQuery(
  { ...promotedApp, countryOrRegion: many },
  promotedObject,
);
