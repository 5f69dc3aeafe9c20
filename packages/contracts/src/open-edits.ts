import * as z from 'zod/mini';

/** What of an object has not ended, in the order in which it would be sent. Amounts as a person would type them. */
export const openEdit = z.object({
  changeSetId: z.int(),
  /** Of its set: only one that is `sending` is on its way; a draft is shown to its author alone. */
  state: z.enum(['draft', 'proposed', 'scheduled', 'sending']),
  scheduledFor: z.nullable(z.string()),
  intent: z.enum(['create', 'update', 'remove']),
  after: z.record(z.string(), z.unknown()),
});
export type OpenEdit = z.infer<typeof openEdit>;
