import { expect, test } from 'vitest';
import { twoWeeksOf } from './recharge-pace.ts';

test.each([
  { spent: 1_007_400, lasts: 2_020_000 },
  { spent: 10_000, lasts: 20_000 },
  { spent: 5_000, lasts: 10_000 },
  { spent: 1, lasts: 10_000 },
  { spent: 0, lasts: undefined },
  { spent: -500, lasts: undefined },
])('two weeks of $spent a week are $lasts', ({ spent, lasts }) => {
  expect(twoWeeksOf(spent)).toBe(lasts);
});
