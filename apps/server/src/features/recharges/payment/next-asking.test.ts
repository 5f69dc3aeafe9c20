import { expect, test } from 'vitest';
import { firstAsking, nextAsking } from './next-asking.ts';

const made = new Date('2026-11-23T08:00:00Z');
const after = (minutes: number) => new Date(made.getTime() + minutes * 60_000);

test.each([
  { aged: 0, next: 5 },
  { aged: 59, next: 64 },
  { aged: 60, next: 120 },
  { aged: 2 * 1440 - 1, next: 2 * 1440 + 59 },
  { aged: 2 * 1440, next: 3 * 1440 },
])('a payment begun $aged minutes ago is asked about again after $next', ({ aged, next }) => {
  expect(nextAsking(made, after(aged))).toEqual(after(next));
});

test('the first asking leaves time for the notice', () => {
  expect(firstAsking(made)).toEqual(after(5));
});
