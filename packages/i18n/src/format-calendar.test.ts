import { expect, test } from 'vitest';
import { formatWeekdayHead } from './format-calendar.ts';
import type { Language } from './languages.ts';

test.each<[Language, string]>([
  ['en', 'Fr'],
  ['zh-CN', '五'],
  ['zh-TW', '五'],
  ['ja', '金'],
  ['ko', '금'],
])('the heads of a calendar in %s', (language, weekday) => {
  expect(formatWeekdayHead(language, '2026-11-20')).toBe(weekday);
});
