import { expect, test } from 'vitest';
import { prepareAudience } from './prepare-audience.ts';
import type { AudienceRow } from '../question/report-types.ts';
import { noMeasures } from '../testing/no-measures.ts';

const row = (value: string, taps: number, ttr: number | null): AudienceRow => ({
  ...noMeasures,
  before: null,
  compared: null,
  value,
  taps,
  ttr,
});
const rows = [row('JP', 5, 0.1), row('DE', 20, null), row('US', 10, 0.3)];
const valuesOf = (
  key: 'taps' | 'ttr' | 'name',
  order: 'asc' | 'desc',
  page: Partial<{ pageNum: number }> = {},
) =>
  prepareAudience(rows, { sort: { key, order }, pageNum: 1, pageSize: 10, ...page }).list.map(
    ({ value }) => value,
  );

test('groups of an audience are sorted as any list, those without a ratio last of all from the top', () => {
  expect(valuesOf('taps', 'desc')).toEqual(['DE', 'US', 'JP']);
  expect(valuesOf('ttr', 'desc')).toEqual(['US', 'JP', 'DE']);
  expect(valuesOf('name', 'asc')).toEqual(['DE', 'JP', 'US']);
});

test('a page behind the last is empty, and the count stays', () => {
  expect(valuesOf('taps', 'desc', { pageNum: 2 })).toEqual([]);
  expect(
    prepareAudience(rows, { sort: { key: 'taps', order: 'desc' }, pageNum: 2, pageSize: 10 }).total,
  ).toBe(3);
});
