import { expect, test } from 'vitest';
import { isFold } from './fold-rows.ts';
import { groupRows, isHead } from './group-rows.ts';
import type { PreviewRow } from './prepare-preview.ts';

const rowOf = (place: number, campaign?: string): PreviewRow => ({
  place,
  item: {
    kind: 'keyword',
    id: String(place),
    name: `word ${place}`,
    places: [],
    intent: 'update',
    fields: {},
    ...(campaign === undefined ? {} : { campaign: { id: campaign, name: `Campaign ${campaign}` } }),
  },
  edit: undefined,
  verdict: 'fine',
});
const rows = [rowOf(0, 'a'), rowOf(1, 'b'), rowOf(2, 'b'), rowOf(3, 'a'), rowOf(4, 'b')];
const written = (folded: ReadonlySet<string>, of = rows) =>
  groupRows(of, { campaigns: folded }).map((one) => {
    if (isHead(one)) return `${one.name}: ${one.count}`;
    return isFold(one) ? one.foldKey : one.place;
  });

test('edits stand below their campaign, the most first, each in the order it had', () => {
  expect(written(new Set())).toEqual(['Campaign b: 3', 1, 2, 4, 'Campaign a: 2', 0, 3]);
});

test('what is folded keeps its head and its count', () => {
  expect(written(new Set(['b']))).toEqual(['Campaign b: 3', 'Campaign a: 2', 0, 3]);
});

test('edits of one campaign alone, or of none that is known, have no heads', () => {
  expect(written(new Set(), [rowOf(0, 'a'), rowOf(1, 'a')])).toEqual([0, 1]);
  expect(written(new Set(), [rowOf(0), rowOf(1)])).toEqual([0, 1]);
});
