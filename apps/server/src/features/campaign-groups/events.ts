import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Ad accounts were attached to this team. */
export const adAccountsAttached = defineJob('campaignGroups.attached', z.object({ teamId: z.int() }));
