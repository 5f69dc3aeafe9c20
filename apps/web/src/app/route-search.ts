import * as z from 'zod/mini';

/** What an address may say in words of its own. */
export const text = z.optional(z.string());
export const listSearch = { type: text, page: text, size: text };
