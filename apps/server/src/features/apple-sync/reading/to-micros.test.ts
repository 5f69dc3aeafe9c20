import { expect, test } from 'vitest';
import { toMicros } from './to-micros.ts';

test('amounts become millionths exactly', () => {
  expect(['0', '1', '12.5', '0.0523', '-3.10', '9007199254.740991'].map(toMicros)).toEqual([
    0, 1_000_000, 12_500_000, 52_300, -3_100_000, 9_007_199_254_740_991,
  ]);
});

test('what they cannot hold is refused', () => {
  for (const amount of ['', '1.0000001', '9007199254.740993', '1e3', '.5'])
    expect(() => toMicros(amount)).toThrow(RangeError);
});
