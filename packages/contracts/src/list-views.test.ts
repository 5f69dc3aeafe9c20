import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { keepLayout, listLayout } from './list-layouts.ts';
import { addView, viewName } from './list-views.ts';

const layout = { columns: null, ownColumns: null, widths: {}, sort: null };

test('a layout may name columns that are gone, but nothing that is no column', () => {
  const kept = (part: object) => z.safeParse(listLayout, { ...layout, ...part }).success;
  expect(kept({ columns: ['efficiency'], ownColumns: ['taps', 'goneColumn'] })).toBe(true);
  expect(kept({ widths: { taps: 48 } })).toBe(true);
  for (const width of [47, 641, 90.5]) expect(kept({ widths: { taps: width } })).toBe(false);
  expect(kept({ columns: ['<b>'] })).toBe(false);
  expect(kept({ sort: { key: 'goneColumn', order: 'asc' } })).toBe(false);
});

test('a view holds words of an address, and not too many', () => {
  const body = { teamId: 1, list: 'keyword', name: 'Winners', isShared: false };
  const taken = (search: object) => z.safeParse(addView.body, { ...body, search }).success;
  expect(taken({ range: 'today', where: 'taps>10' })).toBe(true);
  expect(taken({ 'Not a word': '1' })).toBe(false);
  expect(taken({ name: 'x'.repeat(4001) })).toBe(false);
  const many = Array.from({ length: 31 }, (_, place) => [
    'a'.repeat(1 + (place % 20)) + 'b'.repeat(place > 19 ? 1 : 0),
    '1',
  ]);
  expect(taken(Object.fromEntries(many))).toBe(false);
  expect(z.safeParse(keepLayout.body, { teamId: 1, list: 'gone', layout }).success).toBe(false);
});

test('a view has a name of one line', () => {
  expect(z.parse(viewName, '  Raise\nwinners ')).toBe('Raisewinners');
  expect(z.safeParse(viewName, '   ').success).toBe(false);
});
