export { findReportDay, findReportTime } from './clock/find-report-day.ts';
export { mountAppleSync } from './routes.ts';
