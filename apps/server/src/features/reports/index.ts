export { headOfMeasure, kindOfMeasure, writeColumn, writeMeasure, writeName } from './ad-cells.ts';
export { mountReports } from './routes.ts';
export { detailsOf } from './apple-columns.ts';
export { appleReader, modeOf, wordsOf } from './row-view.ts';
export { listReportGroups } from './list-report-groups.ts';
export { listReportAdGroups, listReportCampaigns, listReportKeywords } from './list-report-rows.ts';
export { listTermsOfKeywords } from './list-search-terms.ts';
export { listReportAudience } from './list-report-audience.ts';
export { type MonthSpend, readSpendByMonth, type Spend, unread } from './read-spend-by-month.ts';
