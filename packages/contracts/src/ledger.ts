import { isDay } from '@tapwright/domain/days';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageOf, pageQuery } from './paging.ts';
import { queriedTeamId } from './teams.ts';

export const statementFilters = ['all', 'recharges', 'reserves', 'spend'] as const;
export type StatementFilter = (typeof statementFilters)[number];

export const bookedKinds = [
  'recharge',
  'reserve',
  'release',
  'spend',
  'refundBegin',
  'refundEnd',
  'refundFail',
  'dispute',
  'reinstate',
  'fee',
] as const;
export type BookedKind = (typeof bookedKinds)[number];

/** Which kinds a filter of the statement shows. */
export const kindsOf: Record<StatementFilter, readonly BookedKind[]> = {
  all: bookedKinds,
  recharges: ['recharge', 'refundBegin', 'refundEnd', 'refundFail', 'dispute', 'reinstate'],
  reserves: ['reserve', 'release'],
  spend: ['spend'],
};

const currency = z.enum(['USD', 'RMB']);
const access = { to: 'team', may: 'finance.see' } as const;

/** All in minor units of the team's currency. */
export const balance = z.object({
  currency,
  available: z.int(),
  reserved: z.int(),
  /** For how many campaigns. */
  reservedFor: z.int(),
  /** Spent beyond what there was, or paid and taken back. */
  owed: z.int(),
  /** Being paid back. */
  refund: z.int(),
  /** First day of the running month, by Apple's clock. */
  month: z.string(),
  spentInMonth: z.int(),
});
export type Balance = z.infer<typeof balance>;

export const findBalance = defineCall({
  method: 'GET',
  path: '/finance/findBalance',
  access,
  summary: 'What a team can dispose of, has reserved and has spent, from its ledger.',
  query: z.object({ teamId: queriedTeamId }),
  answer: balance,
});

export const statementRow = z.object({
  number: z.int(),
  kind: z.enum(bookedKinds),
  bookedAt: z.string(),
  effectiveOn: z.string(),
  /** The reference of what it is about. */
  subject: z.nullable(z.string()),
  /** How many campaigns it moves money of, and the name where it is one. */
  campaigns: z.int(),
  campaignName: z.nullable(z.string()),
  available: z.int(),
  reserved: z.int(),
  spent: z.int(),
  owed: z.int(),
  /** Running, in the order of booking, whatever the filter shows. */
  availableAfter: z.int(),
  reservedAfter: z.int(),
});
export type StatementRow = z.infer<typeof statementRow>;

const day = z.string().check((given) => {
  if (!isDay(given.value))
    given.issues.push({ code: 'custom', input: given.value, message: 'finance:rules.day' });
});

/** Days of UTC on which something was booked. Without them: all. */
const which = {
  teamId: queriedTeamId,
  show: z._default(z.enum(statementFilters), 'all'),
  startTime: z.optional(day),
  endTime: z.optional(day),
};
type Days = { startTime?: string | undefined; endTime?: string | undefined };

const isRange = z.refine<Days>(
  ({ startTime, endTime }) =>
    startTime === undefined || endTime === undefined ? startTime === endTime : startTime <= endTime,
  { path: ['endTime'], error: 'finance:rules.days' },
);

const standing = z.object({ available: z.int(), reserved: z.int() });
/** What stood before the first and after the last booking of some days, whatever the filter shows of them. */
const statementDays = z.object({ from: z.string(), to: z.string(), before: standing, after: standing });
export type StatementDays = z.infer<typeof statementDays>;

export const findStatement = defineCall({
  method: 'GET',
  path: '/finance/findStatement',
  access,
  summary: 'What was booked in a team’s ledger, newest first, with the balances after each.',
  query: z.object({ ...which, ...pageQuery }).check(isRange),
  answer: z.extend(pageOf(statementRow), {
    currency,
    /** Without days that are not over. Null where none were asked for. */
    days: z.nullable(statementDays),
  }),
});

export const downloadStatement = defineCall({
  method: 'GET',
  path: '/finance/downloadStatement',
  access,
  summary: 'The same as a file, the oldest first.',
  query: z.object({ ...which, format: z.enum(['csv', 'xlsx']) }).check(isRange),
  answer: z.null(),
  download: 'application/octet-stream',
});
