export { mountReports } from './routes.ts';
export { listReportGroups } from './lists/list-report-groups.ts';
export {
  listReportAdGroups,
  listReportAds,
  listReportCampaigns,
  listReportKeywords,
} from './lists/list-report-rows.ts';
export { listTermsOfKeywords } from './lists/list-search-terms.ts';
export { viewTotals } from './lists/list-report-rows.ts';
export { measureCondition, listMeasureFilters } from './lists/report-list-store.ts';
export { describeFile } from './files/describe-file.ts';
export { isUnread } from './question/find-unread.ts';
export { describeEdges } from './question/describe-edges.ts';
export {
  type Question,
  type QuestionContext,
  readQuestion,
  type ReportQuery,
} from './question/report-question.ts';
export { listReportAudience } from './lists/list-report-audience.ts';
export { type MonthSpend, readSpendByMonth, type Spend, unread } from './over-time/read-spend-by-month.ts';
