import * as z from 'zod/mini';

export const standInSession = z.object({
  id: z.string(),
  reference: z.string(),
  what: z.string(),
  amount: z.int(),
  currency: z.string(),
  state: z.enum(['open', 'underWay', 'paid', 'ended']),
  isDeclined: z.boolean(),
  /** Seconds since 1970, as Stripe counts. */
  endsAt: z.int(),
  /** When a payment that is under way has come. */
  paidAt: z.nullable(z.int()),
  successUrl: z.string(),
  cancelUrl: z.string(),
  payUrl: z.string(),
});
export type StandInSession = z.infer<typeof standInSession>;

/** What has become of it by now. */
export function sessionAt(session: StandInSession, now: Date): StandInSession {
  const second = Math.floor(now.getTime() / 1000);
  const { state, endsAt, paidAt } = session;
  if (state === 'open' && second >= endsAt) return { ...session, state: 'ended' };
  if (state === 'underWay' && paidAt !== null && second >= paidAt) return { ...session, state: 'paid' };
  return session;
}

/** In Stripe's own words, as far as we read them. */
export function writeSession(session: StandInSession) {
  const { id, state, reference, amount, currency, endsAt, successUrl, cancelUrl, payUrl } = session;
  const isOver = state === 'paid' || state === 'underWay';
  return {
    id,
    object: 'checkout.session',
    mode: 'payment',
    livemode: false,
    status: isOver ? 'complete' : state === 'ended' ? 'expired' : 'open',
    payment_status: state === 'paid' ? 'paid' : 'unpaid',
    amount_total: amount,
    currency,
    client_reference_id: reference,
    metadata: { reference },
    expires_at: endsAt,
    success_url: successUrl,
    cancel_url: cancelUrl,
    url: state === 'open' ? payUrl : null,
    payment_intent: isOver
      ? {
          id: id.replace('cs_', 'pi_'),
          object: 'payment_intent',
          amount,
          currency,
          livemode: false,
          status: state === 'paid' ? 'succeeded' : 'processing',
          latest_charge: state === 'paid' ? writeCharge(session) : null,
        }
      : null,
  };
}

/** 2.9 % and 0.30, as much as many a card costs. */
function writeCharge({ id, amount, currency }: StandInSession) {
  const fee = Math.round(amount * 0.029) + 30;
  return {
    id: id.replace('cs_', 'ch_'),
    object: 'charge',
    amount,
    currency,
    balance_transaction: {
      id: id.replace('cs_', 'txn_'),
      object: 'balance_transaction',
      amount,
      currency,
      fee,
      net: amount - fee,
    },
  };
}

/** As much as a lost card payment costs, and kept even where it is won. */
const disputeFee = 1_500;

/** Taken out at once, and put back where the bank decides for us. */
export function writeDispute({ id, amount, currency }: StandInSession, isWon: boolean) {
  const moves = [-amount, ...(isWon ? [amount] : [])];
  return {
    id: id.replace('cs_', 'dp_'),
    object: 'dispute',
    amount,
    currency,
    livemode: false,
    status: isWon ? 'won' : 'needs_response',
    reason: 'general',
    payment_intent: id.replace('cs_', 'pi_'),
    balance_transactions: moves.map((moved) => ({
      object: 'balance_transaction',
      amount: moved,
      currency,
      fee: moved < 0 ? disputeFee : 0,
    })),
  };
}
