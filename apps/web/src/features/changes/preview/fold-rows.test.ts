import { expect, test } from 'vitest';
import { foldRows, isFold } from './fold-rows.ts';
import type { PreviewRow } from './prepare-preview.ts';

type Values = Readonly<Record<string, unknown>>;

function rowOf(place: number, before: Values, after: Values, more: Partial<PreviewRow> = {}): PreviewRow {
  return {
    place,
    item: {
      kind: 'keyword',
      id: String(place),
      name: `word ${place}`,
      places: [],
      intent: 'update',
      fields: {},
    },
    edit: { path: `edits.${place}`, objectId: String(place), before, after, refused: [], warnings: [] },
    verdict: 'fine',
    ...more,
  };
}
const bid = (place: number, from: string | null, to: string, more: Partial<PreviewRow> = {}) =>
  rowOf(place, { bid: from }, { bid: to }, more);
const tenth = (place: number, more: Partial<PreviewRow> = {}) =>
  bid(place, `${place + 1}.00`, `${place + 1}.${String(place + 1).padEnd(2, '0')}`, more);
const read = (rows: readonly PreviewRow[], opened: ReadonlySet<string> = new Set()) =>
  foldRows(rows, 'a', opened).map((row) =>
    isFold(row) ? { moves: row.moves, places: row.members.map(({ place }) => place) } : row.place,
  );
const by = (from: number, to = from) => [{ field: 'bid', is: 'rise', from, to }];

test('bids that rose by the same part are one line, however they were rounded', () => {
  const rows = [
    bid(0, '1.60', '1.76'),
    bid(1, '0.85', '0.94'),
    bid(2, '5.00', '2.00'),
    bid(3, '0.14', '0.15'),
  ];
  expect(read(rows)).toEqual([{ moves: by(10), places: [0, 1, 3] }, 2]);
});

test('bids that were set to one amount are one line of that, also where none stood before', () => {
  const to = [{ field: 'bid', is: 'value', value: '2.40' }];
  const set = [bid(0, '1.60', '2.40'), bid(1, '2.00', '2.40'), bid(2, '2.30', '2.40')];
  const first = [3, 4, 5].map((place) => bid(place, null, '2.40'));
  expect(read([...set, ...first])).toEqual([
    { moves: to, places: [0, 1, 2] },
    { moves: to, places: [3, 4, 5] },
  ]);
});

test('two that are the same, and a few that were typed one by one, stay in sight', () => {
  expect(read([bid(0, '1.00', '1.10'), bid(1, '2.00', '2.20')])).toEqual([0, 1]);
  const typed = [
    bid(0, '1.00', '1.30'),
    bid(1, '2.00', '2.20'),
    bid(2, '3.00', '4.10'),
    bid(3, '1.00', '1.05'),
  ];
  expect(read(typed)).toEqual([0, 1, 2, 3]);
});

test('many uneven rises are one line from the least to the most, falls are none of them', () => {
  const rises = Array.from({ length: 12 }, (_, place) => bid(place, '10.00', `${11 + place}.00`));
  expect(read([...rises, bid(12, '2.00', '1.00')])).toEqual([
    { moves: by(10, 120), places: rises.map(({ place }) => place) },
    12,
  ]);
});

test('what is refused stands first and is never folded away, what asks for a yes is a line of its own', () => {
  const refused = [6, 7, 8].map((place) => tenth(place, { verdict: 'refused' }));
  const asking = [3, 4, 5].map((place) => tenth(place, { verdict: 'confirm' }));
  const fine = [0, 1, 2].map((place) => tenth(place));
  expect(read([...fine, ...asking, ...refused])).toEqual([
    6,
    7,
    8,
    { moves: by(10), places: [0, 1, 2] },
    { moves: by(10), places: [3, 4, 5] },
  ]);
});

test('other fields fold where their value is the same, and names, which never are, do not', () => {
  const pause = (place: number) => rowOf(place, { status: 'running' }, { status: 'paused' });
  const name = (place: number) => rowOf(place, { name: 'One' }, { name: `Other ${place}` });
  const moves = [{ field: 'status', is: 'value', value: 'paused' }];
  expect(read([pause(0), name(1), pause(2), name(3), pause(4), name(5)])).toEqual([
    { moves, places: [0, 2, 4] },
    1,
    3,
    5,
  ]);
});

test('an open line stands above its rows', () => {
  const rows = [0, 1, 2].map((place) => tenth(place));
  const [fold] = foldRows(rows, 'a', new Set());
  if (fold === undefined || !isFold(fold)) throw new Error('not folded');
  expect(read(rows, new Set([fold.foldKey]))).toEqual([{ moves: by(10), places: [0, 1, 2] }, 0, 1, 2]);
});

test('twenty thousand edits of two rises, rounded as amounts are, are two lines', () => {
  const rows = Array.from({ length: 20_000 }, (_, place) => {
    const from = 1 + (place % 700) / 100;
    return bid(place, from.toFixed(2), (from * (place % 2 === 0 ? 1.1 : 1.35)).toFixed(2));
  });
  expect(read(rows)).toHaveLength(2);
});
