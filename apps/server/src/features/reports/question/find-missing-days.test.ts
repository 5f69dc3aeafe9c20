import { getDay } from '@tapwright/domain/days';
import type { DayRange } from '@tapwright/domain/ranges';
import { expect, test } from 'vitest';
import { findMissingDays } from './find-missing-days.ts';
import { type Coverage, planRange } from '../../measures/index.ts';

const range = (from: string, to: string): DayRange => ({ from: getDay(from), to: getDay(to) });
/** As Apple reports it: whole months long ago, whole weeks until the daily window begins. */
const coverage: Coverage = {
  month: [range('2026-06-01', '2026-06-30')],
  week: [range('2026-07-06', '2026-08-16')],
  day: [range('2026-08-13', '2026-09-30')],
};
const account = { coverage, timeZone: 'UTC', detachedAt: null };
const year = range('2026-01-01', '2026-12-31');
const find = (month: DayRange, of: typeof account | { detachedAt: Date } = account) =>
  findMissingDays({ ...account, ...of }, month, planRange(year, coverage));

test('a month that was reported whole, as such or by its days, misses nothing', () => {
  for (const month of [range('2026-06-01', '2026-06-30'), range('2026-09-01', '2026-09-30')])
    expect(find(month)).toEqual({ notRead: [], inWeeks: [] });
});

test('before the first reading a month misses all of its days', () => {
  const may = range('2026-05-01', '2026-05-31');
  expect(find(may)).toEqual({ notRead: [may], inWeeks: [] });
});

test('a week that reaches into the next month is in neither, and days that only a week cut off covers are missing', () => {
  expect(find(range('2026-07-01', '2026-07-31'))).toEqual({
    notRead: [range('2026-07-01', '2026-07-05')],
    inWeeks: [range('2026-07-27', '2026-07-31')],
  });
  expect(find(range('2026-08-01', '2026-08-31'))).toEqual({
    notRead: [],
    inWeeks: [range('2026-08-01', '2026-08-02')],
  });
});

test('days to come are missing, but not of an ad account that was detached before', () => {
  const october = range('2026-10-01', '2026-10-31');
  expect(find(october).notRead).toEqual([october]);
  const detachedAt = new Date('2026-09-30T12:00:00Z');
  expect(find(october, { detachedAt }).notRead).toEqual([]);
});
