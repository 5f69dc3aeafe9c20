import { expect, test } from 'vitest';
import { currencyDecimals, currencyName, findCurrency } from './currencies.ts';

test('yen have no smaller unit, every other currency has hundredths', () => {
  const whole = Object.entries(currencyDecimals).filter(([, decimals]) => decimals !== 2);
  expect(whole).toEqual([['JPY', 0]]);
});

test('RMB on our screens is CNY on the wire', () => {
  expect(findCurrency('RMB')).toBe('CNY');
  expect(currencyName('CNY')).toBe('RMB');
  expect(findCurrency('USD')).toBe('USD');
  expect(currencyName('USD')).toBe('USD');
});

test.each(['', 'usd', 'XXX', 'toString', '__proto__'])('"%s" is no currency', (text) => {
  expect(findCurrency(text)).toBeUndefined();
});
