import { expect, test } from 'vitest';
import { nameDifference } from './spend-difference.ts';

test.each([
  [{ booked: 500, reported: 500, wasBooked: true }, 'equal'],
  [{ booked: 0, reported: 500, wasBooked: false }, 'late'],
  [{ booked: 500, reported: 480, wasBooked: true }, 'restated'],
  [{ booked: 0, reported: null, wasBooked: false }, 'rate'],
  [{ booked: 500, reported: undefined, wasBooked: true }, 'notRead'],
  [{ booked: 0, reported: undefined, wasBooked: false }, 'equal'],
] as const)('%o is named %s', (day, reason) => {
  expect(nameDifference(day)).toBe(reason);
});
