import { expect, test } from 'vitest';
import { writeReceiptNumber } from './write-receipt-number.ts';

test.each([
  [2026, 1, '2026-000001'],
  [2026, 418, '2026-000418'],
  [2027, 999_999, '2027-999999'],
  [2027, 1_000_000, '2027-1000000'],
])('receipt %s of %s is %s', (year, number, written) => {
  expect(writeReceiptNumber(year, number)).toBe(written);
});
