import { expect, test } from 'vitest';
import { findPublished, newestWeek } from './popular-weeks.ts';

test.each([
  ['2026-11-23T06:59:59Z', '2026-11-16T07:00:00.000Z', '2026-11-15'],
  ['2026-11-23T07:00:00Z', '2026-11-23T07:00:00.000Z', '2026-11-22'],
  ['2026-11-29T23:00:00Z', '2026-11-23T07:00:00.000Z', '2026-11-22'],
  ['2027-01-01T12:00:00Z', '2026-12-28T07:00:00.000Z', '2026-12-27'],
])('at %s Apple has told its words at %s, of the week that %s ends', (now, published, week) => {
  expect(findPublished(new Date(now)).toISOString()).toBe(published);
  expect(newestWeek(new Date(now))).toBe(week);
});
