import * as z from 'zod/mini';
import { defineCall } from './call.ts';

export const paymentProviders = ['stripe', 'alipay'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

const sessionId = z.string().check(z.minLength(1), z.maxLength(100));

const standInPayment = z.object({
  provider: z.enum(paymentProviders),
  what: z.string(),
  /** Minor units. */
  amount: z.int(),
  currency: z.enum(['USD', 'CNY']),
  state: z.enum(['open', 'underWay', 'paid', 'ended']),
  isDeclined: z.boolean(),
});

export type StandInPaymentState = z.infer<typeof standInPayment>['state'];

export const findStandInPayment = defineCall({
  method: 'POST',
  path: '/standIn/payment/find',
  access: { to: 'anyone' },
  summary: 'What is to be paid, on the page that plays a payment provider. Only without keys of one.',
  body: z.object({ sessionId }),
  answer: standInPayment,
  refusals: ['notFound'],
});

export const standInActions = [
  'pay',
  'payUnheard',
  'payLater',
  'decline',
  'leave',
  'dispute',
  'win',
] as const;
export type StandInAction = (typeof standInActions)[number];

export const playPayment = defineCall({
  method: 'POST',
  path: '/standIn/payment/play',
  access: { to: 'anyone' },
  summary: 'What somebody does on that page. Answers where the browser goes, if anywhere.',
  body: z.object({ sessionId, action: z.enum(standInActions) }),
  answer: z.object({ location: z.nullable(z.string()) }),
  refusals: ['notFound', 'changedMeanwhile'],
});
