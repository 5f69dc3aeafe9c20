import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** What a provider has to pay out. */
export const refundApproved = defineJob('refunds.payOut', z.object({ teamId: z.int(), refundId: z.int() }));
