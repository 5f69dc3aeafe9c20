import * as z from 'zod/mini';

const currency = z.string().check(z.regex(/^[A-Z]{3}$/));

/** At most two decimals, no leading zeros, never a number. */
const amount = z.string().check(z.regex(/^(0|[1-9]\d*)(\.\d{1,2})?$/));

export const money = z.strictObject({ amount, currency: z.nullish(currency) });
export const moneyWithCurrency = z.strictObject({ amount, currency });

export const moneyAnswer = z.looseObject({
  amount: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
  currency: z.nullish(z.string()),
});

export const currencies = [
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'AUD',
  'CAD',
  'MXN',
  'NZD',
  'RUB',
  'CNY',
  'RMB',
  'INR',
  'BRL',
  'IDR',
] as const;
