import * as z from 'zod/mini';
import { needsOneOf, type NeededFilters } from '../queries/filter.ts';
import { type Operator, operators, valueFits } from '../queries/operator.ts';
import { type Paging, pagingFields, sortOrders } from '../queries/query.ts';
import { granularities } from './report-window.ts';
import { wireDay } from '../values/time.ts';

export const reportPaging: Paging = { defaultPageSize: 100, maxPageSize: 5000 };
const reportTimeZones = ['ORTZ', 'UTC'] as const;
export const appReportLevels = ['campaigns', 'adgroups', 'ads', 'keywords', 'searchterms'] as const;
export type AppReportLevel = (typeof appReportLevels)[number];

const audience = ['ageRange', 'gender', 'countryCode', 'adminArea', 'locality'] as const;
const everyDimension = ['deviceClass', ...audience, 'countryOrRegion'] as const;
const searchDimensions = ['deviceClass', 'countryOrRegion'] as const;
const campaign: NeededFilters = [['campaignId']];

export const appReportRules = {
  campaigns: { groupBy: everyDimension, hourly: true, utc: true, emptyRows: true, needs: campaign },
  adgroups: { groupBy: everyDimension, hourly: true, utc: true, emptyRows: true, needs: campaign },
  ads: {
    groupBy: ['countryOrRegion'],
    hourly: false,
    utc: true,
    emptyRows: true,
    needs: campaign,
  },
  keywords: { groupBy: searchDimensions, hourly: true, utc: true, emptyRows: true, needs: campaign },
  searchterms: {
    groupBy: searchDimensions,
    hourly: false,
    utc: false,
    emptyRows: false,
    needs: campaign,
  },
} as const;

export type AppReportDimension<Level extends AppReportLevel> =
  (typeof appReportRules)[Level]['groupBy'][number];

const brandDimensions = ['deviceClass', 'locationId', 'supplyPlacement'] as const;

export const brandReportRules = {
  campaigns: { groupBy: brandDimensions, hourly: true, utc: true, emptyRows: false, needs: [] },
  adgroups: { groupBy: brandDimensions, hourly: true, utc: true, emptyRows: false, needs: [] },
  ads: { groupBy: brandDimensions, hourly: false, utc: true, emptyRows: false, needs: [] },
  keywords: { groupBy: ['deviceClass'], hourly: true, utc: true, emptyRows: false, needs: [] },
  searchterms: { groupBy: ['deviceClass'], hourly: false, utc: false, emptyRows: false, needs: [] },
} as const;

type ReportRules = {
  groupBy: readonly string[];
  hourly: boolean;
  utc: boolean;
  emptyRows: boolean;
  needs: NeededFilters;
};

const filterValue = z.union([z.string(), z.number(), z.bigint(), z.boolean()]);

const condition = {
  field: z.string().check(z.minLength(1)),
  operator: z.enum(operators),
  value: z.nullish(z.union([filterValue, z.array(filterValue)])),
};

/** Reports also take a single value in an array of one. */
const valueFitsOrIsWrapped = z.refine<{ operator: Operator; value?: unknown }>(
  ({ operator, value }) =>
    valueFits(operator, value) ||
    (Array.isArray(value) && value.length === 1 && valueFits(operator, value[0])),
  { path: ['value'], params: { code: 'INVALID_VALUE' } },
);

export const reportFilter = z.strictObject(condition).check(valueFitsOrIsWrapped);

/** Where the fields that can be filtered are not laid down. */
export const openFilter = z
  .strictObject({ ...condition, ignoreCase: z.nullish(z.boolean()) })
  .check(valueFitsOrIsWrapped);

const openSorting = z.strictObject({
  field: z.string().check(z.minLength(1)),
  order: z.nullish(z.enum(sortOrders)),
});

const bodyShape = z.strictObject({
  timeRange: z.strictObject({
    start: wireDay,
    end: wireDay,
    timeZone: z.nullish(z.enum(reportTimeZones)),
    granularity: z.nullish(z.enum(granularities)),
  }),
  filters: z.nullish(z.array(reportFilter)),
  groupBy: z.nullish(z.array(z.string())),
  fields: z.nullish(z.array(z.string())),
  sorting: z.nullish(z.array(openSorting)),
  pagination: z.nullish(z.strictObject(pagingFields(reportPaging))),
  options: z.nullish(
    z.strictObject({ includeRows: z.nullish(z.array(z.enum(['GRAND_TOTAL', 'EMPTY_METRICS']))) }),
  ),
});

export type ReportRequest = z.output<typeof bodyShape>;

function listProblems(rules: ReportRules, { timeRange, groupBy, options }: ReportRequest): string[][] {
  const problems: string[][] = [];
  const dimensions = groupBy ?? [];
  const narrow: readonly string[] = audience;
  const hourly = timeRange.granularity === 'HOURLY';
  if (timeRange.granularity && timeRange.start === timeRange.end) problems.push(['timeRange', 'granularity']);
  if (hourly && !rules.hourly) problems.push(['timeRange', 'granularity']);
  if (timeRange.timeZone === 'UTC' && !rules.utc) problems.push(['timeRange', 'timeZone']);
  if (dimensions.some((name) => !rules.groupBy.includes(name) || (hourly && narrow.includes(name))))
    problems.push(['groupBy']);
  const emptyRows = options?.includeRows?.includes('EMPTY_METRICS') ?? false;
  if (emptyRows && (!rules.emptyRows || dimensions.length > 0)) problems.push(['options', 'includeRows']);
  return problems;
}

/** What a report may contain depends on its level; windows depend on the day, see `findWindowProblem`. */
export const reportRequestOf = (rules: ReportRules) =>
  bodyShape.check(
    z.superRefine((body, context) => {
      for (const path of listProblems(rules, body))
        context.addIssue({ code: 'custom', path, params: { code: 'INVALID_VALUE' } });
    }),
    needsOneOf(rules.needs),
  );
