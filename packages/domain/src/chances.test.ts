import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { believable, chanceAtMost, logWeight, wilsonBand } from './chances.ts';

const shape = fc.double({ min: 0.5, max: 400, noNaN: true });
const part = fc.double({ min: 0, max: 1, noNaN: true });

describe('how probable a rate is', () => {
  test.each([
    [0.5, 1, 1, 0.5],
    [0.3, 1, 1, 0.3],
    [0.5, 2, 2, 0.5],
    // 1 − (1 − x)³
    [0.2, 1, 3, 0.488],
    [0.3, 3, 9, 0.68726],
  ])('at most %s after %s and %s is %s', (x, a, b, chance) => {
    expect(chanceAtMost(x, { a, b })).toBeCloseTo(chance, 4);
  });

  test('grows with the bound, and the other side of it is the rest', () => {
    fc.assert(
      fc.property(shape, shape, part, part, (a, b, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(chanceAtMost(low, { a, b })).toBeLessThanOrEqual(chanceAtMost(high, { a, b }) + 1e-9);
        expect(chanceAtMost(one, { a, b }) + chanceAtMost(1 - one, { a: b, b: a })).toBeCloseTo(1, 6);
      }),
    );
  });

  test('what fits a belief speaks for it', () => {
    const seen = { of: 20, hits: 0 };
    expect(logWeight({ a: 1, b: 12 }, seen)).toBeGreaterThan(logWeight({ a: 14, b: 9 }, seen));
  });
});

test('an interval holds the rate it is of, within 0 and 1, and narrows with more cases', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), part, (of, share) => {
      const hits = Math.round(of * share);
      const { low, high } = wilsonBand(hits, of);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(hits / of + 1e-12);
      expect(high).toBeGreaterThanOrEqual(hits / of - 1e-12);
      const more = wilsonBand(hits * 4, of * 4);
      expect(more.high - more.low).toBeLessThan(high - low);
    }),
  );
});

test('without a case every rate is possible', () => {
  expect(wilsonBand(0, 0)).toEqual({ low: 0, high: 1 });
});

test('of many that are tried, those are believed that stand out from chance', () => {
  expect(believable([0.001, 0.2, 0.03, 0.9], 0.1)).toEqual([true, false, true, false]);
  expect(believable([0.09, 0.5, 0.6], 0.1)).toEqual([false, false, false]);
  expect(believable([], 0.1)).toEqual([]);
});

test.each([
  [0, 20, 0, 0.0759],
  [1, 20, 0.0151, 0.1532],
  [10, 20, 0.3623, 0.6377],
  [20, 20, 0.9241, 1],
  [38, 64, 0.5137, 0.6691],
])('%s of %s lie between %s and %s in 8 of 10 cases', (hits, of, low, high) => {
  expect(wilsonBand(hits, of).low).toBeCloseTo(low, 4);
  expect(wilsonBand(hits, of).high).toBeCloseTo(high, 4);
});
