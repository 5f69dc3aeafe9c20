import { expect, test } from 'vitest';
import { fromWallTime, toWallTime } from './wall-time.ts';

test.each([
  ['Asia/Shanghai', '2026-11-30T18:00', '2026-11-30T10:00:00.000Z'],
  ['America/New_York', '2026-07-01T00:30', '2026-07-01T04:30:00.000Z'],
  ['UTC', '2026-12-31T23:59', '2026-12-31T23:59:00.000Z'],
  // Clocks go back at 02:00 that night, so 01:30 comes twice.
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
])('in %s a clock shows %s at %s', (zone, wall, moment) => {
  expect(fromWallTime(zone, wall)).toBe(moment);
  expect(toWallTime(zone, moment)).toBe(wall);
});

test('an empty field is no moment, and no moment an empty field', () => {
  expect(fromWallTime('UTC', '')).toBeNull();
  expect(toWallTime('UTC', null)).toBe('');
});
