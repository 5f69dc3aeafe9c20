import { addDays, type Day, daysBetween, getDay, weekdayOf } from '@tapwright/domain/days';
import { findWindowProblem } from '@tapwright/apple-ads/wire/reports/report-window';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRequestedStart, lateDays, listHistoryWindows, oldestDay, wholeMonth } from './report-windows.ts';

test('history is ninety days, the weeks before them, and the months before those', () => {
  expect(listHistoryWindows('2026-11-20')).toEqual([
    { span: 'day', from: '2026-08-23', until: '2026-11-20' },
    { span: 'week', from: '2026-08-03', until: '2026-08-16' },
    { span: 'month', from: '2024-08-01', until: '2026-07-31' },
  ]);
});

const granularities = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' } as const;
const anyDay = fc.integer({ min: 0, max: 2000 }).map((count): Day => addDays(getDay('2025-01-01'), count));

test('on any day Apple allows every window, none overlaps another, and what lies between is less than two weeks', () => {
  fc.assert(
    fc.property(anyDay, (today) => {
      const windows = listHistoryWindows(today);
      const single = { span: 'day' as const, from: oldestDay(today), until: oldestDay(today) };
      for (const window of [...windows, wholeMonth(today), single]) {
        const { span, until } = window;
        const start = findRequestedStart(window);
        expect(
          findWindowProblem({ start, end: until, granularity: granularities[span] }, today, 'strict'),
        ).toBeUndefined();
      }
      const sorted = windows.toSorted((one, other) => (one.from < other.from ? -1 : 1));
      const steps = sorted.slice(1).map(({ from }, place) => daysBetween(sorted[place]?.until ?? from, from));
      expect(steps.every((days) => days > 0 && days < 14)).toBe(true);
      const weeks = windows.filter(({ span }) => span === 'week');
      expect(weeks.every(({ from, until }) => weekdayOf(from) === 1 && weekdayOf(until) === 7)).toBe(true);
    }),
  );
});

test('a day is read again until its last install has come, after nights that were left out as well', () => {
  expect(lateDays('2026-11-20', '2026-11-19')).toEqual({
    span: 'day',
    from: '2026-10-18',
    until: '2026-11-20',
  });
  expect(lateDays('2026-11-20', '2026-11-10').from).toBe('2026-10-09');
  expect(lateDays('2026-11-20', '2026-06-01').from).toBe(oldestDay('2026-11-20'));
});
