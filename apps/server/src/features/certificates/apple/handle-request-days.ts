import * as z from 'zod/mini';
import type { Deps } from '../../../platform/deps.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { deleteOldRequestDays } from './request-days-store.ts';

const pruneRequestDays = defineJob('certificates.pruneRequestDays', z.object({}), { maxAttempts: 1 });

export function handleRequestDays({ jobs, database }: Pick<Deps, 'jobs' | 'database'>): void {
  jobs.handle(pruneRequestDays, () => deleteOldRequestDays(database.write));
  jobs.recur(pruneRequestDays, '12 2 * * *');
}
