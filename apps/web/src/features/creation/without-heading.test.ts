import { readFileSync } from 'node:fs';
import { readKeywordLines } from '@tapwright/domain/keyword-lines';
import { languages } from '@tapwright/i18n/languages';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { writeTable } from '../../platform/files/write-rows.ts';
import { withoutHeading } from './without-heading.ts';

const messages = (language: string, namespace: string): unknown => {
  const file = new URL(
    `../../../../../packages/i18n/messages/${language}/${namespace}.json`,
    import.meta.url,
  );
  return JSON.parse(readFileSync(file, 'utf8'));
};
const text = z.string();
const upload = z.object({
  columns: z.object({ keyword: text, matchType: text, bid: text }),
  templateRow: text,
});
const matches = z.object({ matchTypes: z.object({ BROAD: text }) });

test.each(languages)('the template of %s comes back as the keyword it holds', (language) => {
  const { columns, templateRow } = upload.parse(messages(language, 'keywordUpload'));
  const { matchTypes } = matches.parse(messages(language, 'adWords'));
  const head = [columns.keyword, columns.matchType, columns.bid];
  for (const bid of ['1.50', '']) {
    const file = writeTable([head, [templateRow, matchTypes.BROAD, bid]]);
    const [line, ...others] = readKeywordLines(withoutHeading(file), 'EXACT');
    expect(line).toMatchObject({ text: templateRow, matchType: 'BROAD', bid });
    expect(others).toEqual([]);
  }
});

test.each([
  ['a row of a sheet below', 'Keyword\tMatch Type\tMax CPT Bid\nrain\tExact\t1', 'rain\tExact\t1'],
  ['nothing below yet', 'keyword, bid', 'keyword, bid'],
  ['a keyword of that name', 'keyword\nrain', 'keyword\nrain'],
  ['keywords, one of that name', 'keyword, rain\ncalm', 'keyword, rain\ncalm'],
])('names of columns go, with %s', (_what, pasted, left) => {
  expect(withoutHeading(pasted)).toBe(left);
});
