import { expect, test } from 'vitest';
import { countWholeHours } from './count-whole-hours.ts';

test.each([
  ['a day that is over', '2026-11-19', '2026-11-20T12:00:00Z', undefined, 24],
  ['until three hours after its end', '2026-11-19', '2026-11-20T02:59:00Z', 23, 23],
  ['a part of an hour', '2026-11-20', '2026-11-20T12:59:00Z', 23, 9],
  ['nothing told of the last hours', '2026-11-20', '2026-11-20T12:00:00Z', 4, 5],
  ['nothing told at all', '2026-11-20', '2026-11-20T12:00:00Z', undefined, 0],
  ['a day that has not begun', '2026-11-21', '2026-11-20T12:00:00Z', undefined, 0],
] as const)('hours that are whole: %s', (_, day, at, lastTold, hours) => {
  expect(countWholeHours('UTC', day, new Date(at), lastTold)).toBe(hours);
});

test('hours are those of the wall there: half hours, an hour that comes twice, an hour that is left out', () => {
  const count = (zone: string, day: Parameters<typeof countWholeHours>[1], at: string) =>
    countWholeHours(zone, day, new Date(at), 23);
  expect(count('Asia/Kolkata', '2026-11-20', '2026-11-20T12:00:00Z')).toBe(14);
  const back = (at: string) => count('America/New_York', '2026-11-01', at);
  expect([back('2026-11-01T08:59:00Z'), back('2026-11-01T09:30:00Z'), back('2026-11-01T10:00:00Z')]).toEqual([
    1, 1, 2,
  ]);
  expect(count('America/New_York', '2026-03-08', '2026-03-08T10:00:00Z')).toBe(3);
});
