import type Stripe from 'stripe';
import type { DisputeStanding, RefundAsked, RefundStanding } from '../payment-provider.ts';

/** A refund that is there already is read, since a key is forgotten after a day. */
export async function askRefund(stripe: Stripe, asked: RefundAsked): Promise<Stripe.Refund> {
  const { reference, amount, paymentId, providerRefundId } = asked;
  if (providerRefundId !== null) return stripe.refunds.retrieve(providerRefundId);
  const wanted = { payment_intent: paymentId, amount, metadata: { reference } };
  return stripe.refunds.create(wanted, { idempotencyKey: `refund:${reference}` });
}

export function refundStandingOf({ id, status }: Stripe.Refund): RefundStanding {
  if (status === 'succeeded') return { id, state: 'paid' };
  return { id, state: status === 'failed' || status === 'canceled' ? 'failed' : 'pending' };
}

/** Money moved by what Stripe booked of it, whatever the dispute is called by then. */
export function disputeStandingOf(dispute: Stripe.Dispute): DisputeStanding {
  const { amount, payment_intent: intent, balance_transactions: moves } = dispute;
  if (intent === null) throw new Error(`The dispute ${dispute.id} is of no payment.`);
  const sum = moves.reduce((total, move) => total + move.amount, 0);
  const state = moves.length === 0 ? 'inquiry' : sum < 0 ? 'withdrawn' : 'reinstated';
  const paymentId = typeof intent === 'string' ? intent : intent.id;
  return { paymentId, amount, state, fee: feeOfMoves(moves, amount) };
}

/** Stripe may settle in another currency than was paid; what was taken out tells how much one is of the other. */
function feeOfMoves(moves: readonly Stripe.BalanceTransaction[], amount: number): number {
  const taken = moves.find((move) => move.amount < 0)?.amount;
  if (taken === undefined) return 0;
  const fee = moves.reduce((total, move) => total + move.fee, 0);
  return Math.round((fee * amount) / -taken);
}
