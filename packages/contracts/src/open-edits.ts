import * as z from 'zod/mini';

/** What of an object is on its way to Apple, the oldest first. Amounts as a person would type them. */
export const openEdit = z.object({
  changeSetId: z.int(),
  intent: z.enum(['create', 'update', 'remove']),
  after: z.record(z.string(), z.unknown()),
});
export type OpenEdit = z.infer<typeof openEdit>;
