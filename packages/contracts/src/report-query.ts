import { isDay } from '@tapwright/domain/days';
import { reportZones } from '@tapwright/domain/zones';
import * as z from 'zod/mini';
import { adId, appleId } from './apple-id.ts';
import { figureColumns, sortableColumns } from './ad-columns.ts';
import {
  adStatuses,
  campaignTypes,
  deliveryModes,
  matchTypes,
  termSources,
  termStates,
} from './ad-values.ts';
import { mainMeasures, measureNames } from './report-measures.ts';
import { queriedTeamId } from './teams.ts';

/** As much as a page may hold, and as much as "all rows" shows at once. */
export const maxReportPage = 5000;
/** A list of more shows these first; its others follow by themselves. */
export const firstReportRows = 100;
const lastPage = 1_000_000;
/** Two years and whatever is compared with them. */
const maxRangeDays = 1100;

export const reportUnits = ['USD', 'RMB'] as const;
export type ReportUnit = (typeof reportUnits)[number];

export const granularities = ['day', 'week', 'month'] as const;
export type Granularity = (typeof granularities)[number];
/** What campaigns, and what lies in them, are put together by. */
export const campaignKinds = ['app', 'storefront', 'campaignType'] as const;
export type CampaignKindName = (typeof campaignKinds)[number];
/** What the figures of a range can be split by. */
export const splitKinds = ['campaignGroup', ...campaignKinds] as const;
export type SplitKind = (typeof splitKinds)[number];
export const audienceDimensions = ['device', 'age', 'gender', 'country'] as const;

const day = z.string().check((given) => {
  if (!isDay(given.value))
    given.issues.push({ code: 'custom', input: given.value, message: 'reportMessages:rules.day' });
});

/** One value, or several under the same name. */
const several = <Item extends z.ZodMiniType<unknown, string>>(item: Item) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.union([z.string(), z.array(z.string())]),
        z.transform((given) => (typeof given === 'string' ? [given] : given)),
      ),
      z.array(item).check(z.minLength(1), z.maxLength(200)),
    ),
  );

const groupId = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/)),
  z.transform((text: string) => Number(text)),
);

const comparisons = ['>=', '<=', '>', '<', '='] as const;
const measureFilter = z.pipe(
  z.string().check(z.regex(/^[a-zA-Z]+(>=|<=|>|<|=)-?\d{1,15}(\.\d{1,9})?$/)),
  z.pipe(
    z.transform((text: string) => {
      const [, measure = '', is = '', value = ''] = /^([a-zA-Z]+)(>=|<=|>|<|=)(.+)$/.exec(text) ?? [];
      return { measure, is, value: Number(value) };
    }),
    z.object({
      measure: z.enum([...measureNames, ...figureColumns]),
      is: z.enum(comparisons),
      value: z.number(),
    }),
  ),
);
export type MeasureFilter = z.output<typeof measureFilter>;

/** `taps>=10`, `localSpendAmount>5000000` (micros), `ttr<0.05`, `bid>1.5`. What is null meets none. */
export const writeMeasureFilter = ({ measure, is, value }: MeasureFilter): string =>
  `${measure}${is}${value}`;

/** Which days, how counted, in which unit. Both ends belong to the range. */
export const rangeQuery = {
  teamId: queriedTeamId,
  startTime: day,
  endTime: day,
  /** The range to compare with; both or none. */
  compareStartTime: z.optional(day),
  compareEndTime: z.optional(day),
  timeZone: z._default(z.enum(reportZones), 'ORTZ'),
  unit: z._default(z.enum(reportUnits), 'USD'),
};

