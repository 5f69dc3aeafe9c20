import * as z from 'zod/mini';
import { id } from '@tapwright/apple-ads/wire/values/id';
import { moneyAnswer } from '@tapwright/apple-ads/wire/values/money';
import { openEnum } from '@tapwright/apple-ads/wire/values/open-enum';
import { wireDay } from '@tapwright/apple-ads/wire/values/time';
import { dataOf } from './envelope.ts';
import { selector } from './selector.ts';

const granularities = ['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY'] as const;
const groupByDimensions = [
  'adminArea',
  'ageRange',
  'countryCode',
  'countryOrRegion',
  'deviceClass',
  'gender',
  'locality',
] as const;

/** Days between the first and the last, and how far back the first may lie. */
export const reportWindows = {
  HOURLY: { maxDays: 7, startWithinDays: 30 },
  DAILY: { maxDays: 90, startWithinDays: 90 },
  WEEKLY: { minDays: 15, maxDays: 365, startWithinMonths: 24 },
  MONTHLY: { minDays: 92, startWithinMonths: 24 },
} as const;

const flag = z.nullish(z.boolean());
const demographic: readonly string[] = ['ageRange', 'gender', 'countryCode', 'adminArea', 'locality'];

const bodyShape = z.strictObject({
  startTime: wireDay,
  endTime: wireDay,
  selector,
  granularity: z.nullish(z.enum(granularities)),
  groupBy: z.nullish(z.array(z.enum(groupByDimensions))),
  timeZone: z.nullish(z.enum(['ORTZ', 'UTC'])),
  returnRowTotals: flag,
  returnGrandTotals: flag,
  returnRecordsWithNoMetrics: flag,
});

export type ReportRequest = z.output<typeof bodyShape>;

export const reportLevels = {
  campaigns: { hourly: true, utc: true, totalsBesideTime: true, emptyRows: true, groupBy: groupByDimensions },
  adgroups: { hourly: true, utc: true, totalsBesideTime: true, emptyRows: true, groupBy: groupByDimensions },
  keywords: { hourly: true, utc: true, totalsBesideTime: true, emptyRows: true, groupBy: groupByDimensions },
  searchterms: {
    hourly: false,
    utc: false,
    totalsBesideTime: false,
    emptyRows: false,
    groupBy: groupByDimensions,
  },
  ads: { hourly: false, utc: true, totalsBesideTime: true, emptyRows: true, groupBy: ['countryOrRegion'] },
} as const;

type Level = {
  hourly: boolean;
  utc: boolean;
  totalsBesideTime: boolean;
  emptyRows: boolean;
  groupBy: readonly string[];
};

/** Grand totals and a breakdown by time exclude each other; so do totals and age, gender or places. */
function findProblem(level: Level, body: ReportRequest): string | undefined {
  const split = body.groupBy?.some((name) => demographic.includes(name)) ?? false;
  if (body.granularity === 'HOURLY' && !level.hourly) return 'granularity';
  if (body.timeZone === 'UTC' && !level.utc) return 'timeZone';
  if (body.groupBy?.some((name) => !level.groupBy.includes(name))) return 'groupBy';
  // A region is reported within its country.
  if (body.groupBy?.includes('adminArea') && !body.groupBy.includes('countryCode')) return 'groupBy';
  // Terms without figures are none that anybody searched.
  if (body.returnRecordsWithNoMetrics && !level.emptyRows) return 'returnRecordsWithNoMetrics';
  if (body.returnGrandTotals && (body.granularity || split)) return 'returnGrandTotals';
  if (body.returnRowTotals && (split || (body.granularity && !level.totalsBesideTime)))
    return 'returnRowTotals';
  if (!body.granularity && !split && body.returnRowTotals !== true) return 'returnRowTotals';
  return undefined;
}

export const reportRequestOf = (level: Level) =>
  bodyShape.check(
    z.superRefine((body, context) => {
      const path = findProblem(level, body);
      if (path) context.addIssue({ code: 'custom', path: [path], params: { messageCode: 'INVALID' } });
    }),
  );

const count = z.nullish(z.int());
const ratio = z.nullish(z.number());
const amount = z.nullish(moneyAnswer);

/** Some of Apple's examples write `viewReDownloads`, so that is read too. */
const spendRow = z.looseObject({
  impressions: count,
  taps: count,
  ttr: ratio,
  localSpend: amount,
  avgCPT: amount,
  avgCPM: amount,
  tapInstalls: count,
  tapNewDownloads: count,
  tapRedownloads: count,
  tapInstallRate: ratio,
  tapInstallCPI: amount,
  viewInstalls: count,
  viewNewDownloads: count,
  viewRedownloads: count,
  viewReDownloads: count,
  totalInstalls: count,
  totalNewDownloads: count,
  totalRedownloads: count,
  totalInstallRate: ratio,
  totalAvgCPI: amount,
  tapPreOrdersPlaced: count,
  viewPreOrdersPlaced: count,
  totalPreOrdersPlaced: count,
});

const dateRow = z.looseObject({ date: z.string(), ...spendRow.shape });

export const reportAnswerOf = <Metadata extends z.ZodMiniType>(metadata: Metadata) =>
  dataOf(
    z.looseObject({
      reportingDataResponse: z.looseObject({
        row: z.nullish(
          z.array(
            z.looseObject({
              other: flag,
              metadata,
              total: z.nullish(spendRow),
              granularity: z.nullish(z.array(dateRow)),
              insights: z.nullish(
                z.looseObject({
                  bidRecommendation: z.nullish(z.looseObject({ suggestedBidAmount: amount })),
                }),
              ),
            }),
          ),
        ),
        grandTotals: z.nullish(z.looseObject({ other: flag, total: z.nullish(spendRow) })),
      }),
    }),
  );

export const impressionShareRanges = ['LAST_WEEK', 'LAST_2_WEEKS', 'LAST_4_WEEKS'] as const;
const maxCustomReportName = 50;
export const customReportsPerDay = 10;

export const customReportCreate = z
  .strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(maxCustomReportName)),
    startTime: z.nullish(wireDay),
    endTime: z.nullish(wireDay),
    granularity: z.nullish(z.enum(['DAILY', 'WEEKLY'])),
    dateRange: z.nullish(z.enum(impressionShareRanges)),
    selector: z.nullish(selector),
  })
  .check(
    z.refine(
      ({ granularity, startTime, endTime }) =>
        granularity === 'WEEKLY' ? !startTime && !endTime : startTime && endTime,
      { path: ['startTime'], params: { messageCode: 'INVALID' } },
    ),
  );

/** The address to download from is good for 90 seconds after each reading. */
export const customReport = z.looseObject({
  id: z.nullish(id),
  name: z.nullish(z.string()),
  state: z.nullish(openEnum(['QUEUED', 'PENDING', 'COMPLETED', 'FAILED'])),
  granularity: z.nullish(openEnum(['DAILY', 'WEEKLY'])),
  startTime: z.nullish(z.string()),
  endTime: z.nullish(z.string()),
  dateRange: z.nullish(openEnum([...impressionShareRanges, 'CUSTOM'])),
  downloadUri: z.nullish(z.string()),
  dimensions: z.nullish(z.array(z.string())),
  metrics: z.nullish(z.array(z.string())),
  selector: z.nullish(z.unknown()),
  creationTime: z.nullish(z.string()),
  modificationTime: z.nullish(z.string()),
});
