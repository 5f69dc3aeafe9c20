import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minorOfMicros } from './spend-of-day.ts';

test('a half goes to the even unit, all else to the nearest', () => {
  expect(
    [12_340_000, 12_344_999, 12_345_000, 12_355_000, 12_345_001].map((micros) => minorOfMicros(micros, 2)),
  ).toEqual([1234, 1234, 1234, 1236, 1235]);
  expect([1_500_000, 2_500_000, 2_499_999].map((micros) => minorOfMicros(micros, 0))).toEqual([2, 2, 2]);
});

test('what is rounded is never further than half a unit away, and the same for every order of days', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.constantFrom(0, 2), (micros, decimals) => {
      const size = 10 ** (6 - decimals);
      const minor = minorOfMicros(micros, decimals);
      expect(Math.abs(minor * size - micros) * 2).toBeLessThanOrEqual(size);
      expect(minorOfMicros(minor * size, decimals)).toBe(minor);
    }),
  );
});
