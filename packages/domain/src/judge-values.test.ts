import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Limited, limitsIn } from './ad-limits.ts';
import {
  everybody,
  type AdEdit,
  type AdGroupState,
  type CampaignState,
  type KeywordState,
  type NegativeState,
} from './ad-states.ts';
import { worldAfter } from './ad-world.ts';
import { type Currency, currencyDecimals, findCurrency } from './currencies.ts';
import { exceeds } from './judge-amounts.ts';
import { judgeEdits } from './judge-edits.ts';
import { toAmount } from './money.ts';

const now = new Date('2026-11-20T12:00:00Z');
const campaign: CampaignState = {
  adAccountId: '1',
  name: 'Brand',
  isRemoved: false,
  status: 'running',
  dailyCap: 10_000,
  totalBudget: null,
  cpaGoal: 500,
  countries: ['US'],
  adamId: '900',
  placement: 'APPSTORE_SEARCH_RESULTS',
  bidStrategy: 'MANUAL_CPT',
  startTime: '2026-11-01T00:00:00Z',
  endTime: null,
};
const adGroup: AdGroupState = {
  campaignId: 'c',
  name: 'Exact',
  isRemoved: false,
  status: 'running',
  bid: 300,
  cpaGoal: null,
  searchMatch: false,
  startTime: null,
  endTime: null,
  ...everybody,
};
const keyword: KeywordState = {
  adGroupId: 'g',
  text: 'timer',
  matchType: 'EXACT',
  isRemoved: false,
  status: 'running',
  bid: 200,
};
const negative: NegativeState = {
  campaignId: 'c',
  adGroupId: null,
  text: 'free',
  matchType: 'EXACT',
  isRemoved: false,
  status: 'running',
};

type Given = {
  campaign?: Partial<CampaignState>;
  adGroup?: Partial<AdGroupState>;
  keywords?: Readonly<Record<string, Partial<KeywordState>>>;
};

/** Every finding with its values, of each edit. */
function findingsOf(edits: readonly AdEdit[], given: Given = {}, currency: Currency = 'USD') {
  const keywords = Object.entries(given.keywords ?? { k: {} });
  const known = {
    campaign: new Map([['c', { ...campaign, ...given.campaign }]]),
    adGroup: new Map([['g', { ...adGroup, ...given.adGroup }]]),
    keyword: new Map(keywords.map(([id, state]) => [id, { ...keyword, ...state }])),
    ad: new Map(),
    negativeKeyword: new Map([
      ['n', negative],
      ['m', { ...negative, adGroupId: 'g', text: 'cheap' }],
    ]),
  };
  const currencyOf = () => ({ currency, perUsd: 150 });
  const world = worldAfter(known, edits, { now, currencyOf, lowestRecentBid: () => null });
  return judgeEdits(world, edits).map(({ refused, confirm }) => [...refused, ...confirm]);
}

describe('the values a sentence needs', () => {
  test('bounds are told as a person would type them', () => {
    const cap: AdEdit = { kind: 'campaign', id: 'c', intent: 'update', after: { totalBudget: 4999 } };
    expect(findingsOf([cap], { campaign: { dailyCap: 1 } })).toEqual([
      [
        {
          field: 'totalBudget',
          reason: 'tooLow',
          values: { lowest: '50.00 USD', highest: '20,000,000.00 USD' },
        },
      ],
    ]);
  });

  test('bounds follow the currency of the ad account', () => {
    const bid: AdEdit = { kind: 'keyword', id: 'k', intent: 'update', after: { bid: 1 } };
    expect(findingsOf([bid], { campaign: { cpaGoal: null } }, 'JPY')).toEqual([
      [{ field: 'bid', reason: 'tooLow', values: { lowest: '2 JPY', highest: '150,000 JPY' } }],
    ]);
  });

  test('what stands in the way is told with its amount', () => {
    const bid: AdEdit = { kind: 'keyword', id: 'k', intent: 'update', after: { bid: 301 } };
    expect(findingsOf([bid])).toEqual([
      [
        { field: 'bid', reason: 'bidAboveAdGroup', values: { bid: '3.00 USD' } },
        { field: 'bid', reason: 'bidBelowGoal', values: { goal: '5.00 USD' } },
        { field: 'bid', reason: 'bidRose', values: { bid: '2.00 USD' } },
      ],
    ]);
  });

  test('an ad group’s own goal comes before that of its campaign', () => {
    const bid: AdEdit = { kind: 'keyword', id: 'k', intent: 'update', after: { bid: 199 } };
    expect(findingsOf([bid], { adGroup: { cpaGoal: 200 } })).toEqual([
      [{ field: 'bid', reason: 'bidBelowGoal', values: { goal: '2.00 USD' } }],
    ]);
    expect(findingsOf([bid], { adGroup: { cpaGoal: 199 } })).toEqual([[]]);
  });

  test('keywords left above a lowered bid are counted, those without a bid of their own and removed ones not', () => {
    const lower: AdEdit = { kind: 'adGroup', id: 'g', intent: 'update', after: { bid: 150 } };
    const keywords = {
      a: { bid: 151 },
      b: { bid: 150, text: 'b' },
      c: { bid: null, text: 'c' },
      d: { bid: 900, text: 'd', isRemoved: true },
      e: { bid: 300, text: 'e' },
    };
    expect(findingsOf([lower], { keywords })).toEqual([
      [{ field: 'bid', reason: 'keywordsAbove', values: { count: 2 } }],
    ]);
    const along: AdEdit = { kind: 'keyword', id: 'e', intent: 'update', after: { bid: 140 } };
    expect(findingsOf([lower, along], { keywords, campaign: { cpaGoal: null } })[0]).toEqual([
      { field: 'bid', reason: 'keywordsAbove', values: { count: 1 } },
    ]);
  });
});

