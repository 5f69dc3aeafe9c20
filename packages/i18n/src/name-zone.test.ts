import { expect, test } from 'vitest';
import { nameZone } from './name-zone.ts';

test('a zone is named in the words of its reader', () => {
  expect(nameZone('en', 'Europe/Paris')).toBe('Central European Time');
  expect(nameZone('ja', 'Europe/Paris')).toBe('中央ヨーロッパ時間');
  expect(nameZone('zh-CN', 'Asia/Tokyo')).toBe('日本标准时间');
  expect(nameZone('ko', 'America/Los_Angeles')).toBe('미 태평양 시간');
});

test('what has no name in any language stays as it is', () => {
  expect(nameZone('ja', 'UTC')).toBe('UTC');
  expect(nameZone('ja', 'Moon/Base')).toBe('Moon/Base');
});
