import { expect, test } from 'vitest';
import { readInvoiced, writeInvoiced } from './typed-invoiced.ts';

test.each([
  ['15000', 'USD', 1_500_000],
  ['150.25', 'USD', 15_025],
  ['-10.00', 'USD', -1_000],
  ['−10.00', 'RMB', -1_000],
  ['1500', 'JPY', 1_500],
  ['0', 'USD', undefined],
  ['-0.00', 'USD', undefined],
  ['', 'USD', undefined],
  ['--1', 'USD', undefined],
  ['ten', 'USD', undefined],
])('%s in %s is %s of its smallest units', (typed, currency, minor) => {
  expect(readInvoiced(typed, currency)).toBe(minor);
});

test('an amount is written as its currency has it', () => {
  expect([writeInvoiced(15_025, 'USD'), writeInvoiced(1_500, 'JPY'), writeInvoiced(-1_000, 'RMB')]).toEqual([
    '150.25',
    '1500',
    '-10.00',
  ]);
});
