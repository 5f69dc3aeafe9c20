import { type Currency, currencyDecimals, currencyName, findCurrency } from './currencies.ts';

/** An amount in whole smallest units: 350 USD is $3.50, 350 JPY is ¥350. */
export type Money = { readonly minor: number; readonly currency: Currency };

export function moneyOf(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(`${minor} is not a whole number of ${currency} units that can be held exactly`);
  }
  // `-0` would print as "-0.00".
  return { minor: minor === 0 ? 0 : minor, currency };
}

export function addMoney(one: Money, other: Money): Money {
  return moneyOf(one.minor + sameCurrency(one, other).minor, one.currency);
}

export function subtractMoney(one: Money, other: Money): Money {
  return moneyOf(one.minor - sameCurrency(one, other).minor, one.currency);
}

/** Below zero: `one` is less. Fits `toSorted`. */
export function compareMoney(one: Money, other: Money): number {
  return one.minor - sameCurrency(one, other).minor;
}

function sameCurrency(one: Money, other: Money): Money {
  if (one.currency !== other.currency) {
    throw new TypeError(`${one.currency} and ${other.currency} cannot be mixed without a rate`);
  }
  return other;
}

/** Shares by whole-number weights that add up to the amount exactly; the largest remainders get the odd units. */
export function allocateMoney(money: Money, weights: readonly number[]): Money[] {
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) {
    throw new RangeError('Weights are whole numbers from zero');
  }
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) throw new RangeError('At least one weight is above zero');

  const size = BigInt(Math.abs(money.minor));
  const shares = weights.map((weight, place) => {
    const product = size * BigInt(weight);
    return { place, units: product / sum, remainder: product % sum };
  });
  let left = size - shares.reduce((total, share) => total + share.units, 0n);
  const byRemainder = shares.toSorted(
    (one, other) => Number(other.remainder - one.remainder) || one.place - other.place,
  );
  for (const share of byRemainder) {
    if (left === 0n) break;
    share.units += 1n;
    left -= 1n;
  }
  const sign = money.minor < 0 ? -1 : 1;
  return shares.map((share) => moneyOf(sign * Number(share.units), money.currency));
}

/** `3.50`, `-0.07`, `350` for yen: what Apple reads and a form field holds. */
export function toAmount({ minor, currency }: Money): string {
  const decimals = currencyDecimals[currency];
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The text of an amount with the decimals of its currency, and more only where it has them: `1472` is `1472.00`. */
export function withDecimals(amount: string, currency: string): string {
  const known = findCurrency(currency);
  const decimals = known === undefined ? 2 : currencyDecimals[known];
  const [whole = '', rest = ''] = amount.split('.');
  const fraction = rest.replace(/0+$/, '').padEnd(decimals, '0');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** Millionths as text, rounded to the decimals of the currency. */
export function amountOfMicros(micros: number, currency: string): string {
  const known = findCurrency(currency);
  return (micros / 1_000_000).toFixed(known === undefined ? 2 : currencyDecimals[known]);
}

/** In sentences, alike in every language: "20,000,000.00 USD". */
export function sayMoney(money: Money): string {
  const [whole = '', decimals] = toAmount(money).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${decimals === undefined ? grouped : `${grouped}.${decimals}`} ${currencyName(money.currency)}`;
}

export type AppleMoney = { amount: string; currency: string };

export function toAppleMoney(money: Money): AppleMoney {
  return { amount: toAmount(money), currency: money.currency };
}

/** Throws for what we could only hold rounded or do not know: a wrong figure must not be stored. */
export function fromAppleMoney({ amount, currency }: AppleMoney): Money {
  const known = findCurrency(currency);
  if (!known) throw new TypeError(`Apple named a currency we do not know: ${currency}`);
  const money = readPlainAmount(amount, known);
  if (typeof money === 'string')
    throw new TypeError(`Apple named an amount we cannot hold: ${amount} ${currency}`);
  return money;
}

export type AmountProblem = 'notANumber' | 'tooManyDecimals' | 'tooLarge';

/**
 * What a person typed. All five languages write 1,234.50, so the comma only groups and only by threes;
 * full-width digits, as Asian keyboards give them, are read too.
 */
export function parseAmount(text: string, currency: Currency): Money | AmountProblem {
  const plain = text.normalize('NFKC').trim().replace('−', '-');
  const grouped = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain);
  return readPlainAmount(grouped ? plain.replaceAll(',', '') : plain, currency);
}

function readPlainAmount(text: string, currency: Currency): Money | AmountProblem {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(text) ?? [];
  if (whole + fraction === '') return 'notANumber';

  const decimals = currencyDecimals[currency];
  const cents = fraction.replace(/0+$/, '');
  if (cents.length > decimals) return 'tooManyDecimals';

  const minor = Number(whole + cents.padEnd(decimals, '0'));
  if (!Number.isSafeInteger(minor)) return 'tooLarge';
  return moneyOf(sign === '-' ? -minor : minor, currency);
}
