import type { Currency } from './currencies.ts';
import { type AmountProblem, type Money, moneyOf, parseAmount } from './money.ts';

/** Full-width figures and signs, and a decimal comma, as they are typed on other keyboards. */
const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll('×', '*')
    .replaceAll('−', '-')
    .replace(/^([+\-*]?\d+),(\d{1,2})(%?)$/, '$1.$2$3');

/** Amounts that are typed by their names, in whole units of the currency; null where there is none. */
export type NamedAmounts = {
  readonly max?: number | null;
  readonly goal?: number | null;
  readonly suggested?: number | null;
};

/**
 * What somebody typed over an amount: `12.5` is that, `+10%` and `-10%` are of what stands, `+0.20` and `-0.20` beside
 * it, `*1.1` times it, `=max` the most that may stand, `=goal` what an install may cost, `=suggested` what Apple suggests; rounded to whole units of the
 * currency.
 */
export function readTypedAmount(
  typed: string,
  stands: number | null,
  currency: Currency,
  named: NamedAmounts = {},
): Money | AmountProblem {
  const text = plain(typed);
  const name = /^=(max|goal|suggested)$/i.exec(text)?.[1]?.toLowerCase();
  if (name === 'max' || name === 'goal' || name === 'suggested') {
    const minor = named[name];
    return minor === undefined || minor === null ? 'notANumber' : moneyOf(minor, currency);
  }
  const relative = /^(?:([+-])(\d+(?:\.\d+)?)(%?)|\*(\d+(?:\.\d+)?))$/.exec(text);
  if (relative === null) return parseAmount(text, currency);
  if (stands === null) return 'notANumber';
  const [, sign, by = '0', percent, times] = relative;
  if (times !== undefined) return round(stands * Number(times), currency);
  const direction = sign === '-' ? -1 : 1;
  if (percent === '%') return round(stands * (1 + (direction * Number(by)) / 100), currency);
  const amount = parseAmount(by, currency);
  return typeof amount === 'string' ? amount : round(stands + direction * amount.minor, currency);
}

function round(minor: number, currency: Currency): Money | AmountProblem {
  const rounded = Math.round(minor);
  return Number.isSafeInteger(rounded) ? moneyOf(rounded, currency) : 'tooLarge';
}
