import type { Hundredths } from '../world/entities.ts';
import { refuseValue } from './refusal.ts';

const most: Hundredths = 1_000_000_000_00;

/** Reads an amount that a schema has found to be decimal text of two decimals at most. */
export function readMoney(
  { amount, currency }: { amount: string; currency?: string | null | undefined },
  accountCurrency: string,
  field: string,
): Hundredths {
  if (currency && currency !== accountCurrency)
    return refuseValue(`${field}.currency`, `The currency must be ${accountCurrency}, the ad account's.`);
  const [whole = '0', decimals = ''] = amount.split('.');
  const hundredths = Number(whole + decimals.padEnd(2, '0'));
  if (hundredths > most) return refuseValue(`${field}.amount`, 'The amount is too large.');
  return hundredths;
}

export function readPositiveMoney(
  money: { amount: string; currency?: string | null | undefined },
  accountCurrency: string,
  field: string,
): Hundredths {
  const hundredths = readMoney(money, accountCurrency, field);
  if (hundredths === 0) return refuseValue(`${field}.amount`, 'The amount must be more than zero.');
  return hundredths;
}

export function writeMoney(hundredths: Hundredths, currency: string): { amount: string; currency: string } {
  return { amount: (Math.round(hundredths) / 100).toFixed(2), currency };
}
