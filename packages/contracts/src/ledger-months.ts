import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageOf, pageQuery } from './paging.ts';
import { queriedTeamId } from './teams.ts';

const access = { to: 'team', may: 'finance.see' } as const;

/** Minor units of the team's currency. */
const standing = z.object({
  available: z.int(),
  reserved: z.int(),
  /** Set aside to be paid back. */
  refund: z.int(),
  owed: z.int(),
});

export const closedMonth = z.object({
  /** "2026-10": what was booked in it, by UTC. */
  month: z.string(),
  bookings: z.int(),
  /** What came by recharges, without what went back. */
  cameIn: z.int(),
  spent: z.int(),
  before: standing,
  after: standing,
});
export type ClosedMonth = z.infer<typeof closedMonth>;

export const findClosedMonths = defineCall({
  method: 'GET',
  path: '/finance/findMonths',
  access,
  summary: 'Months that are over, the newest first, from the first in which something was booked.',
  query: z.object({ teamId: queriedTeamId, ...pageQuery }),
  answer: z.extend(pageOf(closedMonth), { currency: z.enum(['USD', 'RMB']) }),
});

export const downloadMonth = defineCall({
  method: 'GET',
  path: '/finance/downloadMonth',
  access,
  summary: 'The statement of a month that is over as PDF, in the language of whoever asks.',
  query: z.object({
    teamId: queriedTeamId,
    month: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'finance:rules.month')),
  }),
  answer: z.null(),
  download: 'application/pdf',
  refusals: ['notFound'],
});
