import { describe, expect, test } from 'vitest';
import { formatCompact, formatCount, formatNumber, formatPercent, formatPoints } from './format-number.ts';
import { languages } from './languages.ts';

const nbsp = '\u00a0';

describe.each(languages)('in %s', (language) => {
  test('numbers have two decimals unless told, from none to ten', () => {
    expect(formatNumber(language, 1234.5)).toBe('1,234.50');
    expect(formatNumber(language, 1234.5, 0)).toBe('1,235');
    expect(formatNumber(language, 0.123456789012, 10)).toBe('0.1234567890');
    expect(formatCount(language, 483836)).toBe('483,836');
    expect(() => formatNumber(language, 1, 11)).toThrow(RangeError);
    expect(() => formatNumber(language, 1, -1)).toThrow(RangeError);
    expect(() => formatNumber(language, 1, 1.5)).toThrow(RangeError);
  });

  test('minus is a real minus, and nothing is minus zero', () => {
    expect(formatNumber(language, -3.5)).toBe('−3.50');
    expect(formatNumber(language, -0.001)).toBe('0.00');
    expect(formatNumber(language, -0)).toBe('0.00');
    expect(formatPercent(language, -0.051, 1)).toBe(`−5.1${nbsp}%`);
  });

  test('what has no value is an en dash', () => {
    for (const format of [formatNumber, formatCount, formatCompact, formatPercent, formatPoints]) {
      expect([null, undefined, NaN, Infinity].map((figure) => format(language, figure))).toEqual([
        '–',
        '–',
        '–',
        '–',
      ]);
    }
  });

  test('per cent keeps its distance', () => {
    expect(formatPercent(language, 0.0757)).toBe(`7.57${nbsp}%`);
    expect(formatPercent(language, 0.55, 1)).toBe(`55.0${nbsp}%`);
  });
});

test.each([
  ['en', `12.3${nbsp}M`, `1.2${nbsp}B`, `3.5${nbsp}k`],
  ['zh-CN', '1,234.6万', '12.3亿', '3,500'],
  ['zh-TW', '1,234.6萬', '12.3億', '3,500'],
  ['ja', '1,234.6万', '12.3億', '3,500'],
  ['ko', '1,234.6만', '12.3억', '3.5천'],
] as const)('large figures in %s count in its own steps', (language, millions, billions, thousands) => {
  expect(formatCompact(language, 12_345_678)).toBe(millions);
  expect(formatCompact(language, 1_234_567_890)).toBe(billions);
  expect(formatCompact(language, 3500)).toBe(thousands);
});

test.each([
  ['en', `−0.04${nbsp}pt`],
  ['zh-CN', `−0.04${nbsp}pp`],
  ['zh-TW', `−0.04${nbsp}pp`],
  ['ja', `−0.04${nbsp}pt`],
  ['ko', `−0.04${nbsp}%p`],
] as const)('the change of a rate in %s is in points', (language, text) => {
  expect(formatPoints(language, 0.0757 - 0.0761)).toBe(text);
});
