import { expect, test } from 'vitest';
import type { Currency } from './currencies.ts';
import { toAmount } from './money.ts';
import { readTypedAmount } from './typed-amount.ts';

function read(typed: string, stands: number | null, currency: Currency = 'USD'): string {
  const amount = readTypedAmount(typed, stands, currency);
  return typeof amount === 'string' ? amount : toAmount(amount);
}

test.each([
  ['12.5', '12.50'],
  ['+10%', '1.76'],
  ['-10%', '1.44'],
  ['+ 0.20', '1.80'],
  ['-0.20', '1.40'],
  ['*1.1', '1.76'],
  ['×2', '3.20'],
  ['１２．５', '12.50'],
  ['1,85', '1.85'],
  ['+12,5%', '1.80'],
  ['+1', '2.60'],
  ['*0', '0.00'],
  ['1,234', '1234.00'],
  ['-200%', '-1.60'],
  ['+0.125', 'tooManyDecimals'],
  ['*9999999999999999', 'tooLarge'],
  ['=', 'notANumber'],
  ['', 'notANumber'],
  ['two', 'notANumber'],
  ['1.234', 'tooManyDecimals'],
  ['+10%%', 'notANumber'],
])('%j over 1.60 is %s', (typed, amount) => {
  expect(read(typed, 160)).toBe(amount);
});

test('where nothing stands there is nothing to be a part of', () => {
  expect(read('+10%', null)).toBe('notANumber');
  expect(read('2', null)).toBe('2.00');
});

test('yen have no decimals', () => {
  expect(read('+10%', 155, 'JPY')).toBe('171');
  expect(read('+0.5', 155, 'JPY')).toBe('tooManyDecimals');
});

test('what is rounded is rounded to the nearest unit, in both directions', () => {
  expect(read('+2%', 101)).toBe('1.03');
  expect(read('-2%', 101)).toBe('0.99');
  expect(read('*1.005', 100)).toBe('1.00');
});

test.each([
  ['=max', '3.50'],
  ['= MAX', '3.50'],
  ['＝max', '3.50'],
  ['=goal', 'notANumber'],
  ['=suggested', '2.10'],
  ['=maximum', 'notANumber'],
])('%j names an amount that is known, or none', (typed, wanted) => {
  const amount = readTypedAmount(typed, 160, 'USD', { max: 350, goal: null, suggested: 210 });
  expect(typeof amount === 'string' ? amount : toAmount(amount)).toBe(wanted);
});
