import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Currency, currencyDecimals, findCurrency } from './currencies.ts';
import {
  addMoney,
  allocateMoney,
  compareMoney,
  fromAppleMoney,
  type Money,
  moneyOf,
  parseAmount,
  subtractMoney,
  toAmount,
  withDecimals,
  amountOfMicros,
  toAppleMoney,
} from './money.ts';

const currencies = Object.keys(currencyDecimals).flatMap((code) => findCurrency(code) ?? []);
const anyMoney = fc
  .tuple(fc.maxSafeInteger(), fc.constantFrom(...currencies))
  .map(([minor, currency]) => moneyOf(minor, currency));
const usd = (minor: number) => moneyOf(minor, 'USD');

describe('holding', () => {
  test.each([0.5, NaN, Infinity, 2 ** 53])('refuses %s smallest units', (minor) => {
    expect(() => usd(minor)).toThrow(RangeError);
  });

  test('refuses a sum that could no longer be held exactly', () => {
    expect(() => addMoney(usd(Number.MAX_SAFE_INTEGER), usd(1))).toThrow(RangeError);
  });

  test.each([addMoney, subtractMoney, compareMoney])('%o refuses to mix currencies', (calculate) => {
    expect(() => calculate(usd(1), moneyOf(1, 'CNY'))).toThrow('cannot be mixed');
  });

  test('what is added and taken away again leaves the amount as it was', () => {
    const cents = fc.integer({ min: -1e12, max: 1e12 });
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        expect(subtractMoney(addMoney(usd(one), usd(other)), usd(other))).toEqual(usd(one));
      }),
    );
  });

  test('sorts from the least to the most', () => {
    expect([usd(5), usd(-1), usd(3)].toSorted(compareMoney)).toEqual([usd(-1), usd(3), usd(5)]);
  });
});

describe('as text', () => {
  test.each<[number, Currency, string]>([
    [350, 'USD', '3.50'],
    [7, 'USD', '0.07'],
    [-7, 'USD', '-0.07'],
    [0, 'USD', '0.00'],
    [-0, 'USD', '0.00'],
    [350, 'JPY', '350'],
    [Number.MAX_SAFE_INTEGER, 'CNY', '90071992547409.91'],
  ])('%d of %s is %s', (minor, currency, amount) => {
    expect(toAmount(moneyOf(minor, currency))).toBe(amount);
  });

  test('every amount comes back from Apple as it went', () => {
    fc.assert(
      fc.property(anyMoney, (money) => {
        expect(fromAppleMoney(toAppleMoney(money))).toEqual(money);
      }),
    );
  });

  test('every amount is read again from its own text', () => {
    fc.assert(
      fc.property(anyMoney, (money) => {
        expect(parseAmount(toAmount(money), money.currency)).toEqual(money);
      }),
    );
  });

  test('no text makes the reader throw or hold a fraction', () => {
    const anyText = fc.oneof(fc.string(), fc.stringMatching(/^[-−0-9.,０-９ ]{0,24}$/));
    fc.assert(
      fc.property(anyText, (text) => {
        const read = parseAmount(text, 'USD');
        expect(typeof read === 'string' || Number.isSafeInteger(read.minor)).toBe(true);
      }),
    );
  });
});

describe('from Apple', () => {
  test('yen arrive with two zeros', () => {
    expect(fromAppleMoney({ amount: '100.00', currency: 'JPY' })).toEqual(moneyOf(100, 'JPY'));
  });

  test('RMB and CNY are the same', () => {
    expect(fromAppleMoney({ amount: '1', currency: 'RMB' })).toEqual(moneyOf(100, 'CNY'));
  });

  test.each([
    { amount: '0.7366', currency: 'USD' },
    { amount: '1,000.00', currency: 'USD' },
    { amount: '', currency: 'USD' },
    { amount: '1.00', currency: 'XAU' },
  ])('$amount $currency is refused, never rounded', (money) => {
    expect(() => fromAppleMoney(money)).toThrow(TypeError);
  });
});

describe('typed by a person', () => {
  test.each([
    ['1234.5', 123450],
    ['1,234.50', 123450],
    ['20,000,000', 2000000000],
    [' 3.50 ', 350],
    ['3.500', 350],
    ['.5', 50],
    ['5.', 500],
    ['１，２３４．５０', 123450],
    ['-2', -200],
    ['−2', -200],
  ])('"%s" is %d cents', (text, minor) => {
    expect(parseAmount(text, 'USD')).toEqual(usd(minor));
  });

  test.each([
    ['', 'notANumber'],
    ['.', 'notANumber'],
    ['-', 'notANumber'],
    ['abc', 'notANumber'],
    ['1e3', 'notANumber'],
    ['$5', 'notANumber'],
    ['1,23', 'notANumber'],
    ['1.234,50', 'notANumber'],
    ['12,34,567', 'notANumber'],
    ['1 234', 'notANumber'],
    ['3.505', 'tooManyDecimals'],
    ['99999999999999999', 'tooLarge'],
  ] as const)('"%s" is refused: %s', (text, problem) => {
    expect(parseAmount(text, 'USD')).toBe(problem);
  });

  test('yen have no decimals', () => {
    expect(parseAmount('350', 'JPY')).toEqual(moneyOf(350, 'JPY'));
    expect(parseAmount('350.5', 'JPY')).toBe('tooManyDecimals');
  });
});

describe('allocation', () => {
  test.each<[number, number[], number[]]>([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [0, 1], [0, 5]],
    [0, [3, 1], [0, 0]],
    [10, [7, 2, 1], [7, 2, 1]],
  ])('%d by %j is %j', (minor, weights, shares) => {
    expect(allocateMoney(usd(minor), weights)).toEqual(shares.map(usd));
  });

  test('loses and makes no cent, and no share is a cent off its exact part', () => {
    const weights = fc
      .array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 40 })
      .filter((list) => list.some((weight) => weight > 0));
    fc.assert(
      fc.property(anyMoney, weights, (money, list) => {
        const shares = allocateMoney(money, list);
        const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + BigInt(part), 0n);
        expect(sum(shares.map((share: Money) => share.minor))).toBe(BigInt(money.minor));
        shares.forEach((share, place) => {
          const off = BigInt(share.minor) * sum(list) - BigInt(money.minor) * BigInt(list[place] ?? 0);
          expect(off < sum(list) && off > -sum(list)).toBe(true);
        });
      }),
    );
  });

  test.each([[[]], [[0, 0]], [[-1, 2]], [[0.5]]])('refuses the weights %j', (weights) => {
    expect(() => allocateMoney(usd(1), weights)).toThrow(RangeError);
  });
});

test.each([
  ['1472', 'USD', '1472.00'],
  ['1200.5', 'USD', '1200.50'],
  ['48.000000', 'RMB', '48.00'],
  ['0.1234', 'EUR', '0.1234'],
  ['1500.00', 'JPY', '1500'],
  ['-7.5', 'GBP', '-7.50'],
  ['3', 'XXX', '3.00'],
])('%s %s is written %s', (amount, currency, written) => {
  expect(withDecimals(amount, currency)).toBe(written);
});

test('millionths are rounded to the smallest unit of their currency', () => {
  expect(amountOfMicros(1_472_005_000, 'USD')).toBe('1472.01');
  expect(amountOfMicros(1_472_400_000, 'JPY')).toBe('1472');
});
