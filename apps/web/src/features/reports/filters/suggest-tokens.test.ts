import { expect, test } from 'vitest';
import { type FilterWords, suggestTokens } from './suggest-tokens.ts';

const words: FilterWords = {
  measures: [
    { name: 'localSpendAmount', word: 'Spend' },
    { name: 'avgCpaAmount', word: 'Average CPA' },
  ],
  settings: [
    { setting: { of: 'status', value: 'running' }, word: 'Status Running' },
    { setting: { of: 'status', value: 'paused' }, word: 'Status Paused' },
    { setting: { of: 'matchType', value: 'EXACT' }, word: 'Match type Exact' },
  ],
  campaigns: [
    { campaign: { of: 'country', value: 'JP' }, word: 'Countries Japan' },
    { campaign: { of: 'campaignType', value: 'brand' }, word: 'Campaign type Brand' },
  ],
  offers: ['status'],
};

test('a measure, a sign and a figure are a bound', () => {
  expect(suggestTokens('spend > 1,200.50', words)).toEqual([
    { take: { kind: 'condition', condition: { measure: 'localSpendAmount', is: '>', figure: 1200.5 } } },
  ]);
  expect(suggestTokens('cpa ≤ 3,5 $', words)).toEqual([
    { take: { kind: 'condition', condition: { measure: 'avgCpaAmount', is: '<=', figure: 3.5 } } },
  ]);
  for (const typed of ['cpa ≤ 3,5 RMB', 'cpa ≤ 3,5 CN¥', 'cpa ≤ 3,5¥'])
    expect(suggestTokens(typed, words)).toEqual(suggestTokens('cpa ≤ 3,5', words));
});

test('a measure alone goes on to its signs, and may still be a name', () => {
  expect(suggestTokens('cpa', words)).toEqual([
    { goOn: 'Average CPA > ', measure: 'avgCpaAmount' },
    { goOn: 'Average CPA < ', measure: 'avgCpaAmount' },
    { take: { kind: 'name', text: 'cpa' } },
  ]);
});

test('a state is found by its beginning, and only where there are such states', () => {
  expect(suggestTokens('paus', words)).toContainEqual({
    take: { kind: 'setting', setting: { of: 'status', value: 'paused' } },
  });
  expect(suggestTokens('exact', words)).toEqual([{ take: { kind: 'name', text: 'exact' } }]);
});

test('a part of a name may be that of what a row lies in, where it lies in something, and is offered whatever else fits', () => {
  const offers = ['status', 'campaignName', 'adGroupName'] as const;
  const many = Array.from({ length: 20 }, (_, at) => ({
    campaign: { of: 'adamId', value: String(at) } as const,
    word: `App Brand ${at}`,
  }));
  const offered = suggestTokens('brand', { ...words, offers, campaigns: many });
  expect(offered).toHaveLength(8);
  expect(offered.slice(-3)).toEqual([
    { take: { kind: 'name', text: 'brand' } },
    { take: { kind: 'within', of: 'campaignName', text: 'brand' } },
    { take: { kind: 'within', of: 'adGroupName', text: 'brand' } },
  ]);
});

test('before anything is typed the states are offered', () => {
  expect(suggestTokens('', words)).toHaveLength(2);
});

test('what a campaign is for, and where, is found by either of its words', () => {
  expect(suggestTokens('japan', words)[0]).toEqual({
    take: { kind: 'campaign', campaign: { of: 'country', value: 'JP' } },
  });
  expect(suggestTokens('type', words)[0]).toEqual({
    take: { kind: 'campaign', campaign: { of: 'campaignType', value: 'brand' } },
  });
});
