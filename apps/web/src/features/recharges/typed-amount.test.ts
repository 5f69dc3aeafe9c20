import { expect, test } from 'vitest';
import { readRemittance, writeRemittance } from './typed-amount.ts';

test.each([
  ['10,000', 1_000_000],
  ['１０００.５', 100_050],
  ['1', 100],
  ['0.99', undefined],
  ['-5', undefined],
  ['1.005', undefined],
  ['100000000', 10_000_000_000],
  ['100000000.01', undefined],
  ['ten', undefined],
  ['', undefined],
])('%j is %s', (typed, minor) => {
  expect(readRemittance(typed)).toBe(minor);
});

test('what is written is read again', () => {
  expect(readRemittance(writeRemittance(997_505))).toBe(997_505);
});
