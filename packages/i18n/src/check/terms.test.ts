import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { checkWording } from './check-wording.ts';
import { flattenMessages } from './flatten-messages.ts';
import { terms } from './terms.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

function listTexts(language: string): string[] {
  const folder = `../../messages/${language}/`;
  return readdirSync(new URL(folder, import.meta.url)).flatMap((file) => {
    const messages: unknown = JSON.parse(read(folder + file));
    return flattenMessages(Object(messages)).map(({ text }) => String(text).toLowerCase());
  });
}

test('every term is said in its language', () => {
  for (const language of languages) {
    const texts = listTexts(language);
    const unsaid = terms
      .map((term) => term[language])
      .filter((word) => !texts.some((text) => text.includes(word.toLowerCase())));
    expect({ language, unsaid }).toEqual({ language, unsaid: [] });
  }
});

test('a sentence that calls a thing otherwise is told what to say', () => {
  const said = (language: 'zh-CN' | 'ja' | 'ko', text: string) =>
    checkWording(language, [{ path: 'here', stem: 'here', text }]);
  expect(said('zh-CN', '变更已保存')).toEqual([expect.stringContaining('Say 更改')]);
  expect(said('ja', 'Appを選ぶ')).toEqual([expect.stringContaining('Say アプリ')]);
  expect(said('ja', 'Apple、App Store、App ID')).toEqual([]);
  expect(said('ko', '임시 저장')).toEqual([expect.stringContaining('Say 초안')]);
});

test('the list that people read is the list that is checked', () => {
  const cells = ({ en, ...words }: (typeof terms)[number]) =>
    [en, words['zh-CN'], words['zh-TW'], words.ja, words.ko].join(' | ');
  const rows = read('../../../../docs/terms.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
        .join(' | '),
    );
  expect(rows).toEqual(terms.map(cells));
});
