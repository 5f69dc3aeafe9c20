import * as z from 'zod/mini';

export const money = z.object({ amount: z.string(), currency: z.string() });

export const paymentView = z.object({
  /** What is reserved with it; null where a currency has no rate. */
  needed: z.nullable(money),
  /** What is missing for that; null where nothing is. */
  short: z.nullable(money),
  mayPay: z.boolean(),
  /** Null for whoever may neither pay nor see the finances. */
  available: z.nullable(money),
  reserved: z.nullable(money),
  /** Of one campaign: the highest total budget that the balance reaches for, in its own currency. */
  startable: z.nullable(money),
});
export type PaymentView = z.infer<typeof paymentView>;
