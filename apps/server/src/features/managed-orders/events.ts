import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Nobody can approve these any more: the order was given up, or whoever proposed them works on it no longer. */
export const proposalsOver = defineJob(
  'managedOrders.proposalsOver',
  z.object({ teamId: z.int(), changeSetIds: z.array(z.int()) }),
);
