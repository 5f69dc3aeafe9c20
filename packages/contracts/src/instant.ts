import * as z from 'zod/mini';

const instant = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text: string) => new Date(text)),
);

/** Between two moments of a query. */
export const betweenQuery = {
  /** From this moment on. */
  startTime: z.optional(instant),
  /** Up to this moment, which is no longer part of it. */
  endTime: z.optional(instant),
};
