import { listedStates } from '@tapwright/domain/negative-lists';
import { expect, test } from 'vitest';
import { countStates } from './count-states.ts';

const facts = {
  listId: 10_001,
  campaignId: '5',
  count: 1,
  isListed: true,
  isStanding: true,
  isRunning: true,
  isBrought: false,
  isElsewhere: false,
  isMoving: false,
  lastEnd: null,
} as const;
const missing = { ...facts, isStanding: false, isRunning: false };

test('facts that come to the same are counted together, and every state has its count', () => {
  const counts = countStates([
    { ...facts, count: 4 },
    { ...facts, isBrought: true, count: 3 },
    { ...facts, campaignId: '6', count: 2 },
    { ...missing, count: 5 },
    { ...missing, lastEnd: 'refused' },
    { ...missing, lastEnd: 'live', count: 2 },
    { ...facts, isRunning: false },
    { ...facts, isListed: false, isBrought: true },
    { ...facts, isListed: false, isBrought: true, isElsewhere: true },
    { ...facts, isListed: false, count: 9 },
    { ...facts, isMoving: true },
  ]);
  expect(counts).toEqual({
    stands: 9,
    missing: 5,
    refused: 1,
    gone: 2,
    paused: 1,
    surplus: 1,
    elsewhere: 1,
    byHand: 9,
    underWay: 1,
  });
  expect(Object.keys(countStates([])).toSorted()).toEqual([...listedStates].toSorted());
});
