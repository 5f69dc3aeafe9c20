import { type Currency, findCurrency } from '@tapwright/domain/currencies';
import { parseAmount } from '@tapwright/domain/money';
import type { NamedAmounts } from '@tapwright/domain/typed-amount';
import type { AdObject } from '../change.ts';

/** Undefined: nothing, or nothing that is an amount. */
export function readMinor(text: string, currency: Currency): number | undefined {
  const amount = parseAmount(text, currency);
  return typeof amount === 'string' ? undefined : amount.minor;
}

/** What its row knows by name. */
export function namedAmounts({ amount }: Pick<AdObject, 'amount'>): NamedAmounts {
  const currency = findCurrency(amount?.currency ?? '') ?? 'USD';
  return {
    max: readMinor(amount?.max ?? '', currency) ?? null,
    goal: readMinor(amount?.goal ?? '', currency) ?? null,
    suggested: readMinor(amount?.suggested ?? '', currency) ?? null,
  };
}

/** What can be typed by its name there, and what it is. */
export const listNamed = ({ amount }: Pick<AdObject, 'amount'>) =>
  [
    { name: 'max' as const, amount: amount?.max },
    { name: 'goal' as const, amount: amount?.goal },
    { name: 'suggested' as const, amount: amount?.suggested },
  ].flatMap(({ name, amount: known }) => (known ? [{ name, amount: known }] : []));
