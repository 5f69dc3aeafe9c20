import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Cell, Sheet, SheetFormat } from './sheet.ts';
import { writeSheet } from './write-sheet.ts';

const columns = [
  { head: 'Name', kind: 'text' },
  { head: 'Impressions', kind: 'count' },
  { head: 'Spend, USD', kind: 'amount' },
  { head: 'TTR', kind: 'percent' },
] as const;

const totals = ['Total', 1200, '3.50', 0.0757];

async function write(rows: Iterable<readonly Cell[]>, format: SheetFormat, name = 'Spend') {
  const sheet: Sheet = {
    name,
    columns,
    rows,
    totals,
    about: {
      name: 'About',
      lines: () => [
        ['Time zone', 'ORTZ'],
        ['Range', '=1+1'],
      ],
    },
  };
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeSheet(sheet, format)) chunks.push(chunk);
  return { chunks, bytes: new Uint8Array(Buffer.concat(chunks)) };
}
const readCsv = async (rows: Iterable<readonly Cell[]>) =>
  Buffer.from((await write(rows, 'csv')).bytes).toString('utf8');
const readXlsx = async (rows: Iterable<readonly Cell[]>, name?: string) =>
  Object.fromEntries(
    Object.entries(unzipSync((await write(rows, 'xlsx', name)).bytes)).map(([path, bytes]) => [
      path,
      strFromU8(bytes),
    ]),
  );

test('a CSV has its mark, its table, and below it, as wide, its totals and what it is about', async () => {
  expect(
    await readCsv([
      ['A "b", c', 1200, '3.50', 0.0757],
      ['Umlaut ä 关键词', 0, null, null],
    ]),
  ).toBe(
    '\uFEFF' +
      'Name,Impressions,"Spend, USD",TTR\r\n' +
      '"A ""b"", c",1200,3.50,0.0757\r\n' +
      'Umlaut ä 关键词,0,,\r\n' +
      ',,,\r\nTotal,1200,3.50,0.0757\r\n' +
      "Time zone,ORTZ,,\r\nRange,'=1+1,,\r\n",
  );
});

test.each(['=1+1', '+1', '-1', '@sum', '＝1+1', '＋1', '－1', '＠sum', '\tx', '\rx'])(
  'no text of a CSV is a formula: %j',
  async (text) => {
    expect(await readCsv([[text, -5, '-3.50', -0.1]])).toMatch(/\r\n"?'.*,-5,-3\.50,-0\.1\r\n/s);
  },
);

test('a CSV whose first rows cannot be read has not begun', async () => {
  async function* rows(): AsyncGenerator<Cell[]> {
    await Promise.reject(new Error('gone'));
    yield ['x', 1, '1.00', 0.5];
  }
  const about = { name: 'About', lines: () => [] };
  const pieces = writeSheet({ name: 'Spend', columns, rows: rows(), about }, 'csv');
  await expect(pieces.next()).rejects.toThrow('gone');
});

test('a workbook holds numbers as numbers and texts as texts, also what looks like a formula or markup', async () => {
  const parts = await readXlsx([
    ['=1+1 <b>&\u0000', 1200, '3.50', 0.0757],
    ['关键词', 0, null, null],
  ]);
  const [sheet = '', about = ''] = [parts['xl/worksheets/sheet1.xml'], parts['xl/worksheets/sheet2.xml']];
  expect(sheet).toContain('<is><t xml:space="preserve">=1+1 &lt;b&gt;&amp;</t></is>');
  expect(sheet).toContain(
    '<c r="B2" s="2"><v>1200</v></c><c r="C2" s="3"><v>3.50</v></c><c r="D2" s="4"><v>0.0757</v></c>',
  );
  expect(sheet).toContain('关键词');
  expect(sheet).not.toContain('<f>');
  expect(about).toContain('=1+1');
  expect(parts['xl/workbook.xml']).toContain('<sheet name="Spend" sheetId="1"');
});

test('a sheet’s name is one that Excel takes', async () => {
  const { 'xl/workbook.xml': workbook = '' } = await readXlsx(
    [],
    'Spend: [a/b] <&> and much more than fits in',
  );
  const name = /sheet name="([^"]*)"/.exec(workbook)?.[1] ?? '';
  expect(name).toMatch(/^[^[\]:*?/\\<>&]{1,31}$/);
});

test.each(['csv', 'xlsx'] as const)('a long %s comes in pieces while it is written', async (format) => {
  function* rows() {
    for (let place = 0; place < 30_000; place += 1) yield [`Row ${place} ${place ** 3}`, place, '1.00', 0.5];
  }
  const { chunks } = await write(rows(), format);
  expect(chunks.length).toBeGreaterThan(10);
});
