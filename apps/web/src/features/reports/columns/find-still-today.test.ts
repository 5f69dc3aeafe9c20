import { expect, test } from 'vitest';
import { findStillToday } from './find-still-today.ts';

const zones = ['Asia/Shanghai', 'America/Los_Angeles', 'Europe/Paris'];

test('while a day has begun in some places only, the day of the others is named with them', () => {
  expect(findStillToday(zones, new Date('2026-12-01T05:14:00Z'))).toEqual({
    day: '2026-11-30',
    zones: ['America/Los_Angeles'],
  });
});

test('where it is the same day everywhere, nothing is to be said', () => {
  expect(findStillToday(zones, new Date('2026-12-01T10:00:00Z'))).toBeUndefined();
  expect(findStillToday(zones.slice(0, 1), new Date('2026-12-01T05:14:00Z'))).toBeUndefined();
});
