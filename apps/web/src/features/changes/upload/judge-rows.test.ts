import { expect, test } from 'vitest';
import { judgeRows, type Judging } from './judge-rows.ts';
import { listNamedTargets } from './read-cells.ts';
import { readTable } from './read-table.ts';
import { uploadTarget as target } from './testing/upload-target.ts';

function judge(text: string, more: Partial<Judging> = {}) {
  const read = readTable(text);
  if (read.is !== 'table') throw new Error(read.is);
  const { rows, roles } = read.table;
  const judging: Judging = {
    rows,
    roles,
    mended: new Map(),
    usual: { adGroupId: '20', matchType: 'EXACT' },
    targets: [target],
    ...more,
  };
  return judgeRows(judging).map(({ number, state, wrong, keywordId }) =>
    [number, state, wrong?.reason ?? keywordId].filter((part) => part !== undefined).join(' '),
  );
}

test('each row is new, twice in the file, there already, or wrong with its reason', () => {
  const long = 'x'.repeat(81);
  expect(
    judge(`Keyword,Match type,Bid
rain,exact,1.80
Ｒａｉｎ ,Exact,2
rain,broad,"1,80"
white  noise,exact,1.00
WHITE NOISE,exact,$1.20
white noise,broad,
snow,phrase,1
sleep,,4.20
calm,,0
deep,,soon
,exact,1
${long},exact,1
${long.slice(1)},exact,1.80 USD
😴 sounds,exact,1
=SUM(A1:A9),exact,1
cafe,exact,1.234`),
  ).toEqual([
    '2 new',
    '3 twice',
    '4 new',
    '5 there',
    '6 twice',
    '7 new',
    '8 wrong matchUnknown',
    '9 wrong bidAboveAdGroup',
    '10 wrong tooLow',
    '11 wrong notANumber',
    '12 wrong required',
    '13 wrong tooLong',
    '14 new',
    '15 new',
    '16 new',
    '17 wrong tooManyDecimals',
  ]);
});

test('what is there with another bid can take that of the file', () => {
  expect(judge('Keyword,Bid\nwhite noise,1.20')).toEqual(['2 there 31']);
  expect(judge('Keyword,Bid\nwhite noise,9')).toEqual(['2 there']);
});

test('what was mended is judged anew, and our own mark before a formula is none of it', () => {
  const mended = new Map([[2, { bid: '3.50' }]]);
  expect(judge('Keyword,Bid\nsleep,4.20', { mended })).toEqual(['2 new']);
  const read = readTable("Keyword\n'=sum");
  if (read.is !== 'table') throw new Error(read.is);
  const judging = {
    usual: { adGroupId: '20', matchType: 'BROAD' },
    mended: new Map(),
    targets: [target],
  } as const;
  expect(judgeRows({ ...judging, ...read.table })).toMatchObject([{ text: '=sum', matchType: 'BROAD' }]);
});

test('rows may name their ad groups; one that nobody knows is wrong', () => {
  const text = 'Keyword,Ad Group ID\nrain,\nrain,20\nrain,99\nrain,none';
  expect(judge(text)).toEqual(['2 new', '3 twice', '4 wrong adGroupUnknown', '5 wrong adGroupUnknown']);
  const read = readTable(text);
  if (read.is !== 'table') throw new Error(read.is);
  const usual = { adGroupId: undefined, matchType: 'EXACT' } as const;
  expect(listNamedTargets({ ...read.table, mended: new Map(), usual })).toEqual(['20', '99']);
});

test('no more than an ad group holds', () => {
  const keywords = Array.from({ length: 4999 }, (_, place) => ({
    keywordId: String(100 + place),
    text: `there ${place}`,
    matchType: 'EXACT',
    bid: null,
  }));
  expect(judge('rain\nsleep', { targets: [{ ...target, keywords }] })).toEqual([
    '1 wrong tooManyKeywords',
    '2 wrong tooManyKeywords',
  ]);
});
