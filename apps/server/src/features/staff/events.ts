import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Somebody is staff no longer, or frozen. */
export const staffLeft = defineJob('staff.left', z.object({ userId: z.int() }));
