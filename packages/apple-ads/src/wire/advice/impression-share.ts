import * as z from 'zod/mini';
import { paginationAnswer } from '../transport/envelope.ts';
import { byAny, byNumber, byText, byTime, filterOf } from '../queries/filter.ts';
import { textId } from '../values/id.ts';
import { comparison } from '../queries/operator.ts';
import { type Paging, pagingFields, sortingOf } from '../queries/query.ts';
import { wireDay } from '../values/time.ts';

/** Later pages of Apple allow 10,000, earlier ones and its client library 5,000: ask for no more than 5,000. */
export const impressionSharePaging: Paging = { defaultPageSize: 100, maxPageSize: 10_000 };
export const maxInsightSorts = 2;
export const impressionShareWindows = {
  DAILY: { maxDays: 30 },
  WEEKLY_SUN_SAT: { maxDays: 28 },
} as const;
const impressionShareTypes = ['FIRST_SLOT', 'ALL_SLOTS'] as const;

const figures = [...comparison, 'BETWEEN'] as const;
const ranks = ['EQUALS', ...figures] as const;
const names = ['EQUALS', 'IN', 'CONTAINS', 'STARTS_WITH'] as const;

/** `promotedObjectId` is needed by the object of the request and optional in a table: send it, and with IN. */
export const impressionShareFilters = {
  promotedObjectId: byAny(['EQUALS', 'IN']),
  countryOrRegion: byText(['EQUALS', 'IN']),
  day: byTime(['IN', 'BETWEEN']),
  week: byTime(['IN']),
  appName: byText(names),
  searchTerm: byText(names),
  lowImpressionShare: byNumber(figures),
  highImpressionShare: byNumber(figures),
  rank: byNumber(ranks),
  searchPopularity1to5: byNumber(ranks),
};

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

export const impressionShareQuery = z
  .strictObject({
    timeRange: z
      .strictObject({
        start: wireDay,
        end: wireDay,
        granularity: z.enum(['DAILY', 'WEEKLY_SUN_SAT']),
        timeZone: z.nullish(z.literal('UTC')),
      })
      .check(
        z.refine(({ granularity, start }) => granularity === 'DAILY' || isSunday(start), {
          path: ['start'],
          params: { code: 'INVALID_VALUE' },
        }),
      ),
    filters: z.nullish(z.array(filterOf(impressionShareFilters))),
    fields: z.nullish(z.array(z.string())),
    options: z.nullish(
      z.strictObject({ impressionShareReportType: z.nullish(z.enum(impressionShareTypes)) }),
    ),
    sorting: z.nullish(z.array(sortingOf(impressionShareFilters)).check(z.maxLength(maxInsightSorts))),
    pagination: z.nullish(z.strictObject(pagingFields(impressionSharePaging))),
  })
  .check(
    z.refine(
      ({ timeRange, filters }) => {
        const other = timeRange.granularity === 'DAILY' ? 'week' : 'day';
        return !filters?.some(({ field }) => field === other);
      },
      { path: ['filters'], params: { code: 'INVALID_VALUE' } },
    ),
  );

/** Shares are fractions; from 91 % on the row says 0.91 to 1, below that both bounds are equal. */
export const impressionShareRow = z.looseObject({
  day: z.nullish(z.string()),
  week: z.nullish(z.string()),
  appName: z.nullish(z.string()),
  promotedObjectId: z.nullish(textId),
  countryOrRegion: z.nullish(z.string()),
  searchTerm: z.nullish(z.string()),
  lowImpressionShare: z.nullish(z.number()),
  highImpressionShare: z.nullish(z.number()),
  rank: z.nullish(z.int()),
  searchPopularity1to5: z.nullish(z.int()),
});

export const insightAnswerOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.looseObject({
    result: z.looseObject({ rows: z.array(row) }),
    pagination: z.nullish(paginationAnswer),
    error: z.nullish(z.unknown()),
  });
