import * as z from 'zod/mini';

export const changeEnd = z.object({
  state: z.enum(['refused', 'stale', 'withdrawn']),
  refusal: z.nullable(z.string()),
  count: z.int(),
  /** Where Apple said the same of all of them. */
  appleWords: z.nullable(z.string()),
});
export type ChangeEnd = z.infer<typeof changeEnd>;

export const changeTrail = z.object({
  /** When it was let go to Apple, and when the last of it ended. */
  committedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  /** So many rows were taken out by whoever approved it. */
  takenOut: z.int(),
});

/** Of what somebody changed meanwhile: who did it last, and when. */
export const changedSince = z.object({
  by: z.nullable(z.string()),
  at: z.string(),
  isOutside: z.boolean(),
});
