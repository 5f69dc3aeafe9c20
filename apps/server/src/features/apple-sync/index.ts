export { findReportDay, findReportTime } from './find-report-day.ts';
export { mountAppleSyncCalls } from './routes.ts';
export { handleSyncJobs } from './sync-jobs.ts';
