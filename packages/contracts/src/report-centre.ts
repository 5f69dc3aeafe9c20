import { isDay } from '@tapwright/domain/days';
import { rangePresets } from '@tapwright/domain/ranges';
import { cleanName } from '@tapwright/domain/names';
import { isZone, reportZones } from '@tapwright/domain/zones';
import * as z from 'zod/mini';
import { appleId } from './apple-id.ts';
import { defineCall } from './call.ts';
import { pageOf, pageQuery } from './paging.ts';
import { reportEdges } from './report-edges.ts';
import { columnNames, listColumns, reportLevels } from './ad-columns.ts';
import { adStatuses, matchTypes } from './ad-values.ts';
import { reportSlot } from './report-list.ts';
import { measureNames, reportMeasures } from './report-measures.ts';
import { audienceDimensions, reportUnits } from './report-query.ts';
import { queriedTeamId, teamId } from './teams.ts';

export const maxReportsOfTeam = 200;
const maxRecipients = 50;
/** Of a file; what is beyond is left out, and the file says so. */
export const maxReportRows = 100_000;
/** Of a file that goes with a mail; a larger one is only linked to. */
export const maxAttachedBytes = 5 * 1024 * 1024;
/** Slots of time that one report may be cut into. */
export const maxReportSlots = 100;
export const previewRows = 100;
export const runsKeptDays = 90;

/** Cut by time: one row of each thing, or one for each day, week or month. */
export const reportSlotSizes = ['total', 'day', 'week', 'month'] as const;

const day = z.string().check(z.refine(isDay));
const few = <Item extends z.ZodMiniType>(item: Item) => z._default(z.array(item).check(z.maxLength(200)), []);

const measureFilter = z.object({
  measure: z.enum(measureNames),
  is: z.enum(['>=', '<=']),
  /** Amounts in major units, rates as fractions. */
  value: z.number().check(z.gte(0), z.lte(1_000_000_000_000)),
});

export const reportDefinition = z.object({
  level: z.enum(reportLevels),
  /** Of an audience report. */
  splitBy: z._default(z.enum(audienceDimensions), 'device'),
  dimensions: few(z.enum(columnNames)),
  measures: z.array(z.enum(measureNames)).check(z.minLength(1), z.maxLength(measureNames.length)),
  slots: z._default(z.enum(reportSlotSizes), 'total'),
  range: z.union([
    z.object({ preset: z.enum(rangePresets) }),
    z
      .object({ from: day, to: day })
      .check(z.refine(({ from, to }) => from <= to, 'reportCentre:rules.range')),
  ]),
  timeZone: z._default(z.enum(reportZones), 'ORTZ'),
  unit: z._default(z.enum(reportUnits), 'USD'),
  campaignGroupIds: few(z.int()),
  campaignIds: few(appleId),
  nameContains: z._default(z.string().check(z.maxLength(200)), ''),
  statuses: few(z.enum(adStatuses)),
  matchTypes: few(z.enum(matchTypes)),
  having: few(measureFilter),
  sortBy: z._default(z.enum([...measureNames, 'name']), 'localSpendAmount'),
  sortOrder: z._default(z.enum(['asc', 'desc']), 'desc'),
});
export type ReportDefinition = z.output<typeof reportDefinition>;

/** What a column of words says, by its key; a row's name is that of what the rows are. */
export function findReportWord(key: string, { level, splitBy }: Pick<ReportDefinition, 'level' | 'splitBy'>) {
  if (key === 'slot') return key;
  if (key === 'name') return level === 'audience' ? splitBy : level;
  return listColumns(level).find((column) => column.key === key)?.key;
}

/** It becomes the name of a file and the subject of a mail: one line, without what turns its direction. */
export const reportName = z
  .string()
  .check(z.overwrite(cleanName), z.minLength(1, 'reportCentre:rules.nameRequired'), z.maxLength(100));

export const reportFormats = ['csv', 'xlsx'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export const reportSchedule = z.object({
  every: z.enum(['day', 'week', 'month']),
  /** 1 is Monday. Of a weekly report. */
  weekday: z._default(z.int().check(z.gte(1), z.lte(7)), 1),
  /** Of a monthly report; in a shorter month its last day. */
  monthDay: z._default(z.int().check(z.gte(1), z.lte(31)), 1),
  hour: z.int().check(z.gte(0), z.lte(23)),
  zone: z.string().check(z.refine(isZone)),
  format: z.enum(reportFormats),
  recipientIds: z
    .array(z.int())
    .check(z.minLength(1, 'reportCentre:rules.recipients'), z.maxLength(maxRecipients)),
});
export type ReportSchedule = z.output<typeof reportSchedule>;

const reportId = z.int().check(z.positive());
const revision = z.int();

export const savedReport = z.object({
  reportId,
  name: z.string(),
  definition: reportDefinition,
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** Its maker, or an owner or admin once it is shared. */
  mayEdit: z.boolean(),
  madeBy: z.string(),
  schedule: z.nullable(reportSchedule),
  nextRunAt: z.nullable(z.string()),
  revision,
  changedAt: z.string(),
});
export type SavedReport = z.infer<typeof savedReport>;

const access = { to: 'team', may: 'report.use' } as const;

export const findReports = defineCall({
  method: 'GET',
  path: '/reportCentre/find',
  access,
  summary: 'The reports of the person who asks, and those shared in the team.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.array(savedReport),
});

export const findReportRecipients = defineCall({
  method: 'GET',
  path: '/reportCentre/findRecipients',
  access,
  summary: 'Members of the team who may receive a report by mail.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.array(
    z.object({
      userId: z.int(),
      name: z.string(),
      lacks: z.nullable(z.enum(['address', 'secondFactor'])),
      isOwn: z.boolean(),
    }),
  ),
});

