import { expect, test } from 'vitest';
import { isSearchedIn } from './keyword-language.ts';

test.each([
  ['sleep sounds', 'en-US', ['en-GB'], true],
  ['sleep sounds', 'en-US', ['de-DE'], false],
  ['sleep sounds', 'en-US', ['fr-CA', 'en-CA'], true],
  ['sleep sounds', undefined, ['de'], true],
  ['schlaf app', 'de', ['de-AT'], true],
  ['睡眠', 'en-US', ['zh-Hans'], true],
  ['睡眠', 'en-US', ['ja'], true],
  ['睡眠', 'en-US', ['en-US'], false],
  ['ねむり 睡眠', 'en-US', ['zh-Hant'], false],
  ['수면', 'en-US', ['ko'], true],
  ['сон', 'en-US', ['uk'], true],
  ['โน้ต app', 'en-US', ['th'], true],
])('%s of %s is searched by readers of %s: %s', (text, latin, languages, expected) => {
  expect(isSearchedIn(text, latin, languages)).toBe(expected);
});
