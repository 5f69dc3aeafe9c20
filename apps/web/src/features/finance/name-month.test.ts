import { expect, test } from 'vitest';
import { nameMonth, newestFirst } from './name-month.ts';

test('the newest month is shown first, and knows its place among the amounts', () => {
  const months = [
    { from: '2026-09-15', to: '2026-09-30' },
    { from: '2026-10-01', to: '2026-10-31' },
  ];
  expect(newestFirst(months)).toEqual([
    { month: months[1], place: 1 },
    { month: months[0], place: 0 },
  ]);
  expect(newestFirst(months).map(({ month }) => nameMonth('en', month))).toEqual([
    'October 2026',
    '15–30 Sep 2026',
  ]);
});
