import { expect, test } from 'vitest';
import { placeRows } from './place-rows.ts';

const size = { count: 1000, rowHeight: 36, cursorRow: 0 };

test('what is not drawn keeps its height, so that the page is as long as all its rows', () => {
  const { drawn, gapAfter } = placeRows({ from: 100, to: 140 }, size);
  expect(drawn.map(({ place }) => place)).toEqual([0, ...Array.from({ length: 40 }, (_, at) => 100 + at)]);
  const gaps = drawn.reduce((sum, { gapBefore }) => sum + gapBefore, gapAfter);
  expect(gaps + drawn.length * 36).toBe(1000 * 36);
});

test('the row with the cursor is drawn wherever it is, once', () => {
  expect(placeRows({ from: 0, to: 3 }, { ...size, cursorRow: 900 }).drawn.at(-1)).toEqual({
    place: 900,
    gapBefore: 897 * 36,
  });
  expect(placeRows({ from: 0, to: 3 }, { ...size, cursorRow: 1 }).drawn).toHaveLength(3);
});

test('a range beyond the rows, and a list of none, draw nothing that is not there', () => {
  expect(placeRows({ from: 990, to: 1040 }, { ...size, cursorRow: 995 }).drawn).toHaveLength(10);
  expect(placeRows({ from: -20, to: -4 }, { ...size, count: 0 })).toEqual({ drawn: [], gapAfter: 0 });
});
