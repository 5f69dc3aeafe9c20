import * as z from 'zod/mini';

/** A bound on a count, as typed; empty: none. */
export const countRule = z.string().check(z.regex(/^\s*\d*\s*$/, 'errors:fields.wholeNumber'));
export const readCount = (text: string): number | null => (text.trim() === '' ? null : Number(text));
export const writeCount = (count: number | null): string => (count === null ? '' : String(count));
