import * as z from 'zod/mini';
import type { JobRun } from '../jobs/run-job.ts';

export const textMessage = z.object({ mobile: z.string(), text: z.string() });
export type TextMessage = z.infer<typeof textMessage>;
export type TextMessageDelivery = (message: TextMessage, run: JobRun) => Promise<void>;