/** How a cell of a report is written. Amounts are decimal text in the report's unit, rates fractions. */
const reportColumn = z.object({
  key: z.string(),
  kind: z.enum(['text', 'count', 'amount', 'percent']),
});
const cell = z.nullable(z.union([z.string(), z.number()]));

export const readReport = defineCall({
  method: 'POST',
  path: '/reportCentre/read',
  access,
  summary: 'The first rows of a report, in the scope of the person who asks, and the sums of all.',
  body: z.object({ teamId, definition: reportDefinition }),
  answer: z.object({
    range: z.object({ from: z.string(), to: z.string() }),
    columns: z.array(reportColumn),
    rows: z.array(z.array(cell)),
    /** More rows than these. */
    hasMore: z.boolean(),
    totals: z.array(cell),
    edges: reportEdges,
    /** What Apple hides of the search terms' spend, as a fraction; null at other levels. */
    hiddenShare: z.nullable(z.number()),
  }),
  patience: 'ads',
});

export const readReportOverTime = defineCall({
  method: 'POST',
  path: '/reportCentre/readOverTime',
  access,
  summary:
    'The sums of each day, week or month of a report that is cut by time; without slots where it is not.',
  body: z.object({ teamId, definition: reportDefinition }),
  answer: z.object({ slots: z.array(reportSlot), totals: reportMeasures }),
  patience: 'ads',
});

export const addReport = defineCall({
  method: 'POST',
  path: '/reportCentre/add',
  access,
  summary: 'Save a report.',
  body: z.object({ teamId, name: reportName, definition: reportDefinition, isShared: z.boolean() }),
  answer: savedReport,
});

export const modifyReport = defineCall({
  method: 'POST',
  path: '/reportCentre/modify',
  access,
  summary: 'Change a report, or share it in the team.',
  body: z.object({
    teamId,
    reportId,
    name: reportName,
    definition: reportDefinition,
    isShared: z.boolean(),
    revision,
  }),
  answer: savedReport,
  refusals: ['changedMeanwhile'],
});

export const removeReport = defineCall({
  method: 'POST',
  path: '/reportCentre/remove',
  access,
  summary: 'Remove a report with its runs and their files.',
  body: z.object({ teamId, reportId }),
  answer: z.null(),
});

export const scheduleReport = defineCall({
  method: 'POST',
  path: '/reportCentre/schedule',
  access,
  summary: 'Send a report by mail every day, week or month, or stop doing so.',
  body: z.object({ teamId, reportId, schedule: z.nullable(reportSchedule), revision }),
  answer: savedReport,
  refusals: ['changedMeanwhile', 'wayNotConfigured'],
});

export const sendReport = defineCall({
  method: 'POST',
  path: '/reportCentre/send',
  access,
  summary: 'Send a report by mail once, to each in their own scope and language.',
  body: z.object({
    teamId,
    reportId,
    format: z.enum(reportFormats),
    recipientIds: reportSchedule.shape.recipientIds,
  }),
  answer: z.object({ runs: z.int() }),
  refusals: ['wayNotConfigured', 'tooManyRequests'],
});

export const runReport = defineCall({
  method: 'POST',
  path: '/reportCentre/run',
  access,
  summary: 'Make a file of a report for oneself; it is in the runs when it is ready.',
  body: z.object({ teamId, reportId, format: z.enum(reportFormats) }),
  answer: z.object({ runId: z.int() }),
  refusals: ['tooManyRequests'],
});

/** `missed`: the person was no longer a member, had lost the right, or had no address. */
export const runStates = ['waiting', 'done', 'failed', 'missed'] as const;

export const reportRun = z.object({
  runId: z.int(),
  reportId,
  name: z.string(),
  /** For whom, and in whose scope. */
  readerName: z.string(),
  isOwn: z.boolean(),
  trigger: z.enum(['download', 'once', 'schedule']),
  format: z.enum(reportFormats),
  state: z.enum(runStates),
  isMailed: z.boolean(),
  madeAt: z.string(),
  range: z.nullable(z.object({ from: z.string(), to: z.string() })),
  rows: z.nullable(z.int()),
  /** Set when there were more than a file may have. */
  isCut: z.boolean(),
  dataTo: z.nullable(z.string()),
  timeZone: z.enum(reportZones),
  unit: z.enum(reportUnits),
  hiddenShare: z.nullable(z.number()),
});
export type ReportRun = z.infer<typeof reportRun>;

export const findReportRuns = defineCall({
  method: 'GET',
  path: '/reportCentre/findRuns',
  access,
  summary: 'Runs for the person who asks, and of the reports they made. The newest first.',
  query: z.object({
    teamId: queriedTeamId,
    ...pageQuery,
    /** The page that holds this run, where there is one; else `pageNum`. */
    runId: z.optional(z.coerce.number<number>().check(z.int(), z.positive())),
  }),
  answer: z.extend(pageOf(reportRun), { pageNum: z.int() }),
});

export const downloadReportRun = defineCall({
  method: 'GET',
  path: '/reportCentre/download',
  access,
  summary: 'The file of a run that was made for the person who asks.',
  query: z.object({ teamId: queriedTeamId, runId: z.coerce.number<number>().check(z.int(), z.positive()) }),
  answer: z.null(),
  refusals: ['notFound', 'reportOutOfScope'],
  download: 'application/octet-stream',
});
