import type { WordDetailAnswer } from '../api/detail-query.ts';

const figures = {
  localSpendAmount: 60_000_000,
  impressions: 600,
  taps: 60,
  installs: 30,
  avgCpaAmount: 2_000_000,
};
export const nothing: WordDetailAnswer = {
  word: 'white noise',
  row: null,
  weeks: [],
  days: [],
  shares: [],
  caught: { total: 0, list: [] },
  catchers: [],
  together: [],
  storefronts: [],
  suggested: [],
  bid: {
    currency: null,
    now: null,
    bid: null,
    by: 'nothing',
    isStep: false,
    rate: null,
    taps: 0,
    perTap: null,
    goal: null,
    suggested: null,
  },
  popularityWeek: null,
  suggestedAt: null,
  bidsReadAt: null,
};
const inAdGroup = { campaignId: '7010', campaignName: 'Sleep', adGroupId: '7011', adGroupName: 'Words' };
/** As it is told of a word with everything. */
export const much: WordDetailAnswer = {
  ...nothing,
  weeks: [
    { week: '2026-11-08', popularity: 69, rank: 4 },
    { week: '2026-11-15', popularity: 71, rank: 3 },
  ],
  days: [{ day: '2026-11-15', impressions: 600, taps: 60, installs: 30 }],
  shares: [{ day: '2026-11-15', low: 0.31, high: 0.4, rank: 2 }],
  caught: { total: 14, list: [{ term: 'white noise app', ...figures }] },
  catchers: [{ ...inAdGroup, matching: 'search', ...figures, taps: 9 }],
  together: [{ piece: 'machine', terms: 19, taps: 40 }],
  storefronts: [{ country: 'KR', popularity: 54, runningIn: 1, bid: '1.30', currency: 'USD' }],
  suggested: [{ term: 'brown noise', popularity: 50, isOurs: true }],
  bid: {
    ...nothing.bid,
    currency: 'USD',
    now: '1.60',
    bid: '1.75',
    by: 'goal',
    isStep: true,
    rate: { low: 0.42, seen: 0.46, high: 0.5 },
    taps: 487,
    perTap: '1.39',
    goal: '3.77',
  },
  popularityWeek: '2026-11-15',
};
