import { expect, test } from 'vitest';
import { listColumns } from '@tapwright/contracts/ad-columns';
import type { Language } from '@tapwright/i18n/languages';
import { writeColumn, writeMicros } from './ad-cells.ts';

test.each([
  [0, 'USD', '0.00'],
  [1_500_000, 'USD', '1.50'],
  [4_500, 'USD', '0.0045'],
  [711_500_001, 'RMB', '711.500001'],
  [1_200_000_000, 'JPY', '1200'],
  [734_512_000, 'JPY', '734.512'],
  [100_000_000, 'JPY', '100'],
  [-2_000_000, 'EUR', '-2.00'],
  [2_000_000, 'XYZ', '2.00'],
])('%d millionths of %s are written %s', (micros, currency, written) => {
  expect(writeMicros(micros, currency)).toBe(written);
});

test.each<[Language, string]>([
  ['en', 'Japan, Germany'],
  ['zh-CN', '日本、德国'],
  ['zh-TW', '日本、德國'],
  ['ja', '日本、ドイツ'],
  ['ko', '일본, 독일'],
])('a file in %s writes countries as the screen does', (language, countries) => {
  const write = (name: string, row: Record<string, unknown>) => {
    const column = listColumns('campaign').find(({ key }) => key === name);
    return column && writeColumn(column, row, { say: () => '', language });
  };
  expect(write('countries', { countries: ['JP', 'DE'] })).toBe(countries);
});

test('a start or an end is written by the clock of its ad account, as spreadsheets read it', () => {
  const column = listColumns('campaign').find(({ key }) => key === 'endTime');
  if (column === undefined) throw new Error('Campaigns have an end.');
  const words = { say: () => '', language: 'ja' } as const;
  const written = (endTime: string | null) =>
    writeColumn(column, { endTime, timeZone: 'America/New_York' }, words);
  expect(written('2026-12-25T04:59:00.000Z')).toBe('2026-12-24 23:59');
  expect(written(null)).toBeNull();
});
