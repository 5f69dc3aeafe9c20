import { expect, test } from 'vitest';
import { gatherRows, type PreviewRow } from './prepare-preview.ts';

const warned = (place: number, message: string): PreviewRow => ({
  place,
  item: { kind: 'keyword', id: String(place), name: 'ferry', places: [], intent: 'update', fields: {} },
  edit: {
    path: `keywords.${place}`,
    objectId: String(place),
    before: {},
    after: {},
    refused: [],
    warnings: [{ field: 'bid', reason: 'bidRose', message }],
  },
  verdict: 'confirm',
});

test('where each warning says something of its own, the one that is shown is known to be one of them', () => {
  const [one, other, same] = [warned(0, 'From 0.44'), warned(1, 'From 3.32'), warned(2, 'From 0.44')];
  const gathered = (...rows: PreviewRow[]) => gatherRows(rows, new Set());
  expect(gathered(one, other, same)).toEqual([
    { reason: 'bidRose', message: 'From 0.44', count: 3, isOneOf: true },
  ]);
  expect(gathered(one, same)).toMatchObject([{ count: 2, isOneOf: false }]);
});
