import { expect, test } from 'vitest';
import { chooseWrittenLanguage, type WrittenLanguage } from './written-languages.ts';

const cases: [WrittenLanguage, WrittenLanguage[], WrittenLanguage | undefined][] = [
  ['ja', ['zh-CN', 'en', 'ja'], 'ja'],
  ['ja', ['zh-CN', 'en'], 'en'],
  ['zh-TW', ['zh-CN', 'en'], 'en'],
  ['zh-TW', ['ko', 'zh-CN'], 'zh-CN'],
  ['en', ['ko', 'ja'], 'ja'],
  ['en', [], undefined],
];

test.each(cases)('a reader of %s is shown, of %j, %s', (reader, written, shown) => {
  expect(chooseWrittenLanguage(reader, written)).toBe(shown);
});
