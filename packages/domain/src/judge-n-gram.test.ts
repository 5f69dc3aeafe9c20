import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { atStake, judgeNGrams, nGramVerdicts } from './judge-n-gram.ts';

const unit = 1_000_000;
const drawn = fc.array(
  fc
    .record({
      taps: fc.integer({ min: 0, max: 2000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      perTap: fc.double({ min: 0.05, max: 9, noNaN: true }),
      goal: fc.double({ min: 0.5, max: 20, noNaN: true }),
    })
    .map(({ taps, share, perTap, goal }) => ({
      sums: { spend: taps * perTap * unit, impressions: taps * 10, taps, installs: Math.floor(taps * share) },
      goal: goal * unit,
    })),
  { maxLength: 30 },
);

test('each has a verdict; waste has money at stake and what earns has none', () => {
  fc.assert(
    fc.property(drawn, (list) => {
      const verdicts = judgeNGrams(list);
      expect(verdicts).toHaveLength(list.length);
      expect(verdicts.filter((one) => !nGramVerdicts.includes(one))).toEqual([]);
      const stakes = (of: string) =>
        list.filter((_, place) => verdicts[place] === of).map((one) => atStake(one));
      expect(stakes('waste').filter((stake) => stake <= 0)).toEqual([]);
      expect(stakes('earns').filter((stake) => stake > 0)).toEqual([]);
    }),
  );
});

test('what is not tapped says nothing', () => {
  const none = { spend: 0, impressions: 10, taps: 0, installs: 0 };
  expect(judgeNGrams([{ sums: none, goal: unit }])).toEqual(['thin']);
});
