import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextMomentOf, type Schedule } from './schedules.ts';
import { dayIn } from './zones.ts';

const daily: Schedule = { every: 'day', weekday: 1, monthDay: 1, hour: 8, zone: 'Asia/Shanghai' };
const next = (schedule: Partial<Schedule>, after: string) =>
  nextMomentOf({ ...daily, ...schedule }, new Date(after)).toISOString();

test('daily, weekly and monthly by the clock of the zone', () => {
  expect(next({}, '2026-11-20T23:59:59Z')).toBe('2026-11-21T00:00:00.000Z');
  expect(next({}, '2026-11-21T00:00:00Z')).toBe('2026-11-22T00:00:00.000Z');
  expect(next({ every: 'week', weekday: 1 }, '2026-11-20T00:00:00Z')).toBe('2026-11-23T00:00:00.000Z');
  expect(next({ every: 'month', monthDay: 1 }, '2026-11-20T00:00:00Z')).toBe('2026-12-01T00:00:00.000Z');
});

test('the 31st is the last day of a shorter month', () => {
  const monthly = { every: 'month', monthDay: 31 } as const;
  expect(next(monthly, '2027-02-01T00:00:00Z')).toBe('2027-02-28T00:00:00.000Z');
  expect(next(monthly, '2027-02-28T00:00:00Z')).toBe('2027-03-31T00:00:00.000Z');
});

test('an hour that clocks pass over comes an hour later, one shown twice comes once', () => {
  const newYork = { zone: 'America/New_York' };
  expect(next({ ...newYork, hour: 2 }, '2026-03-08T00:00:00-05:00')).toBe('2026-03-08T07:00:00.000Z');
  expect(next({ ...newYork, hour: 1 }, '2026-11-01T00:00:00-04:00')).toBe('2026-11-01T05:00:00.000Z');
  expect(next({ ...newYork, hour: 1 }, '2026-11-01T05:00:00Z')).toBe('2026-11-02T06:00:00.000Z');
});

test('a daily report falls on each day once, whatever the zone', () => {
  const zones = ['UTC', 'Asia/Shanghai', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia'];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 23 }),
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-01'), noInvalidDate: true }),
      (zone, hour, after) => {
        const first = nextMomentOf({ ...daily, zone, hour }, after);
        const second = nextMomentOf({ ...daily, zone, hour }, first);
        expect(first > after && second > first).toBe(true);
        expect(Date.parse(dayIn(zone, second)) - Date.parse(dayIn(zone, first))).toBe(86_400_000);
      },
    ),
  );
});
