import * as z from 'zod/mini';

const highest = 2n ** 63n - 1n;

/** An id of Apple's as text: it may be beyond what a number holds, never beyond what the database does. */
export const appleId = z.string().check(
  z.regex(/^\d{1,19}$/, { abort: true }),
  z.refine((digits) => BigInt(digits) <= highest, 'errors:fields.wrongForm'),
);

/** Of an ad object: Apple's, or below zero one of ours while Apple has given none. */
export const adId = z.string().check(
  z.regex(/^-?\d{1,19}$/, { abort: true }),
  z.refine((digits) => BigInt(digits) <= highest && BigInt(digits) >= -highest, 'errors:fields.wrongForm'),
);

export const productPageId = z
  .string()
  .check(z.regex(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/));
