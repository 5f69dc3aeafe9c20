import { expect, test } from 'vitest';
import { currencySign, formatAmount, formatMoney } from './format-money.ts';
import { formatNamedMoney } from './format-named-money.ts';
import { type Language, languages } from './languages.ts';

test.each<[Language, string, string, string]>([
  ['en', '$1,234.50', 'RMB\u00a01,234.50', '¥1,234'],
  ['zh-CN', '$1,234.50', '¥1,234.50', 'JP¥1,234'],
  ['zh-TW', 'US$1,234.50', 'CN¥1,234.50', '¥1,234'],
  ['ja', '$1,234.50', 'CN¥1,234.50', '￥1,234'],
  ['ko', '$1,234.50', 'CN¥1,234.50', 'JP¥1,234'],
])('a sentence in %s names the currency by its sign', (language, dollars, rmb, yen) => {
  expect(formatMoney(language, { amount: '1234.50', currency: 'USD' })).toBe(dollars);
  for (const currency of ['CNY', 'RMB'])
    expect(formatMoney(language, { amount: '1234.50', currency })).toBe(rmb);
  expect(formatMoney(language, { amount: '1234', currency: 'JPY' })).toBe(yen);
});

test('whichever of its names Apple and our calls use, English calls RMB by one', () => {
  for (const currency of ['CNY', 'RMB']) expect(currencySign('en', currency)).toBe('RMB');
  expect(formatMoney('en', { amount: '-3.50', currency: 'CNY' })).toBe('−RMB\u00a03.50');
});

test.each(languages)('no two currencies of our teams and accounts share a sign in %s', (language) => {
  const signs = [
    'USD',
    'CNY',
    'JPY',
    'EUR',
    'GBP',
    'AUD',
    'CAD',
    'NZD',
    'MXN',
    'INR',
    'BRL',
    'IDR',
    'RUB',
  ].map((currency) => currencySign(language, currency));
  expect(new Set(signs).size).toBe(signs.length);
});

test.each(languages)('a table in %s shows the amount without sign, with its own decimals', (language) => {
  expect(formatAmount(language, { amount: '1234.50', currency: 'USD' })).toBe('1,234.50');
  expect(formatAmount(language, { amount: '1234', currency: 'JPY' })).toBe('1,234');
  expect(formatAmount(language, { amount: '1234', currency: 'KRW' })).toBe('1,234');
  expect(formatAmount(language, null)).toBe('–');
});

test.each(languages)('among other currencies in %s an amount is followed by its name', (language) => {
  expect(formatNamedMoney(language, { amount: '-1234.50', currency: 'USD' })).toBe('−1,234.50 USD');
  for (const currency of ['CNY', 'RMB'])
    expect(formatNamedMoney(language, { amount: '1234.50', currency })).toBe('1,234.50 RMB');
  expect(formatNamedMoney(language, null)).toBe('–');
});

test('minus stands before the sign, and nothing is minus zero', () => {
  expect(formatMoney('en', { amount: '-3.50', currency: 'USD' })).toBe('−$3.50');
  expect(formatAmount('en', { amount: '-3.50', currency: 'USD' })).toBe('−3.50');
  expect(formatMoney('en', { amount: '-0.00', currency: 'USD' })).toBe('$0.00');
});

test('the largest amount we hold keeps its last cent', () => {
  expect(formatAmount('en', { amount: '90071992547409.91', currency: 'USD' })).toBe('90,071,992,547,409.91');
});

test('what is no amount is refused', () => {
  expect(() => formatMoney('en', { amount: '1,234.50', currency: 'USD' })).toThrow(TypeError);
  expect(() => formatMoney('en', { amount: '', currency: 'USD' })).toThrow(TypeError);
});
