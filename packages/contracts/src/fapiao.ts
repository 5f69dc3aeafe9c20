import { isTaxNumber } from '@tapwright/domain/tax-number';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageOf, pageQuery } from './paging.ts';
import { maxRemittance, maxWords, queueStates } from './recharges.ts';
import { queriedTeamId, teamId } from './teams.ts';

/** An invoice of mainland China, for what a team that settles in RMB has recharged. */
export const fapiaoStates = ['requested', 'issued', 'refused', 'withdrawn'] as const;
export type FapiaoState = (typeof fapiaoStates)[number];

/** Of a special one the buyer deducts the tax. */
export const fapiaoKinds = ['ordinary', 'special'] as const;
export type FapiaoKind = (typeof fapiaoKinds)[number];

export const maxTitle = 100;
export const maxFapiaoNote = 200;
const fapiaoId = z.int().check(z.gte(1));
const queriedFapiaoId = z.coerce.number<number>().check(z.int(), z.gte(1));
const reason = z.string().check(z.trim(), z.minLength(1, 'recharges:rules.reason'), z.maxLength(maxWords));
const number = z.string().check(z.trim(), z.regex(/^\d{20}$/, 'recharges:rules.fapiaoNumber'));
const file = z.string().check(z.regex(/^[0-9a-f]{32}\.pdf$/, 'recharges:rules.fapiaoFile'));
const asked = {
  kind: z.enum(fapiaoKinds),
  title: z.string().check(z.trim(), z.minLength(1, 'recharges:rules.title'), z.maxLength(maxTitle)),
  taxNumber: z.string().check(z.trim(), z.toUpperCase(), z.refine(isTaxNumber, 'recharges:rules.taxNumber')),
  /** Minor units of RMB. */
  amount: z
    .int('recharges:rules.amount')
    .check(z.gte(100, 'recharges:rules.amount'), z.lte(maxRemittance, 'recharges:rules.amount')),
  note: z._default(z.string().check(z.trim(), z.maxLength(maxFapiaoNote)), ''),
};

export const fapiao = z.object({
  teamId: z.int(),
  fapiaoId: z.int(),
  state: z.enum(fapiaoStates),
  kind: z.enum(fapiaoKinds),
  title: z.string(),
  taxNumber: z.string(),
  amount: z.int(),
  note: z.string(),
  askedBy: z.string(),
  askedAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** Why it was refused; of a red one, why it was issued. */
  reason: z.nullable(z.string()),
  /** As it was issued: twenty digits. */
  number: z.nullable(z.string()),
  /** The number of the one that it takes back: it is a red one, and its amount is below zero. */
  reverses: z.nullable(z.string()),
  /** What red ones have taken back of it. */
  reversed: z.int(),
});
export type Fapiao = z.infer<typeof fapiao>;

const see = { to: 'team', may: 'finance.see' } as const;
const ask = { to: 'team', may: 'finance.recharge' } as const;
const staff = { to: 'staff' } as const;

export const findFapiao = defineCall({
  method: 'GET',
  path: '/fapiao/find',
  access: see,
  summary: 'The fapiao that a team has asked for, the newest first, and what it can still ask for.',
  query: z.object({ teamId: queriedTeamId, ...pageQuery }),
  answer: z.extend(pageOf(fapiao), {
    /** What was recharged and has not gone back, without what was asked for or issued. */
    invoiceable: z.int(),
    /** To whom the last one was made out. */
    last: z.nullable(z.object({ kind: z.enum(fapiaoKinds), title: z.string(), taxNumber: z.string() })),
  }),
});

export const askFapiao = defineCall({
  method: 'POST',
  path: '/fapiao/ask',
  access: ask,
  summary: 'Ask for a fapiao, of at most what was recharged and not invoiced yet. RMB teams only.',
  body: z.object({ teamId, ...asked }),
  answer: z.null(),
  refusals: ['badInput', 'rechargeWayMissing'],
});

export const withdrawFapiao = defineCall({
  method: 'POST',
  path: '/fapiao/withdraw',
  access: ask,
  summary: 'Take back what was asked for, as long as it is not issued.',
  body: z.object({ teamId, fapiaoId }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile'],
});

const oneQueried = z.object({ teamId: queriedTeamId, fapiaoId: queriedFapiaoId });

export const downloadFapiao = defineCall({
  method: 'GET',
  path: '/fapiao/download',
  access: see,
  summary: 'An issued fapiao as PDF, as staff sent it.',
  query: oneQueried,
  answer: z.null(),
  download: 'application/pdf',
  refusals: ['notFound'],
});

export const queuedFapiao = z.extend(fapiao, {
  teamName: z.string(),
  /** What the team could still ask for besides; below zero: it has more than was recharged. */
  invoiceable: z.int(),
  decidedBy: z.nullable(z.string()),
  isOwnTeam: z.boolean(),
});
export type QueuedFapiao = z.infer<typeof queuedFapiao>;

export const findQueuedFapiao = defineCall({
  method: 'GET',
  path: '/staff/fapiao/find',
  access: staff,
  summary: 'Fapiao that wait to be issued, the oldest first; or those that are over, the newest first.',
  query: z.object({ state: z._default(z.enum(queueStates), 'open'), ...pageQuery }),
  answer: pageOf(queuedFapiao),
});

export const issueFapiao = defineCall({
  method: 'POST',
  path: '/staff/fapiao/issue',
  access: staff,
  summary: 'Hand the issued fapiao to the team: its number, and its PDF, which was sent as a proof is.',
  body: z.object({ teamId, fapiaoId, number, file }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile', 'ownTeam', 'badInput'],
});

export const refuseFapiao = defineCall({
  method: 'POST',
  path: '/staff/fapiao/refuse',
  access: staff,
  summary: 'Refuse it, with a reason that the team reads.',
  body: z.object({ teamId, fapiaoId, reason }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile', 'ownTeam'],
});

/** At least 0.01; never more than is left of the one that it takes back. */
const reversedAmount = z
  .int('recharges:rules.reversed')
  .check(z.gte(1, 'recharges:rules.reversed'), z.lte(maxRemittance, 'recharges:rules.reversed'));

export const reverseFapiao = defineCall({
  method: 'POST',
  path: '/staff/fapiao/reverse',
  access: staff,
  summary:
    'Hand over a red fapiao, which takes an issued one back in all or in part: its number, amount, reason and PDF.',
  body: z.object({ teamId, fapiaoId, amount: reversedAmount, number, file, reason }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile', 'ownTeam', 'badInput'],
});

export const downloadQueuedFapiao = defineCall({
  method: 'GET',
  path: '/staff/fapiao/download',
  access: staff,
  summary: 'An issued fapiao as PDF.',
  query: oneQueried,
  answer: z.null(),
  download: 'application/pdf',
  refusals: ['notFound'],
});
