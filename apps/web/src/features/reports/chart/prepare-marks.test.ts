import { expect, test } from 'vitest';
import { changesWithin, prepareMarks } from './prepare-marks.ts';

const what = { kinds: [], intents: [], fields: [] };
const one = { ...what, changeSetId: 7, author: 'Ann', note: '', at: '2026-11-03T09:00:00Z' };
const changes = [
  { ...one, day: '2026-11-09', changes: 2 },
  { ...one, day: '2026-11-03', changes: 40 },
  { ...one, day: '2026-11-03', changeSetId: null, author: null, changes: 1 },
];
const slot = (from: string, to: string) => ({ from, to, measures: null, isYoung: false });

test('a slot has a mark with the changes of all its days, and none without any', () => {
  const weeks = [
    slot('2026-11-01', '2026-11-01'),
    slot('2026-11-02', '2026-11-08'),
    slot('2026-11-09', '2026-11-12'),
  ];
  expect(prepareMarks(changes, weeks)).toEqual([
    { slot: 1, count: 41 },
    { slot: 2, count: 2 },
  ]);
  expect(changesWithin(changes, slot('2026-11-03', '2026-11-03'))).toHaveLength(2);
});
