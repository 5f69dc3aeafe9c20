import { describe, expect, test } from 'vitest';
import { languageNames, languages, pickLanguage } from './languages.ts';

describe('the tags of a browser', () => {
  test.each([
    [['zh-CN'], 'zh-CN'],
    [['zh'], 'zh-CN'],
    [['zh-SG'], 'zh-CN'],
    [['zh-Hans-HK'], 'zh-CN'],
    [['zh-TW'], 'zh-TW'],
    [['zh-HK'], 'zh-TW'],
    [['zh-MO'], 'zh-TW'],
    [['zh-Hant'], 'zh-TW'],
    [['zh-Hant-CN'], 'zh-TW'],
    [['ZH_hant'], 'zh-TW'],
    [['en-GB'], 'en'],
    [['ja-JP'], 'ja'],
    [['ko-KR', 'en'], 'ko'],
    [['fr-FR', 'ja', 'en'], 'ja'],
    [['fr', 'de'], 'en'],
    [['jav', 'korean', 'english'], 'en'],
    [[], 'en'],
  ])('%j speak %s', (tags, language) => expect(pickLanguage(tags)).toBe(language));
});

describe('an Accept-Language header', () => {
  test.each([
    ['ko-KR,ko;q=0.9,en-US;q=0.8', 'ko'],
    ['en;q=0.5, ja;q=0.9', 'ja'],
    ['fr, zh-HK;q=0.4, en;q=0.3', 'zh-TW'],
    ['ja;q=0, ko', 'ko'],
    ['ja ; Q=0.1 , ko ; q=0.2', 'ko'],
    ['en;q=x, ko;q=0.1', 'ko'],
    ['*', 'en'],
    ['', 'en'],
    [',,;q=1;;', 'en'],
    [undefined, 'en'],
  ])('%j speaks %s', (header, language) => expect(pickLanguage(header)).toBe(language));
});

test('every language has its name in itself', () => {
  expect(languages.map((language) => languageNames[language])).toEqual([
    '简体中文',
    '繁體中文',
    'English',
    '日本語',
    '한국어',
  ]);
});
