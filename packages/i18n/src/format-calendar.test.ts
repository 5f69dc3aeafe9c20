import { expect, test } from 'vitest';
import { formatMonthName, formatWeekdayHead, formatYear } from './format-calendar.ts';
import type { Language } from './languages.ts';

test.each<[Language, string, string, string]>([
  ['en', 'Fr', 'Nov', '2026'],
  ['zh-CN', '五', '11月', '2026年'],
  ['zh-TW', '五', '11月', '2026年'],
  ['ja', '金', '11月', '2026年'],
  ['ko', '금', '11월', '2026년'],
])('the heads of a calendar in %s', (language, weekday, month, year) => {
  expect(formatWeekdayHead(language, '2026-11-20')).toBe(weekday);
  expect(formatMonthName(language, '2026-11-20')).toBe(month);
  expect(formatYear(language, '2026-11-20')).toBe(year);
});
