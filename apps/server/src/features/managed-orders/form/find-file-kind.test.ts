import { expect, test } from 'vitest';
import { findFileKind } from './find-file-kind.ts';

const zip = (...parts: string[]) =>
  Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.from(parts.join(' '))]);

test.each([
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'jpg'],
  ['a page', Buffer.from('%PDF-1.7 …'), 'pdf'],
  ['a list of words', Buffer.from('snowshoe\nski touring\n雪'), 'csv'],
  ['a sheet', zip('[Content_Types].xml', 'xl/workbook.xml'), 'xlsx'],
  ['a sheet with macros', zip('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin'), undefined],
  ['another archive', zip('readme.txt'), undefined],
  ['a program', Buffer.from([0x4d, 0x5a, 0x00, 0x01]), undefined],
  ['another encoding', Buffer.from([0xb3, 0xe5, 0xff]), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('%s', (_what, content, kind) => {
  expect(findFileKind(content)).toBe(kind);
});

test('only the beginning says what a picture is, and only the parts what a sheet is', () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
  expect(findFileKind(Buffer.concat([png, Buffer.from('%PDF-')]))).toBe('png');
  expect(findFileKind(Buffer.concat([Buffer.from('x'), png]))).toBeUndefined();
  expect(findFileKind(zip('xl/workbook.xml'))).toBeUndefined();
  expect(findFileKind(zip('[Content_Types].xml', 'word/document.xml'))).toBeUndefined();
});

test('a text in any script is one, as long as it is UTF-8', () => {
  for (const text of ['雪靴, 滑雪', 'スノーシュー', '스노우슈', '\uFEFFword,bid\r\nsnowshoe,1.20'])
    expect(findFileKind(Buffer.from(text))).toBe('csv');
});

test('a text that ends in the middle of a sign is none', () => {
  const cut = Buffer.from('雪').subarray(0, 2);
  expect(findFileKind(cut)).toBeUndefined();
});
