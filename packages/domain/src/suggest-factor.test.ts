import { expect, test } from 'vitest';
import { suggestFactor } from './suggest-factor.ts';

const cost = (taps: number, usdPerTap: number) => ({ taps, usdPerTap });

test.each([
  ['twice as much', [cost(100, 1)], cost(100, 2), 2],
  ['in hundredths', [cost(100, 1.2)], cost(100, 1), 0.83],
  ['of several by their taps', [cost(300, 1), cost(100, 2)], cost(50, 1.25), 1],
  ['too few taps there', [cost(100, 1)], cost(49, 2), undefined],
  ['too few taps here', [cost(49, 1)], cost(100, 2), undefined],
  ['none known there', [cost(100, 1)], undefined, undefined],
  ['none known here', [], cost(100, 2), undefined],
  ['for nothing', [cost(100, 0)], cost(100, 2), undefined],
  ['beyond what storefronts differ by', [cost(100, 0.1)], cost(100, 2), undefined],
])('%s', (_title, from, into, factor) => {
  expect(suggestFactor(from, into)).toBe(factor);
});
