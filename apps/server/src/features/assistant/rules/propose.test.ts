import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AssistantKeyword, type MetTerm, sumOf } from './assistant-world.ts';
import { findBlocking } from '@tapwright/domain/negative-match';
import { budgetBounds } from './propose-budgets.ts';
import { firstBid } from './propose-harvest.ts';
import type { ProposedEdits } from './proposals.ts';
import { adGroup, campaign, days, goal, keyword, met, propose, unit } from './testing/drawn-ads.ts';

describe('harvest', () => {
  const earning = met('11', 'sleep podcast', 64, 38);
  const exact = keyword('9', '21', 'sleep sounds');

  test('goes to the ad group whose exact keywords share its words, and leaves its source', () => {
    const [found] = propose({ terms: [earning], keywords: [exact] });
    expect(found).toMatchObject({
      kind: 'harvest',
      campaignIds: ['2', '1'],
      edits: {
        newKeywords: [{ adGroupId: '21', text: 'sleep podcast', bid: '1.20' }],
        newNegativeKeywords: [
          { campaignId: '1', adGroupId: '11', text: 'sleep podcast', matchType: 'EXACT' },
        ],
      },
    });
  });

  test('stays where it was met where there is no ad group of exact keywords, without a negative', () => {
    const [found] = propose({ terms: [earning] });
    expect(found?.edits).toMatchObject({ newKeywords: [{ adGroupId: '11' }], newNegativeKeywords: [] });
  });

  test.each([
    ['is a keyword already', { keywords: [exact, keyword('8', '11', 'sleep podcast')] }],
    [
      'is one that somebody paused',
      { keywords: [exact, keyword('8', '11', 'sleep podcast', { runs: false })] },
    ],
    [
      'is kept out',
      { negatives: [{ campaignId: '1', adGroupId: null, text: 'Podcast', matchType: 'BROAD' }] },
    ],
    [
      'is of an ad group that is paused',
      { adGroups: [adGroup('11', '1', { runs: false }), adGroup('21', '2')] },
    ],
    [
      'is a keyword of another campaign in one of the storefronts',
      {
        campaigns: [campaign('1'), campaign('2'), campaign('3', { countries: ['CA', 'US'] })],
        adGroups: [adGroup('11', '1'), adGroup('31', '3')],
        keywords: [keyword('8', '31', 'sleep podcast')],
      },
    ],
    [
      'an exact keyword meets as a close variant',
      { terms: [met('11', 'sleep podcasts', 64, 38, { matching: 'exact' })] },
    ],
    [
      'has no goal and too few installs for an average',
      { campaigns: [campaign('1', { goal: null })], terms: [met('11', 'a', 12, 9)] },
    ],
  ])('not what %s', (_, more) => {
    expect(propose({ terms: [earning], ...more }).filter(({ kind }) => kind === 'harvest')).toEqual([]);
  });
});

describe('own', () => {
  test('of two running keywords the one whose installs surely cost less stays', () => {
    const [found] = propose({
      keywords: [keyword('8', '11', 'timer'), keyword('9', '21', 'timer')],
      terms: [
        met('11', 'timer', 100, 20, { matching: 'exact' }),
        met('21', 'timer', 100, 60, { matching: 'exact' }),
      ],
    });
    expect(found).toMatchObject({
      kind: 'own',
      evidence: { by: 'cost', owner: { adGroupId: '21' } },
      edits: { keywords: [{ keywordId: '8', status: 'paused', before: { status: 'running' } }] },
    });
  });

  test('where costs do not differ for sure, the one with more installs', () => {
    const [found] = propose({
      keywords: [keyword('8', '11', 'timer'), keyword('9', '21', 'timer')],
      terms: [
        met('11', 'timer', 30, 15, { matching: 'exact' }),
        met('21', 'timer', 20, 11, { matching: 'exact' }),
      ],
    });
    expect(found).toMatchObject({ evidence: { by: 'installs', owner: { adGroupId: '11' } } });
  });

  test('of two that were never installed from, the older stays, and no saving is said', () => {
    const found = propose({ keywords: [keyword('8', '11', 'timer'), keyword('9', '21', 'timer')] });
    expect(found).toMatchObject([{ evidence: { owner: { adGroupId: '11' } }, worth: 0 }]);
  });

  test('a keyword alone, and one in other storefronts, compete with nobody', () => {
    const apart = {
      campaigns: [campaign('1'), campaign('2', { countries: ['JP'] })],
      keywords: [keyword('8', '11', 'timer'), keyword('9', '21', 'timer')],
    };
    expect(propose(apart)).toEqual([]);
    expect(propose({ keywords: [keyword('8', '11', 'timer')] })).toEqual([]);
  });
});

