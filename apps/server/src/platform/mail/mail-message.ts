import * as z from 'zod/mini';
import type { JobRun } from '../jobs/run-job.ts';

export const mailMessage = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
});
export type MailMessage = z.infer<typeof mailMessage>;
export type MailDelivery = (message: MailMessage, run: JobRun) => Promise<void>;
