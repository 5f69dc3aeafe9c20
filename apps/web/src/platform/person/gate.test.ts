import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

it('lets one of several quick presses through, and the next one after half a second', () => {
  let nowMs = 0;
  const pass = createGate(500, () => nowMs);
  const pressAt = (ms: number) => {
    nowMs = ms;
    return pass();
  };
  expect([0, 10, 499, 500, 501, 999, 1_000].filter(pressAt)).toEqual([0, 500, 1_000]);
});
