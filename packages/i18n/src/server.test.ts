import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { createServerTranslator } from './server.ts';

const { translate } = createServerTranslator({ strict: true });

test('every language answers at once, each in its own words', () => {
  const sentences = languages.map((language) => translate(language, 'errors:accountFrozen'));
  expect(sentences).toContain('Your account is frozen, contact the administrator');
  expect(new Set(sentences).size).toBe(languages.length);
});

test.each([
  ['en', 'Enter at least 1 character', 'Enter at least 8 characters'],
  ['zh-CN', '至少输入 1 个字符', '至少输入 8 个字符'],
  ['zh-TW', '至少輸入 1 個字元', '至少輸入 8 個字元'],
  ['ja', '1文字以上で入力してください', '8文字以上で入力してください'],
  ['ko', '1자 이상 입력하세요', '8자 이상 입력하세요'],
] as const)('%s counts as its grammar does', (language, one, many) => {
  expect(translate(language, 'errors:fields.tooShort', { count: 1 })).toBe(one);
  expect(translate(language, 'errors:fields.tooShort', { count: 8 })).toBe(many);
});

test('what looks like a message in a value is text', () => {
  const lowest = '{{lowest}} $t(errors:accountFrozen)';
  expect(translate('en', 'errors:fields.atLeast', { lowest })).toBe(`Enter ${lowest} or more`);
});

test('an unknown key is refused by the compiler and while running', () => {
  // @ts-expect-error The compiler knows every key.
  expect(() => translate('en', 'errors:noSuchKey')).toThrow('noSuchKey');
});
