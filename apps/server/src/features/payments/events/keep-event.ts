import * as z from 'zod/mini';
import { paymentProviders } from '@tapwright/contracts/payments';
import type { Deps } from '../../../platform/deps.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { systemWrite } from '../../writes/index.ts';
import { insertEvent, type PaymentEvent } from './payment-events-store.ts';

/** Something happened to a payment; who takes the job asks the provider what is so now. */
export const paymentMoved = defineJob(
  'payments.moved',
  z.object({ provider: z.enum(paymentProviders), sessionId: z.string() }),
);

/** The same of money that goes back. */
export const refundMoved = defineJob(
  'payments.refundMoved',
  z.object({ provider: z.enum(paymentProviders), refundId: z.string() }),
);
export const disputeMoved = defineJob(
  'payments.disputeMoved',
  z.object({ provider: z.enum(paymentProviders), disputeId: z.string() }),
);

/** What is asked about after an event; undefined: nothing that we have. */
export type About = { what: 'payment' | 'refund' | 'dispute'; id: string } | undefined;

/** Kept once, with the job, before it is answered; whatever order, however often. */
export async function keepEvent(
  { database, jobs }: Pick<Deps, 'database' | 'jobs'>,
  event: PaymentEvent,
  about: About,
): Promise<void> {
  await systemWrite({ database }, 'a provider says it, signed', async ({ tx }) => {
    if (!(await insertEvent(tx, event)) || about === undefined) return;
    const { provider } = event;
    const { what, id } = about;
    if (what === 'payment') await jobs.enqueue(tx, paymentMoved, { provider, sessionId: id });
    if (what === 'refund') await jobs.enqueue(tx, refundMoved, { provider, refundId: id });
    if (what === 'dispute') await jobs.enqueue(tx, disputeMoved, { provider, disputeId: id });
  });
}
