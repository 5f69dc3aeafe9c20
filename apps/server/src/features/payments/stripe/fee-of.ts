import type Stripe from 'stripe';

export const withFee = 'payment_intent.latest_charge.balance_transaction';

/** Stripe may settle in another currency than was paid; the share that it keeps is the same in both. */
export function feeOf({ amount_total: paid, payment_intent: intent }: Stripe.Checkout.Session) {
  const charge = typeof intent === 'object' ? intent?.latest_charge : undefined;
  const settled = typeof charge === 'object' ? charge?.balance_transaction : undefined;
  if (typeof settled !== 'object' || settled === null || paid === null || settled.amount <= 0)
    return undefined;
  return Math.round((settled.fee * paid) / settled.amount);
}
