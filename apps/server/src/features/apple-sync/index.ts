export { estimateAppleTime } from './clock/read-apple-time.ts';
export { findReportDay, findReportTime } from './clock/find-report-day.ts';
export { mountAppleSync } from './routes.ts';
export { putCreatives } from './reading/creatives-store.ts';
export { putEntities, replaceProductPages } from './reading/structure-store.ts';
