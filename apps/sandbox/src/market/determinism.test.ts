import { describe, expect, it } from 'vitest';
import type { MeasureRequest } from './report/measure-request.ts';
import { makeSmallWorld } from './testing/small-world.ts';

const requests: Partial<MeasureRequest>[] = [
  { level: 'keyword', grain: 'day' },
  { level: 'searchTerm', by: ['device'] },
  { level: 'campaign', grain: 'hour', from: '2025-03-10', to: '2025-03-12', zone: 'UTC' },
  { level: 'adGroup', by: ['age', 'gender', 'locality'], grain: 'week' },
  { level: 'keyword', now: Date.UTC(2025, 2, 25, 14) },
];

describe('the market', () => {
  it('gives the same answers to the same queries, whatever was queried before', () => {
    const once = makeSmallWorld();
    const answers = requests.map((request) => JSON.stringify(once.query(request)));
    const again = makeSmallWorld();
    const backwards = requests.toReversed().map((request) => JSON.stringify(again.query(request)));
    expect(backwards.toReversed()).toEqual(answers);
    expect(requests.map((request) => JSON.stringify(once.query(request)))).toEqual(answers);
  });

  it('is another one with another seed', () => {
    const one = makeSmallWorld({ seed: 7 }).query({ grain: 'day' });
    expect(makeSmallWorld({ seed: 8 }).query({ grain: 'day' })).not.toEqual(one);
  });
});
