import { teamCurrencies } from '@tapwright/domain/currencies';
import { isDay } from '@tapwright/domain/days';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { reportEdges } from './report-edges.ts';
import { micros } from './report-measures.ts';
import { queriedTeamId } from './teams.ts';

/** As much as two years and a month that has begun. */
const longestSpendDays = 800;

const day = z.string().check((given) => {
  if (!isDay(given.value))
    given.issues.push({ code: 'custom', input: given.value, message: 'finance:rules.day' });
});

const query = z
  .object({ teamId: queriedTeamId, startTime: day, endTime: day })
  .check(
    z.refine(
      ({ startTime, endTime }) =>
        startTime <= endTime && Date.parse(endTime) - Date.parse(startTime) < longestSpendDays * 86_400_000,
      { path: ['endTime'], error: 'finance:rules.range' },
    ),
  );

/** In micros: of the team's currency, null where a day has no rate yet; and of the ad account's own. */
const spend = z.object({ inTeamCurrency: z.nullable(micros), inOwnCurrency: micros });
export type Spend = z.infer<typeof spend>;

export const monthlySpend = z.object({
  currency: z.enum(teamCurrencies),
  /** What was asked for, without days that are not over in every ad account's zone. */
  from: z.string(),
  to: z.string(),
  /** The calendar months of the range, oldest first; the first and the last as far as the range holds them. */
  months: z.array(z.object({ from: z.string(), to: z.string() })),
  groups: z.array(
    z.object({
      campaignGroupId: z.int(),
      name: z.string(),
      isDetached: z.boolean(),
      currency: z.string(),
      timeZone: z.string(),
      /** One for each month. */
      months: z.array(spend),
      /** Of weeks that Apple tells only whole and that lie in two months. */
      acrossMonths: spend,
      total: spend,
    }),
  ),
  /** Of all groups, in the team's currency. */
  totals: z.object({
    months: z.array(z.nullable(micros)),
    acrossMonths: z.nullable(micros),
    total: z.nullable(micros),
  }),
  /** The newest of each currency that is converted: what one unit is worth in the team's currency. */
  rates: z.array(z.object({ currency: z.string(), day: z.string(), worth: z.string(), source: z.string() })),
  edges: reportEdges,
});
export type MonthlySpend = z.infer<typeof monthlySpend>;

const access = { to: 'team', may: 'finance.see' } as const;

export const findMonthlySpend = defineCall({
  method: 'GET',
  path: '/finance/findMonthlySpend',
  access,
  summary: 'Spend by campaign group and month in the team’s currency, with the rates behind it.',
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
