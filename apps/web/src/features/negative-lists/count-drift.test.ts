import { expect, test } from 'vitest';
import { countDrift, sumCounts } from './count-drift.ts';

const counts = {
  stands: 10,
  missing: 1,
  refused: 2,
  gone: 3,
  paused: 4,
  surplus: 5,
  underWay: 6,
  elsewhere: 7,
  byHand: 8,
};

test('drift is what one press would mend: neither what stands, nor what is on its way, nor what is the campaign’s own', () => {
  expect(countDrift(counts)).toBe(1 + 2 + 3 + 4 + 5);
  expect(countDrift({ ...counts, missing: 0, refused: 0, gone: 0, paused: 0, surplus: 0 })).toBe(0);
});

test('of several campaigns each state is summed', () => {
  expect(sumCounts([counts, counts])).toEqual({
    stands: 20,
    missing: 2,
    refused: 4,
    gone: 6,
    paused: 8,
    surplus: 10,
    underWay: 12,
    elsewhere: 14,
    byHand: 16,
  });
  expect(countDrift(sumCounts([]))).toBe(0);
});
