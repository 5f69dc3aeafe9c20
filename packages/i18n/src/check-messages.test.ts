import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkMessages } from './check-messages.ts';
import { type Language, languages } from './languages.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const good: Record<Language, object> = {
  en: {
    title: 'Overview',
    rows_one: '{{count}} row',
    rows_other: '{{count}} rows',
    form: { save: 'Save' },
    facts: [{ head: 'One' }],
  },
  'zh-CN': { title: '概览', rows_other: '{{count}} 行', form: { save: '保存' }, facts: [{ head: '一' }] },
  'zh-TW': { title: '總覽', rows_other: '{{count}} 列', form: { save: '儲存' }, facts: [{ head: '一' }] },
  ja: { title: '概要', rows_other: '{{count}}行', form: { save: '保存' }, facts: [{ head: '一' }] },
  ko: { title: '개요', rows_other: '{{count}}행', form: { save: '저장' }, facts: [{ head: '하나' }] },
};

const goodPage = `
  const { t } = useTranslation('page');
  t('title'); t('rows', { count }); t('form.save'); t('facts', { returnObjects: true });
`;

type Example = {
  messages?: Partial<Record<Language, object | string | undefined>>;
  code?: string;
  files?: Record<string, string>;
  dynamicKeys?: string[];
  assembledKeys?: Map<string, string[]>;
};

