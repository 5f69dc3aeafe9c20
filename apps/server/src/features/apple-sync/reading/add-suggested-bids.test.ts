import { getDay } from '@tapwright/domain/days';
import { expect, test } from 'vitest';
import { addSuggestedBids } from './add-suggested-bids.ts';

const today = getDay('2026-11-20');
const rows = [
  { metadata: { id: '1' }, insights: { bidRecommendation: { suggestedBidAmount: 1.25 } } },
  { metadata: { id: '2' }, insights: { bidRecommendation: { suggestedBidAmount: { amount: '0.9' } } } },
  { metadata: { id: '3' }, insights: { bidRecommendation: { suggestedBidAmount: 0 } } },
  { metadata: { id: '4' }, insights: {} },
  { metadata: { id: '5' } },
];
const read = (level: 'keyword' | 'adGroup', until: string) => {
  const bids = new Map<string, number>();
  addSuggestedBids(bids, { level, until }, rows, today);
  return [...bids];
};

test('a suggested bid is a number or an amount, and where there is none nothing is known', () => {
  expect(read('keyword', '2026-11-20')).toEqual([
    ['1', 1.25],
    ['2', 0.9],
  ]);
});

test('it is read of the newest days alone, and of keywords', () => {
  expect(read('keyword', '2026-11-19')).toHaveLength(2);
  expect(read('keyword', '2026-11-18')).toEqual([]);
  expect(read('adGroup', '2026-11-20')).toEqual([]);
});
