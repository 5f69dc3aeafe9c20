import type { CallShape, QueryOf } from '@tapwright/contracts/call';
import { findMonthlySpend } from '@tapwright/contracts/finance';
import { findKeywords } from '@tapwright/contracts/keywords';
import * as reports from '@tapwright/contracts/reports';

const days = (startTime: string, endTime: string) => ({ startTime, endTime });
const comparedWith = (compareStartTime: string, compareEndTime: string) => ({
  compareStartTime,
  compareEndTime,
});

const ranges = {
  lastDays: days('2026-03-12', '2026-03-18'),
  thisYear: days('2026-01-01', '2026-03-18'),
  everything: days('2024-02-20', '2026-03-18'),
  leapDay: days('2024-02-29', '2024-02-29'),
  insideAMonth: days('2025-02-05', '2025-02-25'),
  cutMonths: days('2025-02-10', '2025-06-20'),
  wholeMonths: days('2025-01-01', '2025-06-30'),
  fromBeforeTheFirst: days('2023-11-15', '2024-03-10'),
  beforeEverything: days('2023-05-01', '2023-12-31'),
  holes: days('2025-11-20', '2026-01-10'),
  weeks: days('2025-07-01', '2025-09-20'),
  beyondTheLast: days('2026-02-20', '2026-03-25'),
  endsInTheMonthOfTheLast: days('2025-12-01', '2026-03-16'),
};
const lastYear = comparedWith('2025-01-01', '2025-03-18');

const inYen = { campaignId: ['503100', '503200', '503400'] };
const inDollars = { campaignId: ['500100', '500200'] };

type Listed = typeof reports.findReportCampaignList;
type Question<Call extends CallShape> = readonly [name: string, query: Omit<QueryOf<Call>, 'teamId'>];

/** What is requested of campaigns, ad groups, keywords and, as far as they know it, of all else that is listed. */
export const listQuestions: readonly Question<Listed>[] = [
  ['the last days, page 2', { ...ranges.lastDays, pageNum: 2, pageSize: 5 }],
  [
    'this year against last year',
    { ...ranges.thisYear, ...lastYear, unit: 'RMB', sortBy: 'taps', pageSize: 7 },
  ],
  ['two years', { ...ranges.everything, sortBy: 'impressions', sortOrder: 'asc', pageSize: 200 }],
  ['a leap day', { ...ranges.leapDay, timeZone: 'UTC', sortBy: 'name', sortOrder: 'asc', pageSize: 40 }],
  ['days inside a month', { ...ranges.insideAMonth, unit: 'RMB', sortBy: 'ttr', pageSize: 40 }],
  ['months cut at both ends', { ...ranges.cutMonths, sortBy: 'avgCptAmount', pageSize: 40 }],
  [
    'whole months against others',
    {
      ...ranges.wholeMonths,
      ...comparedWith('2024-07-01', '2024-12-31'),
      sortBy: 'installs',
      timeZone: 'UTC',
      pageSize: 200,
    },
  ],
  ['from before the first day', { ...ranges.fromBeforeTheFirst, unit: 'RMB', pageSize: 40 }],
  ['before everything', { ...ranges.beforeEverything, sortBy: 'status', sortOrder: 'asc', pageSize: 3 }],
  ['across holes', { ...ranges.holes, unit: 'RMB', timeZone: 'UTC', sortOrder: 'asc', pageSize: 200 }],
  ['weeks known whole', { ...ranges.weeks, having: ['taps>=30', 'localSpendAmount>1000000'], pageSize: 40 }],
  ['beyond the last day', { ...ranges.beyondTheLast, name: '2', status: ['running'], pageSize: 40 }],
  [
    'one currency without rates at first',
    {
      ...inYen,
      ...ranges.endsInTheMonthOfTheLast,
      ...comparedWith('2026-01-10', '2026-02-28'),
      pageSize: 40,
    },
  ],
  [
    'a few campaigns',
    { ...inDollars, ...ranges.everything, sortBy: 'bid', unit: 'RMB', matchType: ['EXACT'], pageSize: 40 },
  ],
];

const chartQuestions: readonly Question<typeof reports.findReportCampaignTotal>[] = [
  ['the last days', { ...ranges.lastDays, ...comparedWith('2026-03-05', '2026-03-11') }],
  ['this year by weeks', { ...ranges.thisYear, ...lastYear, granularity: 'week', unit: 'RMB' }],
  ['two years by months', { ...ranges.everything, granularity: 'month' }],
  ['cut months in UTC', { ...ranges.cutMonths, granularity: 'month', timeZone: 'UTC' }],
  ['weeks known whole', { ...ranges.weeks, granularity: 'week', unit: 'RMB' }],
  ['an ad group', { ...ranges.endsInTheMonthOfTheLast, granularity: 'month', adGroupId: ['500110'] }],
  ['keywords', { ...ranges.everything, granularity: 'month', adGroupId: ['500110'], keywordId: ['500112'] }],
];

const audienceQuestions: readonly Question<typeof reports.findReportCampaignTotalAudienceType>[] = [
  ['this year by age', { ...ranges.thisYear, ...lastYear, dimension: 'age' }],
  ['two years by country', { ...ranges.everything, dimension: 'country', unit: 'RMB' }],
  ['cut months by device', { ...ranges.cutMonths, dimension: 'device', ...inDollars }],
];

const spendQuestions: readonly Question<typeof findMonthlySpend>[] = [
  ['two years', ranges.everything],
  ['across holes', ranges.holes],
  ['weeks known whole', ranges.weeks],
];

const lists = [
  reports.findReportCampaignGroupList,
  reports.findReportCampaignList,
  reports.findReportAdGroupList,
  findKeywords,
  reports.findReportAdGroupTotalBySearch,
  reports.findReportKeywordTotalBySearch,
];

export type RecordedQuestion = { call: CallShape; name: string; query: object };

const questionsOf = (
  call: CallShape,
  questions: readonly (readonly [string, object])[],
): RecordedQuestion[] => questions.map(([name, query]) => ({ call, name, query }));

export const recordedQuestions = [
  ...lists.flatMap((call) => questionsOf(call, listQuestions)),
  ...questionsOf(reports.findReportCampaignListTotal, listQuestions.slice(0, 3)),
  ...questionsOf(reports.findReportAdGroupListTotal, listQuestions.slice(3, 6)),
  ...questionsOf(reports.findReportCampaignTotal, chartQuestions),
  ...questionsOf(reports.findReportAdGroupTotal, chartQuestions),
  ...questionsOf(reports.findReportCampaignTotalAudienceType, audienceQuestions),
  ...questionsOf(reports.findReportAdGroupTotalAudienceType, audienceQuestions),
  ...questionsOf(findMonthlySpend, spendQuestions),
];

export const recordedFiles = [
  reports.downloadCampaignGroupCsv,
  reports.downloadCampaignCsv,
  reports.downloadAdGroupCsv,
  reports.downloadKeywordCsv,
  reports.downloadSearchTermCsv,
];
export const fileQuestions = [
  ['this year against last year', { ...ranges.thisYear, ...lastYear, unit: 'RMB', sortBy: 'taps' }],
  ['two years', { ...ranges.everything, sortOrder: 'asc' }],
] as const;
