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
  expect(boundAmount(minor, bounds, null)).toBe(bounded);
});

test.each([
  ['a floor above what stands raises nothing that was to fall', 14, { floor: 100 }, 17, 17],
  ['a ceiling below what stands lowers nothing that was to rise', 330, { ceiling: 250 }, 300, 300],
  ['a step raises nothing that was to fall', 408, { step: 5 }, 409, 409],
  ['between them it moves as far as they let it', 330, { ceiling: 310 }, 300, 310],
  ['what was to stay stays', 300, { ceiling: 250 }, 300, 300],
])('%s', (_, minor, bounds, stands, bounded) => {
  expect(boundAmount(minor, bounds, stands)).toBe(bounded);
});
