import { expect, test } from 'vitest';
import { judgeListed, type ListedFacts, listedStates, mendOf } from './negative-lists.ts';

const nothing: ListedFacts = {
  isListed: false,
  isStanding: false,
  isRunning: false,
  isBrought: false,
  isElsewhere: false,
  isMoving: false,
  lastEnd: null,
};
const standing = { isStanding: true, isRunning: true };

test.each([
  ['a word not added yet', { isListed: true }, 'missing', 'add'],
  ['one that Apple refused', { isListed: true, lastEnd: 'refused' as const }, 'refused', 'add'],
  ['one that was there and is not any more', { isListed: true, lastEnd: 'live' as const }, 'gone', 'add'],
  ['one that is there', { isListed: true, ...standing, isBrought: true }, 'stands', undefined],
  ['one that stood there before the list', { isListed: true, ...standing }, 'stands', undefined],
  ['one that somebody paused', { isListed: true, isStanding: true }, 'paused', 'activate'],
  ['one that is no longer in the list', { ...standing, isBrought: true }, 'surplus', 'remove'],
  [
    'one that another list keeps',
    { ...standing, isBrought: true, isElsewhere: true },
    'elsewhere',
    undefined,
  ],
  ['one that the list never brought', standing, 'byHand', undefined],
  ['one on its way', { isListed: true, ...standing, isMoving: true }, 'underWay', undefined],
  [
    'one whose removal is on its way',
    { ...standing, isBrought: true, isMoving: true },
    'underWay',
    undefined,
  ],
] as const)('%s', (_, facts, state, mend) => {
  const judged = judgeListed({ ...nothing, ...facts });
  expect(judged).toBe(state);
  expect(mendOf(judged)).toBe(mend);
});

const everyFact = [false, true].flatMap((isListed) =>
  [false, true].flatMap((isStanding) =>
    [false, true].flatMap((isBrought) =>
      [false, true].flatMap((isElsewhere) =>
        [false, true].flatMap((isRunning) =>
          ([null, 'live', 'refused'] as const).map((lastEnd) => ({
            isListed,
            isStanding,
            isBrought,
            isElsewhere,
            isRunning,
            isMoving: false,
            lastEnd,
          })),
        ),
      ),
    ),
  ),
);

const mendedBy = (mend: 'add' | 'activate' | 'remove') =>
  everyFact.filter((facts) => mendOf(judgeListed(facts)) === mend);

test('whatever is known, only what the list brought is removed, and only what it wants is added', () => {
  const removed = mendedBy('remove');
  expect(removed.every((one) => !one.isListed && one.isBrought && !one.isElsewhere)).toBe(true);
  expect(mendedBy('add').every((one) => one.isListed && !one.isStanding)).toBe(true);
  expect(mendedBy('activate').every((one) => one.isListed && one.isStanding && !one.isRunning)).toBe(true);
  expect(removed.length).toBeGreaterThan(0);
});

test('what is on its way is left alone, whatever else is known', () => {
  for (const facts of everyFact) expect(judgeListed({ ...facts, isMoving: true })).toBe('underWay');
  expect(listedStates.filter((state) => mendOf(state) !== undefined)).toEqual([
    'missing',
    'refused',
    'gone',
    'paused',
    'surplus',
  ]);
});
