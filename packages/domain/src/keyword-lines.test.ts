import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readKeywordLines, withoutKeyword } from './keyword-lines.ts';

const read = (pasted: string) =>
  readKeywordLines(pasted, 'EXACT').map(({ text, matchType, bid, leftOut }) => [
    text,
    matchType,
    bid,
    leftOut,
  ]);

test.each([
  [
    'a block out of a sheet',
    'rain sounds\tBroad\t$1.90\r\nwhite noise\t\t2',
    [
      ['rain sounds', 'BROAD', '$1.90', undefined],
      ['white noise', 'EXACT', '2', undefined],
    ],
  ],
  [
    'a list on one line',
    'calm、sleep，nap; rest',
    [
      ['calm', 'EXACT', '', undefined],
      ['sleep', 'EXACT', '', undefined],
      ['nap', 'EXACT', '', undefined],
      ['rest', 'EXACT', '', undefined],
    ],
  ],
  [
    'one with its match type and bid between commas',
    '白噪音,广泛,3.5',
    [['白噪音', 'BROAD', '3.5', undefined]],
  ],
  [
    'rows of a file that leave match type or bid out',
    'white noise,Broad,\nrain sounds,,1.90\ncalm,,\nnap,,rest',
    [
      ['white noise', 'BROAD', '', undefined],
      ['rain sounds', 'EXACT', '1.90', undefined],
      ['calm', 'EXACT', '', undefined],
      ['nap', 'EXACT', '', undefined],
      ['rest', 'EXACT', '', undefined],
    ],
  ],
  [
    'the same in another case and width, and one that is too long',
    `Calm\n[ｃａｌｍ]\n${'a'.repeat(81)}\n\n`,
    [
      ['Calm', 'EXACT', '', undefined],
      ['ｃａｌｍ', 'EXACT', '', 'twice'],
      ['a'.repeat(81), 'EXACT', '', 'tooLong'],
    ],
  ],
])('%s is read', (_what, pasted, found) => {
  expect(read(pasted)).toEqual(found);
});

test('a keyword is taken out, and what else stands on its line stays', () => {
  const pasted = 'calm, sleep\nrain sounds\tBroad\t1.90';
  expect(withoutKeyword(pasted, { line: 0, text: 'calm' })).toBe(' sleep\nrain sounds\tBroad\t1.90');
  expect(withoutKeyword(pasted, { line: 1, text: 'rain sounds' })).toBe('calm, sleep');
});

test('each of two that are the same but for their match type counts, whichever way it is written', () => {
  expect(read('calm\n[calm]\ncalm\tbroad')).toEqual([
    ['calm', 'EXACT', '', undefined],
    ['calm', 'EXACT', '', 'twice'],
    ['calm', 'BROAD', '', undefined],
  ]);
});

const word = fc.stringMatching(/^[a-z]{1,8}$/);
const pasted = fc
  .array(fc.array(word, { minLength: 1, maxLength: 4 }), { maxLength: 12 })
  .map((lines) => lines.map((words) => words.join(', ')).join('\n'));

test('of whatever is pasted each keyword is read once, and the others are said to be there already', () => {
  fc.assert(
    fc.property(pasted, (text) => {
      const lines = readKeywordLines(text, 'BROAD');
      const kept = lines.filter(({ leftOut }) => leftOut === undefined).map((line) => line.text);
      expect(new Set(kept).size).toBe(kept.length);
      expect(lines).toHaveLength(text === '' ? 0 : text.split(/, |\n/).length);
    }),
  );
});

test('what is taken out is gone from its line, and every other keyword is read as before', () => {
  fc.assert(
    fc.property(pasted, fc.nat(), (text, at) => {
      const lines = readKeywordLines(text, 'EXACT');
      const gone = lines[at % Math.max(1, lines.length)];
      if (gone === undefined) return;
      const others = lines.filter((one) => one.line !== gone.line || one.text !== gone.text);
      const left = readKeywordLines(withoutKeyword(text, gone), 'EXACT');
      expect(left.map((one) => one.text)).toEqual(others.map((one) => one.text));
    }),
  );
});