function check({
  messages,
  code = goodPage,
  files = {},
  dynamicKeys = [],
  assembledKeys = new Map(),
}: Example): string[] {
  const root = mkdtempSync(join(tmpdir(), 'check-messages-'));
  folders.push(root);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const language of languages) {
    const content = messages && language in messages ? messages[language] : good[language];
    if (content === undefined) continue;
    write(
      `packages/i18n/messages/${language}/page.json`,
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
  write('apps/web/src/page.tsx', code);
  for (const [path, text] of Object.entries(files)) write(path, text);
  return checkMessages({
    root,
    namespaces: ['page'],
    dynamicKeys,
    assembledKeys,
    brandWords: ['Tapwright', 'CPT'],
  });
}

const inEvery = (more: Partial<Record<Language, object>>): Record<Language, object> => ({
  en: { ...good.en, ...more.en },
  'zh-CN': { ...good['zh-CN'], ...more['zh-CN'] },
  'zh-TW': { ...good['zh-TW'], ...more['zh-TW'] },
  ja: { ...good.ja, ...more.ja },
  ko: { ...good.ko, ...more.ko },
});
const everywhere = (more: object) => inEvery({ en: more, 'zh-CN': more, 'zh-TW': more, ja: more, ko: more });

test('five files that agree, and code that shows what is in them, pass', () => {
  expect(check({})).toEqual([]);
});

test.each<[string, Example, RegExp]>([
  ['a file that is missing', { messages: { ko: undefined } }, /ko\/page\.json is missing/],
  ['a file that is no JSON', { messages: { ja: '{ "title": ' } }, /ja\/page\.json is no JSON/],
  [
    'a key that is missing',
    { messages: { ja: { ...good.ja, form: {} } } },
    /ja\/page\.json: "form\.save" is missing.*English says "Save"/,
  ],
  [
    'a key too many',
    { messages: { ko: { ...good.ko, old: '옛것' } } },
    /ko\/page\.json: "old" is not in the English file/,
  ],
  ['a list that is shorter', { messages: { ja: { ...good.ja, facts: [] } } }, /"facts\.0\.head" is missing/],
  [
    'an empty sentence',
    { messages: { ja: { ...good.ja, title: ' ' } } },
    /ja.*"title" is " "\. Write a sentence/,
  ],
  ['a number for a sentence', { messages: { ja: { ...good.ja, title: 7 } } }, /"title" is 7/],
  [
    'a placeholder of another name',
    { messages: { 'zh-CN': { ...good['zh-CN'], rows_other: '{{number}} 行' } } },
    /zh-CN.*"rows" holds \{\{number\}\}, but in English \{\{count\}\}/,
  ],
  [
    'a tag that is lost',
    { messages: { ...inEvery({ en: { title: 'An <a>overview</a>' } }) } },
    /ja.*"title" holds nothing to fill in, but in English <\/a> <a>/,
  ],
  [
    'a plural form the language lacks',
    { messages: { en: { ...good.en, rows_one: undefined } } },
    /en needs "rows_one" and "rows_other"/,
  ],
  [
    'a plural form the language does not have',
    { messages: { ja: { ...good.ja, rows_one: '{{count}}行' } } },
    /ja needs "rows_other" and no other/,
  ],
  [
    'English left in Japanese',
    { messages: { ja: { ...good.ja, title: 'Overview' } } },
    /ja.*"title" is still English/,
  ],
  [
    'a file of no namespace',
    { files: { 'packages/i18n/messages/en/old.json': '{}' } },
    /en\/old\.json belongs to no language and namespace/,
  ],
  [
    'a file of no language',
    { files: { 'packages/i18n/messages/fr/page.json': '{}' } },
    /fr\/page\.json belongs to no/,
  ],
])('%s is told, with what to do', (_, example, problem) => {
  expect(check(example)).toContainEqual(expect.stringMatching(problem));
});

test('brand words and figures may be the same in every language', () => {
  const same = everywhere({ brand: 'Tapwright CPT', size: '{{size}} %' });
  expect(check({ messages: same, code: `${goodPage} t('brand'); t('size', { size })` })).toEqual([]);
});

test.each<[Language, string, RegExp]>([
  ['en', 'Saved!', /exclamation/],
  ['zh-CN', '已保存！', /exclamation/],
  ['en', 'It is "saved"', /quotation/],
  ['en', "It isn't saved", /apostrophe/],
  ['en', 'Loading...', /…/],
  ['en', 'Saved - at once', /hyphen/],
  ['en', 'Saved ', /space too many/],
  ['en', 'Please save', /begs/],
  ['zh-CN', '已保存,可关闭', /half-width/],
  ['zh-TW', '已儲存(可關閉)', /half-width/],
  ['ja', '保存(済み)', /half-width/],
  ['zh-CN', '平均CPT', /without a space/],
  ['zh-CN', '「已保存」', /corner brackets/],
  ['ja', 'Apple との同期', /beside Latin/],
  ['ja', '直近 3日', /beside Latin/],
  ['zh-CN', '團隊', /traditional character/],
  ['zh-TW', '团队', /simplified character/],
  ['zh-CN', 'チーム', /kana/],
])('%s "%s" is told', (language, text, problem) => {
  const messages = { ...good, [language]: { ...good[language], title: text } };
  expect(check({ messages })).toContainEqual(expect.stringMatching(problem));
});

test('a sentence that people know word for word stands as it is, in English alone', () => {
  const text = 'Please enter a correct e-mail!';
  const inBoth = { ...good, en: { ...good.en, title: text }, 'zh-CN': { ...good['zh-CN'], title: text } };
  const found = check({ messages: inBoth }).filter((problem) => /exclamation|begs/.test(problem));
  expect(found).toEqual([expect.stringMatching(/zh-CN.*exclamation/)]);
});

test.each<[string, string, RegExp]>([
  ['asks for a key that does not exist', `${goodPage} t('nothing')`, /page\.tsx: no message "nothing"/],
  [
    'names a key of the namespace that does not exist',
    `${goodPage} const key = 'page:form.nothing'`,
    /no message "page:form\.nothing"/,
  ],
  ['no longer shows a key', goodPage.replace("t('form.save');", ''), /No code shows "page:form\.save"/],
  ['no longer shows a plural', goodPage.replace("t('rows', { count });", ''), /No code shows "page:rows"/],
  [
    'puts keys together without saying so',
    `${goodPage} t(\`form.\${name}\`)`,
    /keys put together from "page:form\." are not declared/,
  ],
  ['puts full keys together without saying so', `${goodPage} ask(\`page:form.\${name}\`)`, /"page:form\."/],
])('code that %s is told', (_, code, problem) => {
  expect(check({ code })).toContainEqual(expect.stringMatching(problem));
});

test.each<[string, string]>([
  ['in another namespace’s file, by its full name', "ask('page:form.save')"],
  ['as a value handed on', "const save = { label: 'form.save' }"],
  ['over two lines', "t(\n  'form.save',\n)"],
])('a key is used %s', (_, use) => {
  expect(check({ code: `${goodPage.replace("t('form.save');", '')} ${use}` })).toEqual([]);
});

test('a test that names a key does not show it to anybody', () => {
  const code = goodPage.replace("t('form.save');", '');
  expect(check({ code, files: { 'apps/web/src/page.test.tsx': goodPage } })).toHaveLength(1);
});

test('declared keys may be put together, and a declaration nobody needs is told', () => {
  const code = `${goodPage.replace("t('form.save');", '')} t(\`form.\${name}\`)`;
  expect(check({ code, dynamicKeys: ['page:form.*'] })).toEqual([]);
  expect(check({ dynamicKeys: ['page:form.*'] })).toEqual([
    expect.stringContaining('no code puts such keys together'),
  ]);
});

test('keys whose types name every word are used, and need no declaration', () => {
  const code = `${goodPage.replace("t('form.save');", '')} t(\`form.\${name}\`)`;
  const assembledKeys = new Map([['page:form.', ['page:form.save']]]);
  expect(check({ code, assembledKeys })).toEqual([]);
  expect(check({ code, assembledKeys, dynamicKeys: ['page:form.*'] })).toEqual([
    expect.stringContaining('its types name them'),
  ]);
  const more = everywhere({ form: { save: '{{name}}', old: '{{name}}' } });
  expect(check({ code, assembledKeys, messages: more })).toEqual([
    expect.stringContaining('No code shows "page:form.old"'),
  ]);
});
