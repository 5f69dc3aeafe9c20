import { expect, test } from 'vitest';
import { shadesOf, shareOf } from './hour-shares.ts';

test('hours have a share of all taps, and of none there is none', () => {
  expect(shareOf([1, 2, 5, 0], [1, 2])).toBe(7 / 8);
  expect(shareOf([1, 2, 5, 0], [])).toBe(0);
  expect(shareOf([0, 0], [0])).toBeUndefined();
});

test('shades go by rank, so that one loud hour does not make all others pale', () => {
  expect(shadesOf([0, 1, 2, 3, 4, 1000])).toEqual([0, 0, 1, 2, 3, 4]);
  expect(shadesOf([7, 7, 7])).toEqual([0, 0, 0]);
  expect(shadesOf([0, 0])).toEqual([0, 0]);
});
