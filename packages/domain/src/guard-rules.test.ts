import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelOfBalance, levelOfBudget, levelOfCap, levelOfGoal } from './guard-rules.ts';

test('a budget tells at 80 % and stops at 100 %', () => {
  expect([0, 79_99, 80_00, 99_99, 100_00, 140_00].map((spent) => levelOfBudget(spent, 100_00))).toEqual([
    0, 0, 80, 80, 100, 100,
  ]);
});

test('a CPA goal is judged by enough installs only', () => {
  expect(levelOfGoal({ spent: 1_000_00, installs: 19 }, 2_00)).toBe(0);
  expect(levelOfGoal({ spent: 40_00, installs: 20 }, 2_00)).toBe(0);
  expect(levelOfGoal({ spent: 40_01, installs: 20 }, 2_00)).toBe(100);
});

test('a balance is low when three days of the present pace would use it up', () => {
  expect(levelOfBalance(0, 0)).toBe(0);
  expect(levelOfBalance(30_00, 70_00)).toBe(0);
  expect(levelOfBalance(29_99, 70_00)).toBe(80);
});

test('no guard falls back while more is spent of the same budget', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 1_000_000 }), (one, other, budget) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(levelOfBudget(less, budget)).toBeLessThanOrEqual(levelOfBudget(more, budget));
      expect(levelOfBudget(budget, budget)).toBe(100);
    }),
  );
});

test('a cap is reached at its last cent', () => {
  expect([levelOfCap(39_999_999, 40_000_000), levelOfCap(40_000_000, 40_000_000)]).toEqual([0, 100]);
});
