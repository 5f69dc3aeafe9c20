import { expect, test } from 'vitest';
import { writeTable } from '../../../platform/files/write-rows.ts';
import { type FileEncoding, fileEncodings } from './decode-file.ts';
import { readFile } from './read-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const rowsOf = (answer: ReturnType<typeof readFile>) =>
  answer.is === 'table' ? answer.table.rows.map(({ cells }) => cells) : answer;

/** What the platform decodes, the other way round. */
function encode(text: string, encoding: FileEncoding): ArrayBuffer {
  if (encoding.startsWith('utf-16')) {
    const bytes = new Uint8Array(text.length * 2);
    for (let place = 0; place < text.length; place += 1)
      new DataView(bytes.buffer).setUint16(place * 2, text.charCodeAt(place), encoding === 'utf-16le');
    return bytes.buffer;
  }
  const decoder = new TextDecoder(encoding);
  const known = new Map<string, number[]>();
  for (let lead = 0x81; lead < 0xff; lead += 1)
    for (let trail = 0x40; trail < 0xff; trail += 1) {
      const sign = decoder.decode(new Uint8Array([lead, trail]));
      if (Array.from(sign).length === 1 && !known.has(sign)) known.set(sign, [lead, trail]);
    }
  for (let byte = 0; byte < 0x100; byte += 1) known.set(decoder.decode(new Uint8Array([byte])), [byte]);
  return new Uint8Array(Array.from(text).flatMap((sign) => known.get(sign) ?? [63])).buffer;
}

test.each([
  ['commas', 'Keyword,Match Type,Bid\nrain,Exact,1.80\n'],
  ['semicolons and a mark', '\ufeffKeyword;Match Type;Bid\r\nrain;Exact;1.80\r\n'],
  ['tabs', 'キーワード\tマッチタイプ\t入札\rrain\tExact\t1.80'],
])('%s are found by themselves, and what the columns hold by their names', (_, text) => {
  const answer = readFile({ content: bytesOf(text) });
  expect(rowsOf(answer)).toEqual([['rain', 'Exact', '1.80']]);
  expect(answer).toMatchObject({ table: { roles: ['keyword', 'matchType', 'bid'] } });
});

test('quotes hold signs and line breaks, and rows keep their numbers', () => {
  const answer = readFile({ content: 'Keyword,Note\n"rain, ""loud""","two\nlines"\n\n sleep ,' });
  expect(answer).toMatchObject({
    table: {
      rows: [
        { number: 2, cells: ['rain, "loud"', 'two\nlines'] },
        { number: 4, cells: [' sleep ', ''] },
      ],
    },
  });
});

test("Apple's sheet is read by its names, wherever the columns stand", () => {
  const text =
    'Action,Keyword ID,Keyword,Match Type,Status,Bid,Campaign ID,Ad Group ID\nCREATE,,rain,BROAD,ACTIVE,1.80,7,8\n';
  expect(readFile({ content: text })).toMatchObject({
    table: { roles: [undefined, undefined, 'keyword', 'matchType', undefined, 'bid', undefined, 'adGroup'] },
  });
});

test('without names the columns are read by what they hold, and a list on one line is a list', () => {
  expect(readFile({ content: 'rain;exact;1,80\nsleep;broad;2' })).toMatchObject({
    table: {
      header: undefined,
      roles: ['keyword', 'matchType', 'bid'],
      rows: [{ number: 1 }, { number: 2 }],
    },
  });
  expect(rowsOf(readFile({ content: 'rain, sleep, calm' }))).toEqual([['rain'], [' sleep'], [' calm']]);
});

const lines = {
  shift_jis: 'キーワード,マッチタイプ\n雨の音,完全一致\n快眠アプリ,部分一致\nヒーリング音楽,完全一致\n',
  gb18030: '关键词,匹配类型\n雨声助眠,完全匹配\n白噪音,广泛匹配\n冥想放松音乐,完全匹配\n',
  'euc-kr': '키워드,일치 유형\n빗소리,정확히 일치\n수면 음악,확장 일치\n명상 앱,정확히 일치\n',
  'utf-16le': '\ufeffKeyword\tBid\n雨の音\t1.80\n',
  'utf-16be': 'Keyword\tBid\nrain\t1.80\n',
  'windows-1252': 'Keyword,Bid\ncafé près de moi,1.80\nzoë,2\n',
};

test.each(fileEncodings)(
  '%s is named with a line of the file, and read when somebody says so',
  (encoding) => {
    const content = encode(lines[encoding], encoding);
    const answer = readFile({ content });
    expect(answer).toMatchObject({
      is: 'unclear',
      guesses: [{ encoding }, ...(answer.is === 'unclear' ? answer.guesses.slice(1) : [])],
    });
    const [guess] = answer.is === 'unclear' ? answer.guesses : [];
    expect(guess?.fitting).toBe(guess?.lines);
    expect(lines[encoding]).toContain(guess?.sample.split('  ')[0] ?? 'no sample');
    expect(readFile({ content, encoding })).toMatchObject({
      is: 'table',
      table: {
        rows: lines[encoding]
          .trim()
          .split('\n')
          .slice(1)
          .map(() => ({})),
      },
    });
  },
);

test('what is no text, too large or too long is refused, and of too many rows the first are offered', () => {
  expect(readFile({ content: new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 8, 0]).buffer })).toEqual({
    is: 'binary',
  });
  expect(readFile({ content: new ArrayBuffer(10 * 1024 * 1024) })).toEqual({ is: 'tooLarge' });
  expect(readFile({ content: bytesOf(' \n\n') })).toEqual({ is: 'empty' });
  expect(readFile({ content: bytesOf('Keyword,Bid\n') })).toEqual({ is: 'empty' });
  const rows = (count: number) =>
    `Keyword\n${Array.from({ length: count }, (_, place) => `rain ${place}\n`).join('')}`;
  expect(readFile({ content: rows(5000) })).toMatchObject({ is: 'table' });
  expect(readFile({ content: rows(5001) })).toEqual({ is: 'tooManyRows', count: 5001 });
  expect(rowsOf(readFile({ content: rows(5001), onlyFirst: true }))).toHaveLength(5000);
});

test('what is written is read again as it was, and no sheet takes it for a formula', () => {
  const cells = ['=SUM(A1:A9)', '+1', '-1', '@x', 'a "b", c', 'two\nlines'];
  const text = writeTable([['Keyword', 'Match', 'Bid', 'A', 'B', 'C'], cells]);
  expect(text).not.toMatch(/(^|,|\n)"?[=+\-@]/);
  expect(rowsOf(readFile({ content: bytesOf(text) }))).toEqual([
    ["'=SUM(A1:A9)", "'+1", "'-1", "'@x", 'a "b", c', 'two\nlines'],
  ]);
});
