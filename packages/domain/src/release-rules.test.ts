import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetToKeep, releaseAfterMs, type ReservedCampaign } from './release-rules.ts';

const running: ReservedCampaign = {
  isOpen: false,
  isHere: true,
  isRunning: true,
  isOver: false,
  hasStarted: true,
  quietMs: undefined,
  coveredMinor: 100_00,
  budgetMinor: 100_00,
};
const keepOf = (change: Partial<ReservedCampaign>) => budgetToKeep({ ...running, ...change });

test('what runs, is paused or on its way keeps its reserve', () => {
  expect(keepOf({})).toBeUndefined();
  expect(keepOf({ isRunning: false })).toBeUndefined();
  expect(keepOf({ isOpen: true, isHere: false, hasStarted: false })).toBeUndefined();
});

test('what never started gives it back at once', () => {
  for (const state of [{ isHere: false }, { isRunning: false }, { isOver: true }])
    expect(keepOf({ hasStarted: false, ...state })).toBe(0);
  expect(keepOf({ hasStarted: false })).toBeUndefined();
});

test('what ended or was removed gives it back after three quiet days', () => {
  for (const state of [{ isHere: false }, { isOver: true }]) {
    expect(keepOf({ ...state, quietMs: undefined })).toBeUndefined();
    expect(keepOf({ ...state, quietMs: releaseAfterMs - 1 })).toBeUndefined();
    expect(keepOf({ ...state, quietMs: releaseAfterMs })).toBe(0);
  }
});

test('a budget that is lower than what is covered gives the difference back', () => {
  expect(keepOf({ budgetMinor: 80_00 })).toBe(80_00);
  expect(keepOf({ budgetMinor: 120_00 })).toBeUndefined();
  expect(keepOf({ budgetMinor: null })).toBeUndefined();
});

test('whatever stands, no more is kept than was covered, and nothing on its way is touched', () => {
  const anything = fc.record({
    isOpen: fc.boolean(),
    isHere: fc.boolean(),
    isRunning: fc.boolean(),
    isOver: fc.boolean(),
    hasStarted: fc.boolean(),
    quietMs: fc.option(fc.nat(2 * releaseAfterMs), { nil: undefined }),
    coveredMinor: fc.nat(100_000),
    budgetMinor: fc.option(fc.nat(100_000), { nil: null }),
  });
  fc.assert(
    fc.property(anything, (campaign) => {
      const kept = budgetToKeep(campaign);
      expect(kept === undefined || !campaign.isOpen).toBe(true);
      expect(kept === undefined || kept === 0 || kept < campaign.coveredMinor).toBe(true);
    }),
  );
});
