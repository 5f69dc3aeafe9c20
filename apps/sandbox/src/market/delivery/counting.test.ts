import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedAt, markedBefore, stepsBefore } from './counting.ts';
import { binomialQuantile, normalQuantile, poissonQuantile } from './quantiles.ts';

const seeds = fc.integer();
const settings = { numRuns: 500, seed: 7 };

describe('marks among things', () => {
  const marked = fc.tuple(
    fc.integer({ min: 1, max: 400 }),
    fc.double({ min: 1, max: 90, noNaN: true }),
    seeds,
  );

  it('stand at as many different places as there are marks', () => {
    fc.assert(
      fc.property(marked, ([count, spacing, seed]) => {
        const places = Array.from({ length: count }, (_, index) => markedAt(index, spacing, seed));
        expect(new Set(places).size).toBe(count);
        expect(places.at(-1)).toBeLessThan(count * spacing);
      }),
      settings,
    );
  });

  it('are counted before any place as if one had looked at each', () => {
    fc.assert(
      fc.property(marked, fc.double({ min: 0, max: 1, noNaN: true }), ([count, spacing, seed], part) => {
        const place = Math.floor(part * count * spacing);
        const places = Array.from({ length: count }, (_, index) => markedAt(index, spacing, seed));
        const before = places.filter((one) => one < place).length;
        expect(markedBefore(place, count, spacing, seed)).toBe(before);
      }),
      settings,
    );
  });

  it('come to the whole number at the end', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        seeds,
        (total, part, seed) => {
          const count = Math.max(1, Math.round(total * part));
          expect(markedBefore(total, count, total / count, seed)).toBe(count);
        },
      ),
      settings,
    );
  });
});

describe('steps', () => {
  it('add up over any cuts', () => {
    const number = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(number, number, fc.double({ min: 0, max: 3, noNaN: true }), (one, other, rate) => {
        const whole = stepsBefore(one + other, rate, 0.4);
        const parts = stepsBefore(one, rate, 0.4) + (whole - stepsBefore(one, rate, 0.4));
        expect(parts).toBe(whole);
        expect(Math.abs(whole - (one + other) * rate)).toBeLessThanOrEqual(1);
      }),
      settings,
    );
  });
});

describe('draws', () => {
  const evenly = Array.from({ length: 4000 }, (_, place) => (place + 0.5) / 4000);
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = (values: number[]): number => mean(values.map((value) => (value - mean(values)) ** 2));

  it.each([0.2, 3, 11.9, 12.1, 400])('around %d have that mean and variance', (rate) => {
    const values = evenly.map((chance) => poissonQuantile(rate, chance));
    expect(mean(values) / rate).toBeCloseTo(1, 1);
    expect(variance(values) / rate).toBeCloseTo(1, 1);
  });

  it.each([
    [5, 0.09],
    [40, 0.6],
    [30, 0.97],
    [900, 0.07],
  ])('of %i trials with chance %d have their mean and variance', (trials, success) => {
    const values = evenly.map((chance) => binomialQuantile(trials, success, chance));
    expect(mean(values) / (trials * success)).toBeCloseTo(1, 1);
    expect(variance(values) / (trials * success * (1 - success))).toBeCloseTo(1, 1);
    expect(Math.max(...values)).toBeLessThanOrEqual(trials);
  });

  it('with more to draw from never give less', () => {
    const chance = fc.double({ min: 0, max: 0.999_999, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2000 }),
        fc.double({ min: 0.001, max: 0.99, noNaN: true }),
        chance,
        (trials, success, luck) => {
          const draw = (count: number): number => binomialQuantile(count, success, luck);
          expect(draw(trials + 1)).toBeGreaterThanOrEqual(draw(trials) - 1);
          expect(draw(trials)).toBeLessThanOrEqual(trials);
        },
      ),
      settings,
    );
  });

  it('read the normal quantile off correctly', () => {
    expect(normalQuantile(0.5)).toBeCloseTo(0, 6);
    expect(normalQuantile(0.975)).toBeCloseTo(1.959964, 4);
    expect(normalQuantile(0.001)).toBeCloseTo(-3.090232, 4);
  });
});
