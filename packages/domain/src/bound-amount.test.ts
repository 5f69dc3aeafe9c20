import { expect, test } from 'vitest';
import { boundAmount } from './bound-amount.ts';

test.each([
  [407, {}, 407],
  [407, { step: 5 }, 405],
  [408, { step: 5 }, 410],
  [407, { ceiling: 400 }, 400],
  [12, { floor: 20 }, 20],
  [12, { floor: 20, ceiling: 400, step: 5 }, 20],
  // The ceiling is what must not be passed, even by a floor above it.
  [12, { floor: 500, ceiling: 400 }, 400],
])('%d within %j is %d', (minor, bounds, bounded) => {
  expect(boundAmount(minor, bounds)).toBe(bounded);
});
