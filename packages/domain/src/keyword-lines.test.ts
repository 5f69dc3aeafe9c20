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
