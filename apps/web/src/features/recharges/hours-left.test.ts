import { expect, test } from 'vitest';
import { hoursLeft } from './hours-left.ts';

const now = new Date('2026-11-20T09:52:00Z');

test.each([
  { state: 'submitted', dueAt: '2026-11-21T15:10:00Z', hours: 29 },
  { state: 'asked', dueAt: '2026-11-20T10:00:00Z', hours: 0 },
  { state: 'submitted', dueAt: '2026-11-20T09:51:00Z', hours: -1 },
  { state: 'credited', dueAt: '2026-11-21T15:10:00Z', hours: undefined },
  { state: 'begun', dueAt: null, hours: undefined },
] as const)('$state until $dueAt: $hours', ({ hours, ...recharge }) => {
  expect(hoursLeft(recharge, now)).toBe(hours);
});
