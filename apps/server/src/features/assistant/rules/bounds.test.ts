import { describe, expect, test } from 'vitest';
import { adGroup, campaign, keyword, met, propose, unit } from './testing/drawn-ads.ts';

const earning = met('11', 'sleep podcast', 64, 38);
const exact = keyword('9', '21', 'sleep sounds');
const harvest = (more: object) =>
  propose({ terms: [earning], keywords: [exact], ...more }).filter(({ kind }) => kind === 'harvest');

describe('the bid of a harvest', () => {
  test.each([
    ['is what a tap is worth, near what its taps cost', {}, '1.20'],
    [
      'is not above that of its new ad group',
      { adGroups: [adGroup('11', '1'), adGroup('21', '2', { bid: 0.9 * unit })] },
      '0.90',
    ],
    [
      'is not above that of its source, so that a tap costs no more than before',
      { adGroups: [adGroup('11', '1', { bid: 1.05 * unit }), adGroup('21', '2')] },
      '1.05',
    ],
    [
      'is left to Apple where Apple bids',
      { campaigns: [campaign('1'), campaign('2', { isAutomated: true })] },
      undefined,
    ],
  ])('%s', (_, more, bid) => {
    expect(harvest(more)[0]?.edits.newKeywords?.[0]?.bid).toBe(bid);
  });
});

describe('goals', () => {
  test('what is met twice has to reach the strictest of them', () => {
    const terms = [met('11', 'sleep podcast', 40, 24), met('21', 'sleep podcast', 24, 14)];
    const goals = { campaigns: [campaign('1'), campaign('2', { goal: 1.2 * unit })] };
    expect(harvest({ terms })).toHaveLength(1);
    expect(harvest({ terms, ...goals })).toEqual([]);
  });

  test('that of an ad group holds before that of its campaign', () => {
    const strict = [adGroup('11', '1', { goal: 1.2 * unit }), adGroup('21', '2')];
    expect(harvest({ adGroups: strict })).toEqual([]);
  });

  test('where there is none, the average of the market stands for it and is said to', () => {
    const terms = [earning, met('21', 'sleep sounds', 90, 20)];
    const campaigns = [campaign('1', { goal: null }), campaign('2', { goal: null })];
    const [found] = harvest({ terms, campaigns });
    expect(found?.evidence).toMatchObject({ isGoalSet: false, goal: (154 * unit) / 58 });
  });
});

describe('where a harvest goes', () => {
  test('never where a negative keeps it out', () => {
    const negatives = [{ campaignId: '2', adGroupId: '21', text: 'podcast', matchType: 'BROAD' }];
    expect(harvest({ negatives })[0]?.edits.newKeywords?.[0]?.adGroupId).toBe('11');
  });

  test('among several to the one that shares most of its words', () => {
    const keywords = [
      keyword('1', '11', 'rain'),
      keyword('2', '11', 'snow'),
      keyword('3', '21', 'podcast player'),
    ];
    expect(harvest({ keywords })[0]?.edits.newKeywords?.[0]?.adGroupId).toBe('21');
  });
});

test('a term that the negative of an n-gram stops needs none of its own', () => {
  const ringtones = ['ringtone free', 'ringtone maker', 'my ringtone'].map((word) => met('11', word, 20, 0));
  const found = propose({ terms: [...ringtones, met('11', 'alarm clock', 30, 0)] });
  expect(found.map(({ evidence }) => evidence.of)).toEqual(['negateTerm', 'negateNGram'].toReversed());
});

test('campaigns of several storefronts and currencies are markets of their own', () => {
  const apart = {
    campaigns: [campaign('1'), campaign('2', { currency: 'EUR' })],
    terms: [met('11', 'sleep podcast', 30, 2), met('21', 'sleep podcast', 34, 36)],
  };
  expect(harvest(apart).map(({ currency, campaignIds }) => [currency, campaignIds])).toEqual([
    ['EUR', ['2']],
  ]);
});

test('of each kind the largest are kept, those with the most money first', () => {
  const terms = Array.from({ length: 230 }, (_, at) => met('11', `word${at}`, 40 + at, 0));
  const found = propose({ terms }).filter(({ kind }) => kind === 'negate');
  expect(found).toHaveLength(200);
  expect(found[0]?.evidence).toMatchObject({ word: 'word229' });
});
