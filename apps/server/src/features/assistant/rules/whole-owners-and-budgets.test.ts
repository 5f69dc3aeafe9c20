import { expect, test } from 'vitest';
import { adGroup, campaign, days, keyword, met, propose, rounded, unit } from './testing/drawn-ads.ts';

/** Whole, so that nothing of what a page or a draft is made of changes unseen. */
test('a word with two keywords and a rival', () => {
  const found = propose({
    campaigns: [campaign('1'), campaign('2'), campaign('3')],
    adGroups: [adGroup('11', '1'), adGroup('21', '2'), adGroup('31', '3')],
    keywords: [keyword('8', '11', 'timer'), keyword('9', '21', 'timer')],
    terms: [
      met('11', 'timer', 100, 20, { matching: 'exact' }),
      met('21', 'timer', 100, 60, { matching: 'exact' }),
      met('31', 'timer', 25, 8),
    ],
  });
  expect(found.map(rounded)).toEqual([
    {
      kind: 'own',
      subject: 'own 71 USD US timer',
      adamId: '71',
      countries: ['US'],
      currency: 'USD',
      campaignIds: ['2', '1', '3'],
      worth: 83_928_571,
      edits: {
        keywords: [
          {
            keywordId: '8',
            status: 'paused',
            before: {
              status: 'running',
            },
          },
        ],
        newNegativeKeywords: [
          {
            campaignId: '3',
            adGroupId: '31',
            text: 'timer',
            matchType: 'EXACT',
          },
        ],
      },
      evidence: {
        of: 'own',
        word: 'timer',
        sums: {
          spend: 225_000_000,
          impressions: 2250,
          taps: 225,
          installs: 88,
        },
        owner: {
          campaignId: '2',
          adGroupId: '21',
          matching: 'exact',
          spend: 100_000_000,
          impressions: 1000,
          taps: 100,
          installs: 60,
        },
        others: [
          {
            campaignId: '1',
            adGroupId: '11',
            matching: 'exact',
            spend: 100_000_000,
            impressions: 1000,
            taps: 100,
            installs: 20,
          },
          {
            campaignId: '3',
            adGroupId: '31',
            matching: 'search',
            spend: 25_000_000,
            impressions: 250,
            taps: 25,
            installs: 8,
          },
        ],
        by: 'cost',
      },
    },
  ]);
});

test('a cap that ends early', () => {
  const found = propose(
    { campaigns: [campaign('1', { dailyCap: 100 * unit }), campaign('2')] },
    new Map([['1', days([60, 100, 99, 96, 40, 100, 50], 40)]]),
  );
  expect(found.map(rounded)).toEqual([
    {
      kind: 'budget',
      adamId: '71',
      countries: ['US'],
      currency: 'USD',
      campaignIds: ['1'],
      subject: 'budget 1 ends',
      worth: 428_571_429,
      edits: {
        campaigns: [
          {
            campaignId: '1',
            dailyCap: '125.00',
            before: {
              dailyCap: '100.00',
            },
          },
        ],
      },
      evidence: {
        of: 'capEnds',
        sums: {
          spend: 545_000_000,
          impressions: 7000,
          taps: 420,
          installs: 280,
        },
        goal: 3_200_000,
        isGoalSet: true,
        chance: 1,
        cap: 100_000_000,
        nextCap: 125_000_000,
        days: 7,
        limitedDays: 4,
      },
    },
  ]);
});

test('a cap that is never needed', () => {
  const found = propose(
    { campaigns: [campaign('1', { dailyCap: 100 * unit }), campaign('2')] },
    new Map([
      [
        '1',
        days(
          Array.from({ length: 14 }, (_, at) => 20 + at),
          5,
        ),
      ],
    ]),
  );
  expect(found.map(rounded)).toEqual([
    {
      kind: 'budget',
      adamId: '71',
      countries: ['US'],
      currency: 'USD',
      campaignIds: ['1'],
      subject: 'budget 1 idle',
      worth: 2_010_000_000,
      edits: {},
      evidence: {
        of: 'capIdle',
        sums: {
          spend: 371_000_000,
          impressions: 14_000,
          taps: 840,
          installs: 70,
        },
        cap: 100_000_000,
        days: 14,
        highestDay: 33_000_000,
      },
    },
  ]);
});
