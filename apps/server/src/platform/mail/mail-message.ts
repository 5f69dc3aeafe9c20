import * as z from 'zod/mini';
import type { JobRun } from '../jobs/run-job.ts';

export const mailMessage = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
  /** A stored file, and what it is called in the mail. One that is gone by then is left out. */
  attachment: z.optional(z.object({ file: z.string(), name: z.string() })),
});
export type MailMessage = z.infer<typeof mailMessage>;

export type Attached = { name: string; content: Uint8Array; mediaType: string };
export type MailDelivery = (
  message: Omit<MailMessage, 'attachment'> & { attached: Attached | undefined },
  run: JobRun,
) => Promise<void>;
