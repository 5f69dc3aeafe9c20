import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/**
 * A browser that saves a file sends no header. It brings a ticket instead: `<path>?ticket=…`, once, within 60 s. What
 * is to be in the file is said here, so that nothing of it is in the address.
 */
export const createDownloadTicket = defineCall({
  method: 'POST',
  path: '/download/ticket',
  access: { to: 'signedIn' },
  summary: 'A ticket to fetch one file by its address alone.',
  body: z.object({
    path: z.string().check(z.maxLength(100)),
    query: z.record(
      z.string(),
      z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
    ),
  }),
  answer: z.object({ ticket: z.string() }),
  refusals: ['notFound', 'notPermitted', 'disabledInTeam'],
});
