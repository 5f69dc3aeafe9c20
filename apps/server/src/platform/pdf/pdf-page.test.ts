import { bookedKinds } from '@tapwright/contracts/ledger';
import { languages } from '@tapwright/i18n/languages';
import { createServerTranslator } from '@tapwright/i18n/server';
import { expect, test } from 'vitest';
import { facesFor } from './font-faces.ts';
import { breakLines, openPage } from './pdf-page.ts';

/** As if each sign were one wide. */
const widthOf = (line: string) => Array.from(line).length;

test.each([
  { what: 'a text that fits', text: 'Halden Labs', width: 20, lines: ['Halden Labs'] },
  { what: 'between words', text: 'Halden Labs Ltd.', width: 11, lines: ['Halden Labs', 'Ltd.'] },
  { what: 'between signs that need no space', text: '岚木互动科技', width: 4, lines: ['岚木互动', '科技'] },
  { what: 'between Korean words', text: '정정된 금액은 다음', width: 5, lines: ['정정된', '금액은', '다음'] },
  { what: 'within a long Korean word', text: '할덴랩스', width: 3, lines: ['할덴랩', '스'] },
  { what: 'not before a closing mark', text: '不含税。余额', width: 3, lines: ['不含', '税。余', '额'] },
  { what: 'not after an opening one', text: '团队「岚木」', width: 3, lines: ['团队', '「岚', '木」'] },
  { what: 'not before a mark behind Latin', text: '由 Apple。余', width: 7, lines: ['由', 'Apple。余'] },
  { what: 'after words of another script', text: 'TW 余额充值', width: 5, lines: ['TW 余额', '充值'] },
  {
    what: 'within a word that is too long',
    text: 'abcdefgh ij',
    width: 3,
    lines: ['abc', 'def', 'gh', 'ij'],
  },
  { what: 'an empty text', text: '', width: 5, lines: [''] },
  { what: 'spaces at an end of a line', text: 'one  two', width: 3, lines: ['one', 'two'] },
])('a line is broken: $what', ({ text, width, lines }) => {
  expect(breakLines(text, width, widthOf)).toEqual(lines);
});

test('nothing is lost where lines are broken', () => {
  const text =
    'Halden Labs 岚木互动（上海）科技有限公司 株式会社ハルデン・ラボ 할덴 랩스 verylongwordwithoutanyend';
  for (let width = 1; width < 40; width += 1) {
    const lines = breakLines(text, width, widthOf);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
  }
});

const namesFor = async (language: (typeof languages)[number], text: string) =>
  (await facesFor(language, [text])).map(({ name }) => name);

test('a sign that several scripts write is taken from the reader’s own', async () => {
  expect(await namesFor('en', 'Receipt')).toEqual(['latin']);
  expect(await namesFor('zh-CN', '直')).toEqual(['chinese-simplified']);
  expect(await namesFor('zh-TW', '直')).toEqual(['chinese-traditional']);
  expect(await namesFor('ja', '直')).toEqual(['japanese']);
  expect(await namesFor('ko', '한')).toEqual(['korean']);
});

test('a name in another script brings its font along, and no other', async () => {
  const names = await namesFor('en', 'Halden 할덴 Ялта');
  expect(names).toEqual(['latin', 'cyrillic', 'korean']);
  // The Chinese one has kana too, and comes before it.
  expect(await namesFor('ko', '할덴 ラボ')).toEqual(['korean', 'chinese-simplified']);
});

test('every word that stands on a document of ours has its sign in the fonts', async () => {
  const { translate } = createServerTranslator({ strict: true });
  const ofReceipt = ['title', 'by', 'from', 'for', 'credited', 'sent', 'note', 'foot', 'sample'] as const;
  const ofMonth = ['title', 'booked', 'bookings', 'by', 'of', 'before', 'after', 'spend', 'note'] as const;
  const columns = ['available', 'reserved', 'spent', 'refund', 'owed'] as const;
  for (const language of languages) {
    const values = {
      number: '2026-000418',
      day: '1',
      team: 'A',
      month: '1',
      days: '1',
      count: 2,
      figure: '2',
    };
    const texts = [
      ...ofReceipt.map((key) => translate(language, `receipts:${key}`, values)),
      ...ofMonth.map((key) => translate(language, `finance:month.${key}`, values)),
      ...columns.map((key) => translate(language, `finance:month.columns.${key}`)),
      ...bookedKinds.map((key) => translate(language, `finance:statement.kinds.${key}`)),
      translate(language, 'finance:month.foot', values),
    ];
    const faces = await facesFor(language, texts);
    const lacking = Array.from(texts.join('')).filter(
      (sign) => !faces.some(({ has }) => has(sign.codePointAt(0) ?? 0)),
    );
    expect(lacking).toEqual([]);
  }
});

test('a sign that no font has breaks nothing', async () => {
  const page = await openPage({ language: 'en', title: 'A', madeAt: new Date(0), texts: ['A 𓀀'] });
  page.write('A 𓀀', { x: 50, y: 50, width: 200 }, { size: 10 });
  expect((await page.end()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('what is written answers where the next line begins', async () => {
  const page = await openPage({ language: 'en', title: 'A', madeAt: new Date(0), texts: ['A long text'] });
  const one = page.write('A', { x: 50, y: 50, width: 200 }, { size: 10 });
  const two = page.write('A long text', { x: 50, y: one, width: 20 }, { size: 10, align: 'end' });
  expect(one).toBe(64);
  expect(two).toBeGreaterThan(one + 14);
  await page.end();
});
