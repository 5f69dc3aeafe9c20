import type { Currency } from './currencies.ts';
import { type AmountProblem, type Money, parseAmount } from './money.ts';
import { type NamedAmounts, readTypedAmount } from './typed-amount.ts';

/** As spreadsheets write them before or after an amount. */
const signs: Readonly<Record<Currency, readonly string[]>> = {
  USD: ['US$', 'USD', '$'],
  CNY: ['CNY', 'RMB', 'CN¥', '¥', '元'],
  AUD: ['A$', 'AU$', 'AUD', '$'],
  BRL: ['R$', 'BRL'],
  CAD: ['CA$', 'C$', 'CAD', '$'],
  EUR: ['€', 'EUR'],
  GBP: ['£', 'GBP'],
  IDR: ['Rp', 'IDR'],
  INR: ['₹', 'INR'],
  JPY: ['JP¥', '¥', '円', 'JPY'],
  MXN: ['MX$', 'MXN', '$'],
  NZD: ['NZ$', 'NZD', '$'],
  RUB: ['₽', 'RUB'],
};

export type PastedAmount = {
  readonly amount: Money;
  /** Not written as it was read. */ readonly isReread: boolean;
};

/** What stood in a cell of a spreadsheet; with the sign of another currency it is no amount here. */
export function readPastedAmount(
  text: string,
  stands: number | null,
  currency: Currency,
  named: NamedAmounts = {},
): PastedAmount | AmountProblem {
  const plain = text.normalize('NFKC').trim();
  const sign = signs[currency].find((one) => plain.startsWith(one) || plain.endsWith(one)) ?? '';
  const bare = sign === '' ? plain : plain.replace(sign, '').trim();
  const amount = readTypedAmount(bare, stands, currency, named);
  if (typeof amount === 'string') return amount;
  const asWritten = parseAmount(text, currency);
  const isRelative = /^[+*×=-]/.test(bare);
  const isReread = sign !== '' || plain !== text.trim() || (typeof asWritten === 'string' && !isRelative);
  return { amount, isReread };
}
