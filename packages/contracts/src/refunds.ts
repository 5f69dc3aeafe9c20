import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageOf, pageQuery } from './paging.ts';
import { maxRemittance, maxWords, queueStates, rechargeWays } from './recharges.ts';
import { teamId } from './teams.ts';

export const refundStates = ['proposed', 'declined', 'approved', 'paid', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

const staff = { to: 'staff' } as const;
const reason = z.string().check(z.trim(), z.minLength(1, 'recharges:rules.reason'), z.maxLength(maxWords));
const named = { teamId, refundId: z.int().check(z.gte(1)) };

export const refund = z.object({
  teamId: z.int(),
  refundId: z.int(),
  teamName: z.string(),
  reference: z.string(),
  /** Of the recharge that goes back. */
  rechargeReference: z.string(),
  way: z.enum(rechargeWays),
  state: z.enum(refundStates),
  currency: z.enum(['USD', 'RMB']),
  /** Minor units. */
  amount: z.int(),
  /** What the team has besides. */
  available: z.int(),
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  decision: z.nullable(z.string()),
  /** Nobody decides on the money of a team they are in, and nobody is the second to themselves. */
  isOwnTeam: z.boolean(),
  isOwnProposal: z.boolean(),
});
export type Refund = z.infer<typeof refund>;

export const findRefunds = defineCall({
  method: 'GET',
  path: '/staff/refunds/find',
  access: staff,
  summary: 'Refunds that wait for somebody, the oldest first; or those that are over, the newest first.',
  query: z.object({ state: z._default(z.enum(queueStates), 'open'), ...pageQuery }),
  answer: pageOf(refund),
});

export const proposeRefund = defineCall({
  method: 'POST',
  path: '/staff/refunds/propose',
  access: staff,
  summary: 'Propose that unspent money of a recharge goes back. Moves nothing: a second person approves.',
  body: z.object({
    rechargeReference: z
      .string()
      .check(z.trim(), z.minLength(1, 'recharges:rules.reference'), z.maxLength(40)),
    amount: z
      .int('recharges:rules.amount')
      .check(z.gte(1, 'recharges:rules.amount'), z.lte(maxRemittance, 'recharges:rules.amount')),
    reason,
  }),
  answer: z.null(),
  refusals: ['ownTeam', 'badInput'],
});

export const approveRefund = defineCall({
  method: 'POST',
  path: '/staff/refunds/approve',
  access: staff,
  summary:
    'Approve it as the second person: the money is set aside, and its provider is asked to pay it out.',
  body: z.object({ ...named, reason }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile', 'ownTeam', 'secondPersonNeeded', 'balanceTooLow'],
});

export const declineRefund = defineCall({
  method: 'POST',
  path: '/staff/refunds/decline',
  access: staff,
  summary: 'Decline or take back a proposal.',
  body: z.object({ ...named, reason }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile', 'ownTeam'],
});

/** `returned`: it had left, and the bank of whoever gets it sent it back. */
const refundOutcomes = ['paid', 'failed', 'returned'] as const;

export const endRefund = defineCall({
  method: 'POST',
  path: '/staff/refunds/end',
  access: staff,
  summary:
    'Say that the bank has paid a refund out, gave it back, or returned what it had paid out. Of remittances alone.',
  body: z.object({ ...named, outcome: z.enum(refundOutcomes), reason }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile', 'ownTeam'],
});
