import { teamCurrencies } from '@tapwright/domain/currencies';
import { isDay } from '@tapwright/domain/days';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { reportEdges } from './report-edges.ts';
import { micros } from './report-measures.ts';
import { queriedTeamId } from './teams.ts';

/** As much as two years and a month that has begun. */
const maxSpendDays = 800;

const day = z.string().check((given) => {
  if (!isDay(given.value))
    given.issues.push({ code: 'custom', input: given.value, message: 'finance:rules.day' });
});

const query = z
  .object({
    teamId: queriedTeamId,
    startTime: day,
    endTime: day,
    /** In which amounts are given; without one, the team's. */
    unit: z.optional(z.enum(teamCurrencies)),
  })
  .check(
    z.refine(
      ({ startTime, endTime }) =>
        startTime <= endTime && Date.parse(endTime) - Date.parse(startTime) < maxSpendDays * 86_400_000,
      { path: ['endTime'], error: 'finance:rules.range' },
    ),
  );

const days = z.object({ from: z.string(), to: z.string() });

/**
 * In micros: of the currency asked for, and of the ad account's own. Both null where nothing was read, the first also
 * where a day has no rate yet.
 */
const spend = z.object({ inTeamCurrency: z.nullable(micros), inOwnCurrency: z.nullable(micros) });
const monthSpend = z.extend(spend, {
  /** Days of the month that were never read, so that they are not in it. */
  notRead: z.array(days),
  /** Days that are in `acrossMonths`. */
  inWeeks: z.array(days),
});
export type MonthSpend = z.infer<typeof monthSpend>;
export type Spend = z.infer<typeof spend>;

export const monthlySpend = z.object({
  /** Which was asked for; without one, the team's. */
  currency: z.enum(teamCurrencies),
  /** What was requested, without days that are not over in every ad account's zone. */
  from: z.string(),
  to: z.string(),
  /** The calendar months of the range, oldest first; the first and the last as far as the range holds them. */
  months: z.array(days),
  groups: z.array(
    z.object({
      campaignGroupId: z.int(),
      name: z.string(),
      isDetached: z.boolean(),
      currency: z.string(),
      timeZone: z.string(),
      /** One for each month. */
      months: z.array(monthSpend),
      /** Of weeks that Apple reports only whole and that lie in two months. */
      acrossMonths: spend,
      total: spend,
    }),
  ),
  /** Of all groups, in that currency, as far as they were read; null also where none of them was. */
  totals: z.object({
    months: z.array(z.nullable(micros)),
    acrossMonths: z.nullable(micros),
    total: z.nullable(micros),
  }),
  /** The newest of each currency that is converted: what one unit is worth in that currency. */
  rates: z.array(z.object({ currency: z.string(), day: z.string(), worth: z.string(), source: z.string() })),
  edges: reportEdges,
});
export type MonthlySpend = z.infer<typeof monthlySpend>;

const access = { to: 'team', may: 'finance.see' } as const;

export const findMonthlySpend = defineCall({
  method: 'GET',
  path: '/finance/findMonthlySpend',
  access,
  summary: 'Spend by campaign group and month in the team’s currency or another, with the rates behind it.',
  query,
  answer: monthlySpend,
  patience: 'ads',
});

const spendFileFormats = ['csv', 'xlsx'] as const;

export const downloadMonthlySpend = defineCall({
  method: 'GET',
  path: '/finance/downloadMonthlySpend',
  access,
  summary: 'The same as a file: one row for each campaign group and month.',
  query: z.extend(query, { format: z.enum(spendFileFormats) }),
  answer: z.null(),
  download: 'application/octet-stream',
});
