import { type Currency, currencyDecimals } from './currencies.ts';
import { type Money, moneyOf } from './money.ts';

/** In whole units of USD or RMB, hundredths where they have them. */
const limits = {
  totalBudget: { lowest: 50, highest: 20_000_000 },
  dailyCap: { lowest: 0.01, highest: 20_000_000 },
  adGroupBid: { lowest: 0.01, highest: 1_500 },
  keywordBid: { lowest: 0.01, highest: 1_000 },
  cpaGoal: { lowest: 0.01, highest: 1_500 },
} as const;
export type Limited = keyof typeof limits;

/** USD and RMB as written; another currency at its rate, `perUsd` units for one USD, rounded to two figures. */
export function limitsIn(
  limited: Limited,
  currency: Currency,
  perUsd: number | undefined,
): { lowest: Money; highest: Money } {
  const { lowest, highest } = limits[limited];
  const inCurrency = (amount: number): Money => {
    const converted =
      currency === 'USD' || currency === 'CNY' || perUsd === undefined
        ? amount
        : Number((amount * perUsd).toPrecision(2));
    return moneyOf(Math.max(1, Math.round(converted * 10 ** currencyDecimals[currency])), currency);
  };
  return { lowest: inCurrency(lowest), highest: inCurrency(highest) };
}
