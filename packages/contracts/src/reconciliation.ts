import { isDay } from '@tapwright/domain/days';
import { differenceReasons } from '@tapwright/domain/spend-difference';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageOf, pageQuery } from './paging.ts';
import { queriedTeamId } from './teams.ts';

const day = z.string().check((given) => {
  if (!isDay(given.value))
    given.issues.push({ code: 'custom', input: given.value, message: 'finance:rules.day' });
});

/** Of an ad account that we pay for and one day; amounts in the smallest unit of the team's currency. */
export const reconciledDay = z.object({
  campaignGroupId: z.int(),
  name: z.string(),
  day: z.string(),
  booked: z.int(),
  /** What Apple reports now; null where its day has no rate. */
  reported: z.nullable(z.int()),
  difference: z.nullable(z.int()),
  reason: z.enum(differenceReasons),
  bookedAt: z.nullable(z.string()),
});
export type ReconciledDay = z.infer<typeof reconciledDay>;

export const findReconciliation = defineCall({
  method: 'GET',
  path: '/finance/findReconciliation',
  access: { to: 'team', may: 'finance.see' },
  summary: 'Spend in the ledger beside what Apple reports, for each ad account that we pay for and day.',
  query: z.object({
    teamId: queriedTeamId,
    startTime: day,
    endTime: day,
    /** Only days that differ. */
    differing: z.optional(z.literal('yes')),
    ...pageQuery,
  }),
  answer: z.extend(pageOf(reconciledDay), { currency: z.enum(['USD', 'RMB']), differing: z.int() }),
});
