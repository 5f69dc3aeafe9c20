export { findReportDay, findReportTime } from './find-report-day.ts';
export { mountAppleSync } from './routes.ts';