/** Whose figures. What the reader's scope does not reach is left out, whatever is asked. */
export const placeQuery = {
  campaignGroupId: several(groupId),
  mode: z.optional(z.enum(deliveryModes)),
  campaignId: several(adId),
  adGroupId: several(adId),
  keywordId: several(adId),
  /** Of the campaign: its app, a storefront it is shown in, what it is for. */
  adamId: several(appleId),
  country: several(z.string().check(z.regex(/^[A-Z]{2}$/))),
  campaignType: several(z.enum(campaignTypes)),
  /** Where its ads are shown, by Apple's word. */
  placement: several(z.string().check(z.regex(/^[A-Z_]{1,60}$/))),
  /** Of the ad account. */
  currency: several(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** Is contained in its name, whatever its case. */
  campaignName: z.optional(z.string().check(z.maxLength(200))),
};

export const filterQuery = {
  /** Is contained in the name, whatever its case. */
  name: z.optional(z.string().check(z.maxLength(200))),
  status: several(z.enum(adStatuses)),
  matchType: several(z.enum(matchTypes)),
  /** Of ad groups: whether Apple looks for searches itself. */
  searchMatch: several(z.enum(['on', 'off'])),
  /** Is contained in the name of the ad group that it lies in. */
  adGroupName: z.optional(z.string().check(z.maxLength(200))),
  /** Of search terms: what met them, and what they are by now. */
  source: several(z.enum(termSources)),
  termState: several(z.enum(termStates)),
  having: several(measureFilter),
  /** Of campaigns: those whose daily cap is spent. */
  capped: z.optional(z.enum(['yes'])),
};

/** Without figures there is nothing else to sort by. */
export const negativeSorts = ['name', 'status'] as const;
export const sortNames = [...measureNames, 'name' as const, ...sortableColumns];
export type SortName = (typeof sortNames)[number];

export const orderQuery = {
  sortBy: z._default(z.enum(sortNames), 'localSpendAmount'),
  sortOrder: z._default(z.enum(['asc', 'desc']), 'desc'),
};

export const pages = {
  pageNum: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(lastPage)), 1),
  pageSize: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(maxReportPage)), 10),
};

type Range = {
  startTime: string;
  endTime: string;
  compareStartTime?: string | undefined;
  compareEndTime?: string | undefined;
};

/** From the earlier day to the later, not endless; a comparison has both its ends. */
export const inOrder = z.refine<Range>(
  ({ startTime, endTime, compareStartTime, compareEndTime }) =>
    isRange(startTime, endTime) &&
    (compareStartTime === undefined && compareEndTime === undefined
      ? true
      : isRange(compareStartTime, compareEndTime)),
  { path: ['endTime'], error: 'reportMessages:rules.range' },
);

const isRange = (from = '', to = '') =>
  from !== '' && from <= to && Date.parse(to) - Date.parse(from) <= maxRangeDays * 86_400_000;

/** Only what is archived, which lists hide otherwise; totals hold it always. */
export const archivedQuery = { archived: z.optional(z.enum(['yes'])) };

export const listFields = { ...rangeQuery, ...placeQuery, ...filterQuery, ...archivedQuery, ...orderQuery };
export const reportListQuery = z
  .object({
    ...listFields,
    ...pages,
    /** With it each row has this measure over the slots of the range. */
    trend: z.optional(z.enum(mainMeasures)),
  })
  .check(inOrder);
export const reportTotalsQuery = z.object({ ...rangeQuery, ...placeQuery, ...filterQuery }).check(inOrder);
export const reportDaysQuery = z
  .object({ ...rangeQuery, ...placeQuery, granularity: z._default(z.enum(granularities), 'day') })
  .check(inOrder);
export const reportAudienceQuery = z
  .object({ ...rangeQuery, ...placeQuery, dimension: z._default(z.enum(audienceDimensions), 'device') })
  .check(inOrder);
/** The whole list in its order, without pages. */
export const reportFileQuery = z.object(listFields).check(inOrder);

export type ReportListQuery = z.output<typeof reportListQuery>;
export type ReportTotalsQuery = z.output<typeof reportTotalsQuery>;
export type ReportDaysQuery = z.output<typeof reportDaysQuery>;
export type ReportAudienceQuery = z.output<typeof reportAudienceQuery>;
export type ReportFileQuery = z.output<typeof reportFileQuery>;
