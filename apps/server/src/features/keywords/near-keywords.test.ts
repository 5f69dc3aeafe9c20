import { expect, test } from 'vitest';
import { findNear } from './near-keywords.ts';

test.each([
  ['rain sounds black screen', 'Rain  Sounds', true],
  ['rain sounds black screen', 'screen time', true],
  ['rain sounds black screen', 'time management app', false],
  ['rain', 'rain sounds for deep sleep', true],
  ['yogas', 'yoga app', true],
  ['bus', 'bu', false],
  ['睡眠音乐', '睡眠', true],
  ['睡眠音乐', '记账本', false],
  ['ねむり アプリ', 'アプリ', true],
])('%s and %s are about the same: %s', (term, keyword, expected) => {
  expect(findNear([term])(keyword)).toBe(expected);
  expect(findNear(['something else', term])(keyword)).toBe(expected);
});
