import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bidBounds } from './propose-bids.ts';
import { adGroup, campaign, goal, keyword, propose, unit } from './testing/drawn-ads.ts';

type Told = {
  taps?: number;
  installs?: number;
  perTap?: number;
  suggested?: number;
  hasOwnBid?: boolean;
};

const told = ({ taps = 60, installs = 36, perTap = 1, suggested = 3, hasOwnBid = true }: Told = {}) =>
  new Map([
    [
      '9',
      {
        spend: Math.round(taps * perTap * unit),
        impressions: taps * 10,
        taps,
        installs,
        suggested: suggested * unit,
        hasOwnBid,
      },
    ],
  ]);
const bidding = (bid: number | null, more: object = {}) =>
  keyword('9', '11', 'sleep timer', { bid: bid === null ? null : bid * unit, ...more });
const proposed = (words: object, bids = told()) =>
  propose({ keywords: [bidding(1.2)], ...words }, new Map(), bids).filter(({ kind }) => kind === 'bids');

test('a keyword that earns and bids below what Apple suggests bids up to a quarter more', () => {
  const [found, ...others] = proposed({});
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    kind: 'bids',
    subject: 'bids 9',
    campaignIds: ['1'],
    edits: { keywords: [{ keywordId: '9', bid: '1.50', before: { bid: '1.20' } }] },
    evidence: { of: 'bidLow', word: 'sleep timer', suggested: 3 * unit, isGoalSet: true },
  });
  // 60.00 in 28 days, a quarter more of it in 30.
  expect(found?.worth).toBeCloseTo((60 * unit * 30 * 0.25) / 28, -3);
});

test('never above what Apple suggests, nor above what a tap is worth at the goal', () => {
  const [near] = proposed({}, told({ suggested: 1.3 }));
  expect(near?.edits.keywords).toMatchObject([{ bid: '1.30' }]);
  const [dear] = proposed({ keywords: [bidding(1.5)] }, told({ installs: 34, perTap: 1.2, suggested: 9 }));
  expect(Number(dear?.edits.keywords?.[0]?.bid)).toBeLessThan(1.5 * bidBounds.rise);
});

test('a keyword that costs too much and bids above what Apple suggests bids a fifth less at most', () => {
  const bad = told({ taps: 60, installs: 4, suggested: 0.5 });
  const [found] = proposed({}, bad);
  expect(found).toMatchObject({
    edits: { keywords: [{ bid: '0.96', before: { bid: '1.20' } }] },
    evidence: { of: 'bidHigh', goal },
  });
  const [near] = proposed({}, told({ taps: 60, installs: 4, suggested: 1.1 }));
  expect(near?.edits.keywords).toMatchObject([{ bid: '1.10' }]);
});

test('a bid that is its ad group’s becomes the keyword’s own', () => {
  const [found] = proposed({}, told({ hasOwnBid: false }));
  expect(found?.edits.keywords).toMatchObject([{ bid: '1.50', before: {} }]);
});

test.each([
  ['Apple suggests nothing', {}, new Map()],
  ['it bids what Apple suggests', {}, told({ suggested: 1.22 })],
  ['it has too few installs', {}, told({ taps: 6, installs: 2 })],
  ['its installs cost more than the goal', {}, told({ installs: 10 })],
  ['it bids above and has too few taps', {}, told({ taps: 9, installs: 0, suggested: 0.5 })],
  ['it bids above and its installs cost no more than the goal', {}, told({ suggested: 0.5 })],
  ['it is paused', { keywords: [bidding(1.2, { runs: false })] }, told()],
  ['it has no bid', { keywords: [bidding(null)] }, told()],
  ['Apple bids', { campaigns: [campaign('1', { isAutomated: true })] }, told()],
  [
    'there is neither a goal nor an average',
    { campaigns: [campaign('1', { goal: null })], adGroups: [adGroup('11', '1')] },
    told(),
  ],
])('nothing where %s', (_, more, bids) => {
  expect(proposed(more, bids)).toEqual([]);
});

test('whatever was measured, a bid moves toward what Apple suggests and within its bounds', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 10, max: 900 }),
      fc.integer({ min: 10, max: 900 }),
      (taps, installs, bid, suggested) => {
        const bids = told({ taps, installs: Math.min(installs, taps), suggested: suggested / 100 });
        const [found] = proposed({ keywords: [bidding(bid / 100)] }, bids);
        if (found === undefined) return;
        const next = Math.round(Number(found.edits.keywords?.[0]?.bid) * 100);
        const [low, high] = [Math.min(bid, suggested), Math.max(bid, suggested)];
        expect(next).toBeGreaterThanOrEqual(Math.max(low, Math.floor(bid * bidBounds.fall)) - 1);
        expect(next).toBeLessThanOrEqual(Math.min(high, Math.ceil(bid * bidBounds.rise)) + 1);
      },
    ),
  );
});
