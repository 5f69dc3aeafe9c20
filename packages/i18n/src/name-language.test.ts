import { expect, test } from 'vitest';
import { nameLanguage } from './name-language.ts';

test('a language is named in the words of its reader, and the two Chinese are told apart', () => {
  expect(nameLanguage('en', 'ja')).toBe('Japanese');
  expect(nameLanguage('ja', 'en')).toBe('英語');
  expect(nameLanguage('zh-CN', 'ko')).toBe('韩语');
  expect(nameLanguage('zh-TW', 'ko')).toBe('韓文');
  expect(nameLanguage('en', 'zh-CN')).toBe('Simplified Chinese');
  expect(nameLanguage('en', 'zh-TW')).toBe('Traditional Chinese');
});