describe('budget', () => {
  const capped = { campaigns: [campaign('1', { dailyCap: 100 * unit }), campaign('2')] };

  test('a cap that ends early and earns is raised by a quarter', () => {
    const spent = new Map([['1', days([60, 100, 99, 96, 40, 100, 50], 40)]]);
    expect(propose(capped, spent)).toMatchObject([
      {
        kind: 'budget',
        edits: { campaigns: [{ campaignId: '1', dailyCap: '125.00', before: { dailyCap: '100.00' } }] },
        evidence: { of: 'capEnds', limitedDays: 4 },
      },
    ]);
  });

  test.each([
    ['costs too much', days([60, 100, 99, 96, 40, 100, 50], 10)],
    ['ends early on two days', days([60, 100, 99, 60, 40, 80, 50], 40)],
    ['has only begun', days([100, 100, 100], 40)],
  ])('not one that %s', (_, list) => {
    expect(propose(capped, new Map([['1', list]]))).toEqual([]);
  });

  test('money that lies idle is told, and nothing is changed', () => {
    const list = days(
      Array.from({ length: budgetBounds.idleDays }, () => 30),
      5,
    );
    expect(propose(capped, new Map([['1', list]]))).toMatchObject([
      { edits: {}, evidence: { of: 'capIdle' } },
    ]);
  });
});

const drawnWord = fc
  .array(fc.constantFrom('free', 'sleep', 'timer', 'ring', 'tone', '無料', 'アプリ'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => parts.join(' '));
const drawnTerm = fc.record({
  word: drawnWord,
  adGroupId: fc.constantFrom('11', '21'),
  taps: fc.integer({ min: 0, max: 90 }),
  share: fc.constantFrom(0, 0, 0.05, 0.2, 0.5, 0.9),
});
const drawnKeyword = fc.record({
  word: drawnWord,
  adGroupId: fc.constantFrom('11', '21'),
  matchType: fc.constantFrom('EXACT', 'BROAD'),
  runs: fc.boolean(),
});

/** What a negative would do that it must not. */
function faultsOf(negative: Negative, terms: readonly MetTerm[], keywords: readonly AssistantKeyword[]) {
  const { text, campaignId, adGroupId, matchType } = negative;
  const isStopped = findBlocking([{ text, matchType }]);
  const stopped = keywords.filter(
    (one) =>
      one.runs &&
      one.campaignId === campaignId &&
      (adGroupId ?? one.adGroupId) === one.adGroupId &&
      isStopped(one.word),
  );
  const met = Map.groupBy(
    terms.filter(({ word }) => isStopped(word)),
    ({ word }) => word,
  );
  const earning = [...met].filter(([, within]) => {
    const { spend, installs } = sumOf(within);
    return installs > 0 && spend <= goal * installs;
  });
  return [...stopped, ...earning];
}
type Negative = NonNullable<ProposedEdits['newNegativeKeywords']>[number];

test('whatever is drawn: no negative of waste stops a keyword that runs beside it or a search that earns, and bids stay in their bounds', () => {
  fc.assert(
    fc.property(
      fc.array(drawnTerm, { maxLength: 30 }),
      fc.array(drawnKeyword, { maxLength: 8 }),
      (drawnTerms, drawnKeywords) => {
        const terms = drawnTerms.map(({ word, adGroupId, taps, share }) =>
          met(adGroupId, word, taps, Math.floor(taps * share)),
        );
        const keywords = drawnKeywords.map(({ word, adGroupId, ...more }, at) =>
          keyword(String(at), adGroupId, word, more),
        );
        const proposals = propose({ terms, keywords });
        const negatives = proposals
          .filter(({ kind }) => kind === 'negate')
          .flatMap(({ edits }) => edits.newNegativeKeywords ?? []);
        expect(negatives.flatMap((negative) => faultsOf(negative, terms, keywords))).toEqual([]);
        const bids = proposals.flatMap(({ evidence }) =>
          evidence.of === 'harvest' && evidence.bid !== null
            ? [(evidence.bid * evidence.sums.taps) / evidence.sums.spend]
            : [],
        );
        expect(bids.filter((bid) => bid > firstBid.highest + 1e-6)).toEqual([]);
      },
    ),
  );
});
