import { findCurrency } from '@tapwright/domain/currencies';
import { moneyOf, parseAmount, toAmount } from '@tapwright/domain/money';

/** What somebody typed, in the smallest unit of the ad account's currency; a credit note is below zero. */
export function readInvoiced(typed: string, currency: string): number | undefined {
  const money = parseAmount(typed.replace('−', '-'), findCurrency(currency) ?? 'USD');
  return typeof money === 'string' || money.minor === 0 ? undefined : money.minor;
}

export const writeInvoiced = (minor: number, currency: string): string =>
  toAmount(moneyOf(minor, findCurrency(currency) ?? 'USD'));
