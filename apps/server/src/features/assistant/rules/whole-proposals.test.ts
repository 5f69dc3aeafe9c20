import { expect, test } from 'vitest';
import { keyword, met, propose, rounded } from './testing/drawn-ads.ts';

/** Whole, so that nothing of what a page or a draft is made of changes unseen. */
test('a search term that earns, met twice', () => {
  const found = propose({
    terms: [met('11', 'sleep podcast', 40, 24), met('21', 'sleep podcast', 24, 14, { matching: 'broad' })],
    keywords: [keyword('9', '21', 'sleep sounds')],
  });
  expect(found.map(rounded)).toEqual([
    {
      kind: 'harvest',
      subject: 'harvest 71 USD US sleep podcast',
      adamId: '71',
      countries: ['US'],
      currency: 'USD',
      campaignIds: ['2', '1'],
      worth: 68_571_429,
      edits: {
        newKeywords: [
          {
            adGroupId: '21',
            text: 'sleep podcast',
            matchType: 'EXACT',
            bid: '1.20',
          },
        ],
        newNegativeKeywords: [
          {
            campaignId: '1',
            adGroupId: '11',
            text: 'sleep podcast',
            matchType: 'EXACT',
          },
        ],
      },
      evidence: {
        of: 'harvest',
        word: 'sleep podcast',
        sums: {
          spend: 64_000_000,
          impressions: 640,
          taps: 64,
          installs: 38,
        },
        goal: 3_200_000,
        isGoalSet: true,
        chance: 1.0,
        cost: {
          low: 1_494_481,
          high: 1_946_737,
        },
        bid: 1_200_000,
        target: {
          campaignId: '2',
          adGroupId: '21',
        },
        places: [
          {
            campaignId: '1',
            adGroupId: '11',
            matching: 'search',
            spend: 40_000_000,
            impressions: 400,
            taps: 40,
            installs: 24,
          },
          {
            campaignId: '2',
            adGroupId: '21',
            matching: 'broad',
            spend: 24_000_000,
            impressions: 240,
            taps: 24,
            installs: 14,
          },
        ],
      },
    },
  ]);
});

test('a search term that wastes', () => {
  const found = propose({
    terms: [
      met('11', 'alarm clock radio', 41, 1),
      met('21', 'alarm clock radio', 20, 0, { matching: 'broad' }),
    ],
  });
  expect(found.map(rounded)).toEqual([
    {
      kind: 'negate',
      subject: 'negate 71 USD US alarm clock radio',
      adamId: '71',
      countries: ['US'],
      currency: 'USD',
      campaignIds: ['1', '2'],
      worth: 65_357_143,
      edits: {
        newNegativeKeywords: [
          {
            campaignId: '1',
            adGroupId: '11',
            text: 'alarm clock radio',
            matchType: 'EXACT',
          },
          {
            campaignId: '2',
            adGroupId: '21',
            text: 'alarm clock radio',
            matchType: 'EXACT',
          },
        ],
      },
      evidence: {
        of: 'negateTerm',
        word: 'alarm clock radio',
        sums: {
          spend: 61_000_000,
          impressions: 610,
          taps: 61,
          installs: 1,
        },
        goal: 3_200_000,
        isGoalSet: true,
        chance: 1.0,
        cost: {
          low: 18_785_998,
          high: 203_406_415,
        },
        places: [
          {
            campaignId: '1',
            adGroupId: '11',
            matching: 'search',
            spend: 41_000_000,
            impressions: 410,
            taps: 41,
            installs: 1,
          },
          {
            campaignId: '2',
            adGroupId: '21',
            matching: 'broad',
            spend: 20_000_000,
            impressions: 200,
            taps: 20,
            installs: 0,
          },
        ],
      },
    },
  ]);
});

test('an n-gram that one negative stops', () => {
  const found = propose({
    terms: [
      met('11', 'ringtone free', 20, 0),
      met('11', 'ringtone maker', 20, 1),
      met('21', 'my ringtone', 9, 0),
    ],
  });
  expect(found.map(rounded)).toEqual([
    {
      kind: 'negate',
      subject: 'negate 71 USD US ringtone *',
      adamId: '71',
      countries: ['US'],
      currency: 'USD',
      campaignIds: ['1', '2'],
      worth: 52_500_000,
      edits: {
        newNegativeKeywords: [
          {
            campaignId: '1',
            text: 'ringtone',
            matchType: 'BROAD',
          },
          {
            campaignId: '2',
            text: 'ringtone',
            matchType: 'BROAD',
          },
        ],
      },
      evidence: {
        of: 'negateNGram',
        pieces: ['ringtone'],
        sums: {
          spend: 49_000_000,
          impressions: 490,
          taps: 49,
          installs: 1,
        },
        goal: 3_200_000,
        isGoalSet: true,
        cost: {
          low: 15_197_228,
          high: 163_285_201,
        },
        terms: 3,
        stopped: 3,
        lostInstalls: 1,
        way: 'broad',
        examples: [
          {
            word: 'ringtone free',
            spend: 20_000_000,
            impressions: 200,
            taps: 20,
            installs: 0,
          },
          {
            word: 'ringtone maker',
            spend: 20_000_000,
            impressions: 200,
            taps: 20,
            installs: 1,
          },
          {
            word: 'my ringtone',
            spend: 9_000_000,
            impressions: 90,
            taps: 9,
            installs: 0,
          },
        ],
      },
    },
  ]);
});

test('an n-gram in Japanese, where no word stands alone, search by search', () => {
  const found = propose({
    terms: [
      met('11', '着信音無料', 14, 0),
      met('11', '着信音作成', 14, 0),
      met('11', '着信音アプリ', 14, 0),
      met('21', '着信音 睡眠', 6, 3),
    ],
  });
  expect(found.map(rounded)).toEqual([
    {
      kind: 'negate',
      subject: 'negate 71 USD US 着信 音 *',
      adamId: '71',
      countries: ['US'],
      currency: 'USD',
      campaignIds: ['1'],
      worth: 45_000_000,
      edits: {
        newNegativeKeywords: [
          {
            campaignId: '1',
            adGroupId: '11',
            text: '着信音無料',
            matchType: 'EXACT',
          },
          {
            campaignId: '1',
            adGroupId: '11',
            text: '着信音作成',
            matchType: 'EXACT',
          },
          {
            campaignId: '1',
            adGroupId: '11',
            text: '着信音アプリ',
            matchType: 'EXACT',
          },
        ],
      },
      evidence: {
        of: 'negateNGram',
        pieces: ['着信', '音'],
        sums: {
          spend: 48_000_000,
          impressions: 480,
          taps: 48,
          installs: 3,
        },
        goal: 3_200_000,
        isGoalSet: true,
        cost: expect.objectContaining({ low: expect.any(Number) }),
        terms: 4,
        stopped: 3,
        lostInstalls: 0,
        way: 'exact',
        examples: [
          {
            word: '着信音無料',
            spend: 14_000_000,
            impressions: 140,
            taps: 14,
            installs: 0,
          },
          {
            word: '着信音作成',
            spend: 14_000_000,
            impressions: 140,
            taps: 14,
            installs: 0,
          },
          {
            word: '着信音アプリ',
            spend: 14_000_000,
            impressions: 140,
            taps: 14,
            installs: 0,
          },
        ],
      },
    },
  ]);
});
