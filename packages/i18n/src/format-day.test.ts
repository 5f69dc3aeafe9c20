import { describe, expect, test } from 'vitest';
import {
  formatDay,
  formatDayRange,
  formatMonth,
  formatShortDay,
  formatWeekday,
  nameWeekday,
} from './format-day.ts';
import type { Language } from './languages.ts';

test.each<[Language, string, string, string, string]>([
  ['en', '6 Sep 2026', '6 Sep', 'Sun 6 Sep', 'September 2026'],
  ['zh-CN', '2026年9月6日', '9月6日', '9月6日周日', '2026年9月'],
  ['zh-TW', '2026年9月6日', '9月6日', '9月6日週日', '2026年9月'],
  ['ja', '2026年9月6日', '9月6日', '9月6日(日)', '2026年9月'],
  ['ko', '2026년 9월 6일', '9월 6일', '9월 6일 (일)', '2026년 9월'],
])('a day in %s', (language, whole, short, weekday, month) => {
  expect(formatDay(language, '2026-09-06')).toBe(whole);
  expect(formatShortDay(language, '2026-09-06')).toBe(short);
  expect(formatWeekday(language, '2026-09-06')).toBe(weekday);
  expect(weekday).toContain(nameWeekday(language, '2026-09-06'));
  expect(formatMonth(language, '2026-09-06')).toBe(month);
});

describe.each<[Language, { months: string; days: string; years: string; one: string; short: string }]>([
  [
    'en',
    {
      months: '23 Oct – 19 Nov 2026',
      days: '17–19 Nov 2026',
      years: '25 Dec 2025 – 7 Jan 2026',
      one: '20 Nov 2026',
      short: '25 Sep – 22 Oct',
    },
  ],
  [
    'zh-CN',
    {
      months: '2026年10月23日 – 11月19日',
      days: '2026年11月17–19日',
      years: '2025年12月25日 – 2026年1月7日',
      one: '2026年11月20日',
      short: '9月25日 – 10月22日',
    },
  ],
  [
    'zh-TW',
    {
      months: '2026年10月23日 – 11月19日',
      days: '2026年11月17–19日',
      years: '2025年12月25日 – 2026年1月7日',
      one: '2026年11月20日',
      short: '9月25日 – 10月22日',
    },
  ],
  [
    'ja',
    {
      months: '2026年10月23日 – 11月19日',
      days: '2026年11月17–19日',
      years: '2025年12月25日 – 2026年1月7日',
      one: '2026年11月20日',
      short: '9月25日 – 10月22日',
    },
  ],
  [
    'ko',
    {
      months: '2026년 10월 23일 – 11월 19일',
      days: '2026년 11월 17–19일',
      years: '2025년 12월 25일 – 2026년 1월 7일',
      one: '2026년 11월 20일',
      short: '9월 25일 – 10월 22일',
    },
  ],
])('a range in %s', (language, expected) => {
  test('says nothing twice', () => {
    expect(formatDayRange(language, '2026-10-23', '2026-11-19')).toBe(expected.months);
    expect(formatDayRange(language, '2026-11-17', '2026-11-19')).toBe(expected.days);
    expect(formatDayRange(language, '2025-12-25', '2026-01-07')).toBe(expected.years);
    expect(formatDayRange(language, '2026-11-20', '2026-11-20')).toBe(expected.one);
  });

  test('can leave the year out', () => {
    expect(formatDayRange(language, '2026-09-25', '2026-10-22', { year: false })).toBe(expected.short);
  });
});

test('the same month of another year is another month', () => {
  expect(formatDayRange('en', '2025-11-17', '2026-11-19')).toBe('17 Nov 2025 – 19 Nov 2026');
});

test('what is no day is refused', () => {
  expect(() => formatDay('en', 'yesterday')).toThrow(RangeError);
});
