import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs/define-job.ts';

const entry = { teamId: z.int(), userId: z.int() };

/** The half hour is over. */
export const entryRunsOut = defineJob('staff.entryRunsOut', z.object({ ...entry, endsAt: z.string() }));
/** Something of an entry that is over was still open. */
export const entryOver = defineJob('staff.entryOver', z.object(entry));
