import * as z from 'zod/mini';
import { byNumber, byText, fieldOf, filterOf } from '../queries/filter.ts';
import { maxInsightSorts } from './impression-share.ts';
import { openEnum } from '../values/open-enum.ts';
import { comparison, equality } from '../queries/operator.ts';
import { pagingFields, sortOrders } from '../queries/query.ts';
import { reportPaging } from '../reports/report-request.ts';
import { wireDay } from '../values/time.ts';

export const genres = [
  'BUSINESS',
  'EDUCATION',
  'ENTERTAINMENT',
  'FINANCE',
  'FOOD_DRINK',
  'GAMES',
  'HEALTH_FITNESS',
  'LIFESTYLE',
  'NEW_PUBLICATION',
  'PHOTO_VIDEO',
  'PRODUCTIVITY_UTILITIES',
  'SHOPPING',
  'SOCIAL_NETWORKING',
  'SPORTS',
  'TRAVEL',
] as const;

/** Weeks appear on Mondays at 07:00 UTC, months on the 5th. */
export const popularityRetention = { WEEKLY_SUN_SAT: { weeks: 65 }, MONTHLY: { months: 15 } } as const;

const ranks = ['EQUALS', ...comparison, 'BETWEEN'] as const;

export const popularityFilters = {
  week: byText(['IN']),
  month: byText(['IN']),
  countryOrRegion: byText(equality),
  genre: byText(equality),
  searchTerm: byText(['EQUALS', 'IN', 'CONTAINS', 'STARTS_WITH']),
  rankInGenre: byNumber(ranks),
  searchPopularityInGenre: byNumber(ranks),
  searchPopularity1to100: byNumber(ranks),
  searchPopularity1to5: byNumber(ranks),
};

/** The live service wants `sortOrder` here and refuses the documented `order`; both are read, `sortOrder` is sent. */
const sorting = z.strictObject({
  field: fieldOf(popularityFilters),
  order: z.nullish(z.enum(sortOrders)),
  sortOrder: z.nullish(z.enum(sortOrders)),
});

/** A row holds these only where `fields` asks for them. */
export const popularityFigures = [
  'rankInGenre',
  'searchPopularityInGenre',
  'searchPopularity1to100',
  'searchPopularity1to5',
] as const;

export const popularityQuery = z.strictObject({
  fields: z.nullish(z.array(z.enum(popularityFigures))),
  timeRange: z.strictObject({
    start: wireDay,
    end: wireDay,
    granularity: z.enum(['WEEKLY_SUN_SAT', 'MONTHLY']),
    timeZone: z.nullish(z.literal('UTC')),
  }),
  filters: z.nullish(z.array(filterOf(popularityFilters))),
  sorting: z.nullish(z.array(sorting).check(z.maxLength(maxInsightSorts))),
  pagination: z.nullish(z.strictObject(pagingFields(reportPaging))),
});

/** `week` is the Sunday after its seven days, `month` is `YYYY-MM`. */
export const popularityRow = z.looseObject({
  week: z.nullish(z.string()),
  month: z.nullish(z.string()),
  countryOrRegion: z.nullish(z.string()),
  genre: z.nullish(openEnum(genres)),
  searchTerm: z.nullish(z.string()),
  rankInGenre: z.nullish(z.int()),
  searchPopularityInGenre: z.nullish(z.int()),
  searchPopularity1to100: z.nullish(z.int()),
  searchPopularity1to5: z.nullish(z.int()),
});
