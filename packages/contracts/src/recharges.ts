import { isReference } from '@tapwright/domain/remittance-reference';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageOf, pageQuery } from './paging.ts';
import { paymentProviders } from './payments.ts';
import { queriedTeamId, teamId } from './teams.ts';

export const rechargeStates = [
  'begun',
  'submitted',
  'asked',
  'paying',
  'credited',
  'refused',
  'withdrawn',
  'failed',
  'expired',
  'unclear',
] as const;
export type RechargeState = (typeof rechargeStates)[number];
/** Somebody of the platform still has to decide. */
export const waitingStates = ['submitted', 'asked'] as const satisfies readonly RechargeState[];

/** Nothing of it is in the balance yet, and it may still come. */
export const openStates = [
  'begun',
  'submitted',
  'asked',
  'paying',
  'unclear',
] as const satisfies readonly RechargeState[];

export const rechargeFilters = ['all', 'open'] as const;
export type RechargeFilter = (typeof rechargeFilters)[number];

export const rechargeWays = ['remittance', 'card', 'alipay'] as const;
export type RechargeWay = (typeof rechargeWays)[number];

/** 1.00 to 100,000,000.00, in minor units. */
export const minRemittance = 100;
export const maxRemittance = 10_000_000_000;
/** Within which a remittance is confirmed or refused. */
export const remittanceHours = 48;
/** How long ago a transfer may have been. */
const maxTransferDays = 180;

const rechargeId = z.int().check(z.gte(1));
const amount = z
  .int('recharges:rules.amount')
  .check(z.gte(minRemittance, 'recharges:rules.amount'), z.lte(maxRemittance, 'recharges:rules.amount'));
const words = (error: string, most: number) =>
  z.string().check(z.trim(), z.minLength(1, error), z.maxLength(most));
export const maxWords = 500;
const reason = words('recharges:rules.reason', maxWords);
const proof = z.string().check(z.regex(/^[0-9a-f]{32}\.(?:jpg|png|pdf)$/, 'recharges:rules.proof'));

const sentAt = z.string().check((given) => {
  const at = Date.parse(given.value);
  const age = Date.now() - at;
  if (Number.isNaN(at) || age < -300_000 || age > maxTransferDays * 86_400_000)
    given.issues.push({ code: 'custom', input: given.value, message: 'recharges:rules.sentAt' });
});

export const recharge = z.object({
  teamId: z.int(),
  rechargeId: z.int(),
  way: z.enum(rechargeWays),
  state: z.enum(rechargeStates),
  reference: z.string().check(z.refine(isReference)),
  currency: z.enum(['USD', 'RMB']),
  /** Minor units. */
  amount: z.int(),
  creditedAmount: z.nullable(z.int()),
  madeBy: z.string(),
  madeAt: z.string(),
  submittedAt: z.nullable(z.string()),
  dueAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  serialNumber: z.nullable(z.string()),
  payerName: z.nullable(z.string()),
  hasProof: z.boolean(),
  question: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Where a payment that was begun goes on, as long as it can. */
  payUrl: z.nullable(z.string()),
  receiptNumber: z.nullable(z.string()),
});
export type Recharge = z.infer<typeof recharge>;

const see = { to: 'team', may: 'finance.see' } as const;
const pay = { to: 'team', may: 'finance.recharge' } as const;

/** Where a remittance goes. */
const bankAccount = z.object({
  holder: z.string(),
  number: z.string(),
  bank: z.string(),
  isSample: z.boolean(),
});

const paymentWay = z.object({ provider: z.enum(paymentProviders), isStandIn: z.boolean() });

export const findRechargeWays = defineCall({
  method: 'GET',
  path: '/recharge/findWays',
  access: pay,
  summary: 'How this team can recharge its balance. Null: not in this way.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.object({
    currency: z.enum(['USD', 'RMB']),
    /** What lasts two weeks at the pace of the last one, in minor units; null where nothing is spent. */
    twoWeeks: z.nullable(z.int()),
    remittance: z.nullable(bankAccount),
    card: z.nullable(paymentWay),
    alipay: z.nullable(paymentWay),
  }),
});

export const findRecharges = defineCall({
  method: 'GET',
  path: '/recharge/find',
  access: see,
  summary: 'Recharges of the team, newest first; or those on the way only.',
  query: z.object({
    teamId: queriedTeamId,
    show: z._default(z.enum(rechargeFilters), 'all'),
    ...pageQuery,
  }),
  answer: pageOf(recharge),
});

export const beginRemittance = defineCall({
  method: 'POST',
  path: '/recharge/begin',
  access: pay,
  summary: 'Make the reference that is written on a transfer. USD teams only.',
  body: z.object({ teamId, amount }),
  answer: recharge,
  refusals: ['rechargeWayMissing', 'tooManyRecharges'],
});

/** What a card or Alipay pays at once, in minor units. */
export const maxPayment = 99_999_999;
export const paymentWays = ['card', 'alipay'] as const satisfies readonly RechargeWay[];
export type PaymentWay = (typeof paymentWays)[number];

