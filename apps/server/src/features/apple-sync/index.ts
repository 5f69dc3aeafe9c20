export { mountAppleSyncCalls } from './routes.ts';
export { handleSyncJobs } from './sync-jobs.ts';
