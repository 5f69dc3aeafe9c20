import { currencyDecimals } from '@tapwright/domain/currencies';
import { isDay } from '@tapwright/domain/days';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageOf, pageQuery } from './paging.ts';
import type { rateSources } from './report-edges.ts';
import { maxReasonCharacters } from './staff.ts';

const staff = { to: 'staff' } as const;

/** Of a rate that two of staff typed in for a day without a published one. */
export const typedSource = 'typed' satisfies (typeof rateSources)[number];

/** What a rate can be kept for: it says how many CNY one unit is worth. */
export const ratedCurrencies = Object.keys(currencyDecimals).filter((currency) => currency !== 'CNY');

const currency = z.string().check(z.refine((text) => ratedCurrencies.includes(text), 'staff:rules.currency'));
const day = z.string().check(z.refine(isDay, 'staff:rules.rateDay'));
/** Up to ten figures after the point; a central bank gives four. */
const cnyPerUnit = z
  .string()
  .check(z.trim(), z.regex(/^(?=.*[1-9])\d{1,4}(?:\.\d{1,10})?$/, 'staff:rules.rate'));
const reason = z
  .string()
  .check(z.trim(), z.minLength(1, 'staff:rules.reason'), z.maxLength(maxReasonCharacters));

export const rateFilters = ['all', 'gaps'] as const;
export type RateFilter = (typeof rateFilters)[number];

const worth = { cnyPerUnit: z.string(), source: z.string() };
const knownRate = z.object({ day: z.string(), ...worth });

export const rateOfDay = z.object({
  day: z.string(),
  /** Null: it has none of its own. */
  own: z.nullable(z.object(worth)),
  /** What the day is converted with; null before the first rate. */
  used: z.nullable(knownRate),
  /** A working day that is over, without a rate of its own. */
  isGap: z.boolean(),
  /** Who typed in the one that stands, who approved it, and why. */
  typed: z.nullable(z.object({ by: z.string(), second: z.string(), reason: z.string() })),
  /** What it was before, the last one first. */
  former: z.array(z.object({ ...worth, replacedAt: z.string() })),
});
export type RateOfDay = z.infer<typeof rateOfDay>;

export const findRatesByDay = defineCall({
  method: 'GET',
  path: '/staff/rates/find',
  access: staff,
  summary:
    'Rates of a currency by day, the newest first, with their source; or only the working days without one.',
  query: z.object({ currency, show: z._default(z.enum(rateFilters), 'all'), ...pageQuery }),
  answer: z.extend(pageOf(rateOfDay), { gaps: z.int() }),
});

export const typedRate = z.object({
  typedRateId: z.int(),
  currency: z.string(),
  day: z.string(),
  cnyPerUnit: z.string(),
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: z.string(),
  /** What the day is converted with so far. */
  used: z.nullable(knownRate),
  /** Nobody is the second to themselves. */
  isOwnProposal: z.boolean(),
});
export type TypedRate = z.infer<typeof typedRate>;

export const findTypedRates = defineCall({
  method: 'GET',
  path: '/staff/rates/findProposed',
  access: staff,
  summary: 'Rates that were typed in and wait for a second person, the oldest first.',
  answer: z.array(typedRate),
});

export const proposeRate = defineCall({
  method: 'POST',
  path: '/staff/rates/propose',
  access: staff,
  summary:
    'Type in the rate of a day that no source published one for. Changes nothing: a second person approves.',
  body: z.object({ currency, day, cnyPerUnit, reason }),
  answer: z.null(),
  refusals: ['badInput'],
});

const decision = { typedRateId: z.int().check(z.gte(1)), reason };

export const approveRate = defineCall({
  method: 'POST',
  path: '/staff/rates/approve',
  access: staff,
  summary: 'Approve it as the second person: the day is converted with it from then on.',
  body: z.object(decision),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile', 'secondPersonNeeded'],
});

export const declineRate = defineCall({
  method: 'POST',
  path: '/staff/rates/decline',
  access: staff,
  summary: 'Decline a rate that was typed in, or take back one’s own.',
  body: z.object(decision),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile'],
});