export const beginPayment = defineCall({
  method: 'POST',
  path: '/recharge/pay',
  access: pay,
  summary:
    'Begin a payment by card or Alipay. Answers where it is made. Credits nothing: only the provider does.',
  body: z.object({
    teamId,
    way: z.enum(paymentWays),
    amount: z
      .int('recharges:rules.payment')
      .check(z.gte(minRemittance, 'recharges:rules.payment'), z.lte(maxPayment, 'recharges:rules.payment')),
    /** Drawn by the page once; sent again it finds the same payment. */
    attempt: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  }),
  answer: z.object({ rechargeId: z.int(), url: z.string() }),
  refusals: ['rechargeWayMissing', 'tooManyRecharges', 'paymentSilent', 'changedMeanwhile'],
});

export const askPayment = defineCall({
  method: 'POST',
  path: '/recharge/askPayment',
  access: see,
  summary: 'What became of a payment, asked of its provider where that is not settled.',
  body: z.object({ teamId, rechargeId }),
  answer: recharge,
  refusals: ['notFound'],
});

export const uploadProof = defineCall({
  method: 'POST',
  path: '/recharge/uploadProof',
  access: { to: 'signedIn' },
  summary: 'Send a JPEG, PNG or PDF of at most 10 MB that shows a transfer. Answers its name.',
  file: 'uploadFile',
  answer: proof,
  patience: 'ads',
  refusals: ['tooLarge'],
});

export const remittanceFields = z.object({
  amount,
  sentAt,
  serialNumber: words('recharges:rules.serialNumber', 60),
  payerName: words('recharges:rules.payerName', 120),
  proof,
});

export const submitRemittance = defineCall({
  method: 'POST',
  path: '/recharge/submit',
  access: pay,
  summary:
    'Say that the transfer was sent, with what shows it. The 48 hours count from here. Credits nothing.',
  body: z.extend(remittanceFields, { teamId, rechargeId }),
  answer: recharge,
  refusals: ['notFound', 'changedMeanwhile'],
});

export const answerRecharge = defineCall({
  method: 'POST',
  path: '/recharge/answer',
  access: pay,
  summary: 'Answer what staff asked about a remittance, with another proof where it helps.',
  body: z.object({
    teamId,
    rechargeId,
    answer: words('recharges:rules.answer', maxWords),
    proof: z.optional(proof),
  }),
  answer: recharge,
  refusals: ['notFound', 'changedMeanwhile'],
});

export const withdrawRecharge = defineCall({
  method: 'POST',
  path: '/recharge/withdraw',
  access: pay,
  summary: 'Give up a remittance whose proof was not sent yet.',
  body: z.object({ teamId, rechargeId }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile'],
});

export const downloadProof = defineCall({
  method: 'GET',
  path: '/recharge/downloadProof',
  access: see,
  summary: 'The proof of a remittance, as it was sent.',
  query: z.object({ teamId: queriedTeamId, rechargeId: z.coerce.number<number>().check(z.int(), z.gte(1)) }),
  answer: z.null(),
  download: 'application/octet-stream',
});

export const downloadReceipt = defineCall({
  method: 'GET',
  path: '/recharge/downloadReceipt',
  access: see,
  summary: 'The receipt of a recharge as PDF, in the language of whoever asks.',
  query: z.object({ teamId: queriedTeamId, rechargeId: z.coerce.number<number>().check(z.int(), z.gte(1)) }),
  answer: z.null(),
  download: 'application/pdf',
  refusals: ['notFound'],
});

const staff = { to: 'staff' } as const;
const named = { teamId, rechargeId };

export const queueStates = ['open', 'done'] as const;
export type QueueState = (typeof queueStates)[number];
export const queuedRecharge = z.extend(recharge, {
  teamName: z.string(),
  /** Nobody decides on the money of a team they are in. */
  isOwnTeam: z.boolean(),
  /** The same serial number in other teams. */
  sameElsewhere: z.int(),
  decidedBy: z.nullable(z.string()),
});
export type QueuedRecharge = z.infer<typeof queuedRecharge>;

export const findQueuedRecharges = defineCall({
  method: 'GET',
  path: '/staff/recharges/find',
  access: staff,
  summary: 'Remittances that wait for a decision, the oldest first; or those decided, the newest first.',
  query: z.object({ state: z._default(z.enum(queueStates), 'open'), ...pageQuery }),
  answer: pageOf(queuedRecharge),
});

export const downloadQueuedProof = defineCall({
  method: 'GET',
  path: '/staff/recharges/downloadProof',
  access: staff,
  summary: 'The proof of a remittance, as it was sent.',
  query: z.object({ teamId: queriedTeamId, rechargeId: z.coerce.number<number>().check(z.int(), z.gte(1)) }),
  answer: z.null(),
  download: 'application/octet-stream',
});

export const creditRecharge = defineCall({
  method: 'POST',
  path: '/staff/recharges/credit',
  access: staff,
  summary: 'Confirm what arrived. Another amount than was said needs a reason.',
  body: z.object({ ...named, amount, reason: z.optional(reason) }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile', 'ownTeam'],
});

export const refuseRecharge = defineCall({
  method: 'POST',
  path: '/staff/recharges/refuse',
  access: staff,
  summary: 'Refuse a remittance, with the reason that the team reads.',
  body: z.object({ ...named, reason }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile', 'ownTeam'],
});

export const askAboutRecharge = defineCall({
  method: 'POST',
  path: '/staff/recharges/ask',
  access: staff,
  summary: 'Ask the team something about a remittance.',
  body: z.object({ ...named, question: reason }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile', 'ownTeam'],
});
