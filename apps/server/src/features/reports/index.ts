export { mountReports } from './routes.ts';
export { listReportGroups } from './lists/list-report-groups.ts';
export { listReportAdGroups, listReportCampaigns, listReportKeywords } from './lists/list-report-rows.ts';
export { listTermsOfKeywords } from './lists/list-search-terms.ts';
export { listReportAudience } from './lists/list-report-audience.ts';
export { type MonthSpend, readSpendByMonth, type Spend, unread } from './over-time/read-spend-by-month.ts';
