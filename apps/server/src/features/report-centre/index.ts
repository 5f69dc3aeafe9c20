export { handleReportJobs } from './handle-report-jobs.ts';
export { mountReportCentreCalls } from './routes.ts';
