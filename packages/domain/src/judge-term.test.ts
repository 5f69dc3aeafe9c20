import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chanceOfGoal,
  costBand,
  expectedRate,
  harvestBounds,
  judgeTerm,
  matchings,
  negateBounds,
} from './judge-term.ts';

const unit = 1_000_000;
const goals = { low: 3.2 * unit, high: 3.2 * unit };
const broad = { rate: 0.46, matching: 'broad' } as const;
const term = (spend: number, taps: number, installs: number) => ({
  spend: spend * unit,
  impressions: taps * 10,
  taps,
  installs,
});

describe('a search term', () => {
  test.each([
    ['earns its keyword', term(104, 64, 38), 'harvest'],
    ['has no installs of many taps', term(41, 41, 0), 'negate'],
    ['has one install of many taps', term(60, 41, 1), 'negate'],
    ['has too few taps', term(5, 4, 0), 'thin'],
    ['has two installs', term(3, 3, 2), 'thin'],
    ['costs about its goal', term(64, 40, 19), 'open'],
    ['was never tapped', term(0, 0, 0), 'thin'],
  ])('that %s', (_, measured, is) => {
    expect(judgeTerm(measured, goals, broad).is).toBe(is);
  });
});

/** One tap costs 1, an install may cost 3.20, and its neighbours bring an install of two taps. */
describe('by how it was met, taps and installs', () => {
  test.each([
    ['exact', 10, 0, 0.173, 0.124, 'open'],
    ['exact', 20, 0, 0.003, 0.033, 'negate'],
    ['exact', 40, 0, 0, 0.019, 'negate'],
    ['exact', 20, 1, 0.047, 0.091, 'open'],
    ['exact', 40, 2, 0, 0.058, 'negate'],
    ['exact', 20, 6, 0.894, 0.406, 'harvest'],
    ['exact', 20, 10, 0.994, 0.5, 'harvest'],
    ['exact', 40, 24, 1, 0.563, 'harvest'],
    ['broad', 10, 0, 0.041, 0.062, 'negate'],
    ['broad', 20, 0, 0.001, 0.031, 'negate'],
    ['broad', 40, 0, 0, 0.019, 'negate'],
    ['broad', 20, 1, 0.01, 0.067, 'negate'],
    ['broad', 40, 2, 0, 0.057, 'negate'],
    ['broad', 20, 6, 0.87, 0.4, 'harvest'],
    ['broad', 20, 10, 0.994, 0.5, 'harvest'],
    ['broad', 40, 24, 1, 0.563, 'harvest'],
    ['search', 10, 0, 0.026, 0.056, 'negate'],
    ['search', 20, 0, 0, 0.031, 'negate'],
    ['search', 40, 0, 0, 0.019, 'negate'],
    ['search', 20, 1, 0.006, 0.065, 'negate'],
    ['search', 40, 2, 0, 0.057, 'negate'],
    ['search', 20, 6, 0.853, 0.396, 'harvest'],
    ['search', 20, 10, 0.994, 0.5, 'harvest'],
    ['search', 40, 24, 1, 0.563, 'harvest'],
  ] as const)('%s, %s taps, %s installs', (matching, taps, installs, chance, rate, is) => {
    const near = { rate: 0.5, matching };
    const measured = term(taps, taps, installs);
    expect(chanceOfGoal(measured, goals.low, near)).toBeCloseTo(chance, 3);
    expect(expectedRate(measured, near)).toBeCloseTo(rate, 3);
    expect(judgeTerm(measured, goals, near).is).toBe(is);
  });
});

const drawn = fc
  .record({
    taps: fc.integer({ min: 0, max: 3000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    perTap: fc.double({ min: 0.01, max: 20, noNaN: true }),
  })
  .map(({ taps, share, perTap }) => term(taps * perTap, taps, Math.floor(taps * share)));
const neighbours = fc.record({
  rate: fc.double({ min: 0, max: 1, noNaN: true }),
  matching: fc.constantFrom(...matchings),
});
const goal = fc.double({ min: 0.05, max: 100, noNaN: true }).map((each) => each * unit);

test('a chance is one, and a looser goal is never less probable', () => {
  fc.assert(
    fc.property(drawn, goal, neighbours, (measured, aim, near) => {
      const chance = chanceOfGoal(measured, aim, near);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1 + 1e-9);
      expect(chanceOfGoal(measured, aim * 2, near)).toBeGreaterThanOrEqual(chance - 1e-9);
    }),
  );
});

test('what was seen moves the expected rate towards it, and never past it', () => {
  fc.assert(
    fc.property(drawn, neighbours, (measured, near) => {
      const rate = expectedRate(measured, near);
      expect(rate).toBeGreaterThan(0);
      expect(rate).toBeLessThan(1);
    }),
  );
});

test('what is harvested has installs; what is negated has taps, and its installs cost more than the goal', () => {
  fc.assert(
    fc.property(drawn, goal, neighbours, (measured, aim, near) => {
      const { is } = judgeTerm(measured, { low: aim, high: aim }, near);
      const { taps, installs, spend } = measured;
      const fits = {
        harvest: installs >= harvestBounds.installs,
        negate: taps >= negateBounds.taps && spend > installs * aim,
        open: taps >= negateBounds.taps,
        thin: taps < negateBounds.taps,
      };
      expect(fits[is]).toBe(true);
    }),
  );
});

test('a band of costs holds the cost, and is open above without an install', () => {
  fc.assert(
    fc.property(drawn, (measured) => {
      const { low, high } = costBand(measured);
      const cost = measured.spend / measured.installs;
      expect(low).toBeLessThanOrEqual(measured.installs === 0 ? Infinity : cost * (1 + 1e-9));
      expect(high === null || high >= cost * (1 - 1e-9)).toBe(true);
      expect(high === null).toBe(measured.installs === 0);
    }),
  );
});