describe('negative keywords', () => {
  const create = (after: Partial<NegativeState>): AdEdit => ({
    kind: 'negativeKeyword',
    id: '-1',
    intent: 'create',
    after: { ...negative, ...after },
  });

  test.each<[string, Partial<NegativeState>, readonly string[]]>([
    ['one that the campaign has', { text: 'FREE' }, ['duplicateKeyword']],
    ['one that the campaign has, broad', { text: 'free', matchType: 'BROAD' }, []],
    ['one that the campaign has, in its ad group', { text: 'free', adGroupId: 'g' }, []],
    ['one that the ad group has', { text: 'Cheap', adGroupId: 'g' }, ['duplicateKeyword']],
    ['one that the ad group has, in the campaign', { text: 'cheap' }, []],
    ['no text', { text: '\u3000' }, ['required']],
    ['81 characters', { text: 'a'.repeat(81) }, ['tooLong']],
    ['in a campaign that is not there', { campaignId: 'x' }, ['notHere']],
    ['in an ad group that is not there', { adGroupId: 'x' }, ['notHere']],
  ])('%s', (_what, after, reasons) => {
    expect(findingsOf([create(after)]).map((found) => found.map(({ reason }) => reason))).toEqual([reasons]);
  });

  test('nothing is added where the campaign or the ad group is gone', () => {
    const gone = { isRemoved: true };
    expect(findingsOf([create({ text: 'new' })], { campaign: gone })).toMatchObject([
      [{ field: 'campaignId', reason: 'removed' }],
    ]);
    expect(findingsOf([create({ text: 'new', adGroupId: 'g' })], { adGroup: gone })).toMatchObject([
      [{ field: 'adGroupId', reason: 'removed' }],
    ]);
  });

  test('a negative moved from the campaign into an ad group in one set stands once in each', () => {
    const away: AdEdit = { kind: 'negativeKeyword', id: 'n', intent: 'remove', after: {} };
    expect(findingsOf([away, create({ text: 'free', adGroupId: 'g' })])).toMatchObject([
      [{ reason: 'removalIsFinal' }],
      [],
    ]);
  });
});

describe('amounts', () => {
  const limited: readonly Limited[] = ['totalBudget', 'dailyCap', 'adGroupBid', 'keywordBid', 'cpaGoal'];
  const currencies = Object.keys(currencyDecimals).flatMap((code) => findCurrency(code) ?? []);

  test('in every currency and at every rate the lowest is below the highest, and can be typed', () => {
    const rate = fc.double({ min: 0.2, max: 20_000, noNaN: true });
    fc.assert(
      fc.property(
        fc.constantFrom(...limited),
        fc.constantFrom(...currencies),
        rate,
        (of, currency, perUsd) => {
          const { lowest, highest } = limitsIn(of, currency, perUsd);
          expect(lowest.minor).toBeGreaterThanOrEqual(1);
          expect(highest.minor).toBeGreaterThan(lowest.minor);
          expect(toAmount(highest)).toMatch(/^\d+(\.\d\d)?$/);
        },
      ),
    );
  });

  test('a breach that stood may shrink and never grow or stay; without one there may be none', () => {
    const minor = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(minor, minor, minor, minor, (one, other, oneBefore, otherBefore) => {
        const breach = Math.max(0, one - other);
        const before = Math.max(0, oneBefore - otherBefore);
        const isRefused = breach > 0 && (before === 0 || breach >= before);
        expect(exceeds(one, other, { one: oneBefore, other: otherBefore })).toBe(isRefused);
      }),
    );
  });

  test('where one of the two is not set there is nothing to compare', () => {
    expect(exceeds(null, 1, { one: null, other: 1 })).toBe(false);
    expect(exceeds(5, null, { one: 5, other: null })).toBe(false);
    expect(exceeds(5, 1, { one: null, other: 1 })).toBe(true);
  });
});
