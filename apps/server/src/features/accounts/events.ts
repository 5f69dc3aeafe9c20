import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** A mobile or an e-mail is this person's from now on: they registered with it, bound it, or changed to it. */
export const contactProven = defineJob('accounts.contactProven', z.object({ userId: z.int() }));
