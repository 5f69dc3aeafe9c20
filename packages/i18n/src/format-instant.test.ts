import { describe, expect, test } from 'vitest';
import { formatAge, formatInstant, formatOffset, formatStamp, formatTime } from './format-instant.ts';
import type { Language } from './languages.ts';

const now = new Date('2026-11-20T02:00:00Z');

describe.each<[Language, string, string, string, string]>([
  ['en', 'today 09:38', '19 Nov 23:59', '31 Dec 2025 23:00', '20 Nov 2026 09:38'],
  ['zh-CN', '今天 09:38', '11月19日 23:59', '2025年12月31日 23:00', '2026年11月20日 09:38'],
  ['zh-TW', '今天 09:38', '11月19日 23:59', '2025年12月31日 23:00', '2026年11月20日 09:38'],
  ['ja', '今日 09:38', '11月19日 23:59', '2025年12月31日 23:00', '2026年11月20日 09:38'],
  ['ko', '오늘 09:38', '11월 19일 23:59', '2025년 12월 31일 23:00', '2026년 11월 20일 09:38'],
])('a moment in %s', (language, today, thisYear, before, stamp) => {
  const clock = { zone: 'Asia/Shanghai', now };

  test('names no more of its day than is needed, in the zone of the reader', () => {
    expect(formatInstant(language, new Date('2026-11-20T01:38:00Z'), clock)).toBe(today);
    expect(formatInstant(language, new Date('2026-11-19T15:59:00Z'), clock)).toBe(thisYear);
    expect(formatInstant(language, new Date('2025-12-31T15:00:00Z'), clock)).toBe(before);
    expect(formatStamp(language, new Date('2026-11-20T01:38:00Z'), 'Asia/Shanghai')).toBe(stamp);
  });

  test('midnight is 00:00', () => {
    expect(formatTime(language, new Date('2026-11-19T16:00:00Z'), 'Asia/Shanghai')).toBe('00:00');
  });
});

test('the same moment is today in one zone and yesterday in another', () => {
  const at = new Date('2026-11-19T17:00:00Z');
  expect(formatInstant('en', at, { zone: 'Asia/Shanghai', now })).toBe('today 01:00');
  expect(formatInstant('en', at, { zone: 'UTC', now })).toBe('19 Nov 17:00');
});

test.each<[Language, string, string, string, string]>([
  ['en', '40 sec ago', '3 min ago', '1 hr ago', '2 days ago'],
  ['zh-CN', '40秒前', '3分钟前', '1小时前', '2天前'],
  ['zh-TW', '40 秒前', '3 分鐘前', '1 小時前', '2 天前'],
  ['ja', '40秒前', '3分前', '1時間前', '2日前'],
  ['ko', '40초 전', '3분 전', '1시간 전', '2일 전'],
])('an age in %s', (language, seconds, minutes, hours, days) => {
  const age = (secondsAgo: number) => formatAge(language, new Date(now.getTime() - secondsAgo * 1000), now);
  expect([age(40), age(3 * 60 + 59), age(3600), age(2 * 86_400)]).toEqual([seconds, minutes, hours, days]);
});

test('a clock that runs ahead shows nothing from the future', () => {
  expect(formatAge('en', new Date(now.getTime() + 5000), now)).toBe('0 sec ago');
});

test.each([
  [0, 'UTC'],
  [480, 'UTC+8'],
  [330, 'UTC+5:30'],
  [-420, 'UTC−7'],
  [-570, 'UTC−9:30'],
])('an offset of %d minutes is %s', (minutes, text) => expect(formatOffset(minutes)).toBe(text));
