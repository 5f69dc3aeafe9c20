import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  type Day,
  daysBetween,
  firstOfMonth,
  firstOfWeek,
  firstOfYear,
  getDay,
  isDay,
  weekdayOf,
} from './days.ts';

const anyDay = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => getDay(date.toISOString().slice(0, 10)));

test.each(['2026-11-20', '2024-02-29', '1970-01-01'])('%s is a day', (text) =>
  expect(isDay(text)).toBe(true),
);

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '20261120',
  '',
  '2026-11-20T00:00',
  '0099-01-01',
])('"%s" is no day', (text) => {
  expect(isDay(text)).toBe(false);
  expect(() => getDay(text)).toThrow(RangeError);
});

describe('arithmetic', () => {
  test.each<[Day, number, Day]>([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-29', 1, '2026-03-30'],
  ])('%s and %d days is %s', (day, count, result) => expect(addDays(day, count)).toBe(result));

  test('days between is the way back of days added', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        fc.pre(Number(day.slice(0, 4)) > 1990);
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  test('days sort as text', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        expect(one < other).toBe(daysBetween(one, other) > 0);
      }),
    );
  });

  test('a week begins on Monday', () => {
    expect(weekdayOf('2026-11-16')).toBe(1);
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(firstOfWeek('2026-11-22')).toBe('2026-11-16');
    expect(firstOfWeek('2026-11-16')).toBe('2026-11-16');
  });

  test('months and years begin on their first', () => {
    expect(firstOfMonth('2026-11-20')).toBe('2026-11-01');
    expect(firstOfYear('2026-11-20')).toBe('2026-01-01');
  });
});
