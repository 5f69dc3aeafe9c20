import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  everybody,
  type AdEdit,
  type AdGroupState,
  type CampaignState,
  type KeywordState,
} from './ad-states.ts';
import { type KnownAds, worldAfter } from './ad-world.ts';
import { judgeEdits } from './judge-edits.ts';

const now = new Date('2026-11-20T12:00:00Z');
const campaign: CampaignState = {
  adAccountId: '1',
  name: 'Brand',
  isRemoved: false,
  status: 'running',
  dailyCap: 5000,
  totalBudget: null,
  cpaGoal: null,
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
  bid: 200,
  cpaGoal: null,
  searchMatch: false,
  startTime: null,
  endTime: null,
  ...everybody,
};
const keyword: KeywordState = {
  adGroupId: 'g',
  text: 'focus timer',
  matchType: 'EXACT',
  isRemoved: false,
  status: 'running',
  bid: 150,
};

type Given = {
  campaign?: Partial<CampaignState>;
  adGroup?: Partial<AdGroupState>;
  keyword?: Partial<KeywordState>;
};
const known = (given: Given = {}): KnownAds => ({
  campaign: new Map([
    ['c', { ...campaign, ...given.campaign }],
    ['other', { ...campaign, name: 'Other' }],
  ]),
  adGroup: new Map([
    ['g', { ...adGroup, ...given.adGroup }],
    ['h', { ...adGroup, name: 'Broad' }],
  ]),
  keyword: new Map([['k', { ...keyword, ...given.keyword }]]),
  negativeKeyword: new Map(),
  ad: new Map(),
});

/** What is said of each edit, as `field reason`. */
function judge(edits: readonly AdEdit[], given: Given = {}, recent: number | null = null) {
  const currencyOf = () => ({ currency: 'USD', perUsd: undefined }) as const;
  const world = worldAfter(known(given), edits, { now, currencyOf, lowestRecentBid: () => recent });
  return judgeEdits(world, edits).map(({ refused, confirm }) => [
    ...refused.map(({ field, reason }) => `${field} ${reason}`),
    ...confirm.map(({ field, reason }) => `${field} ${reason}?`),
  ]);
}

const ofCampaign = (after: Partial<CampaignState>): AdEdit => ({
  kind: 'campaign',
  id: 'c',
  intent: 'update',
  after,
});
const ofAdGroup = (after: Partial<AdGroupState>): AdEdit => ({
  kind: 'adGroup',
  id: 'g',
  intent: 'update',
  after,
});
const ofKeyword = (after: Partial<KeywordState>): AdEdit => ({
  kind: 'keyword',
  id: 'k',
  intent: 'update',
  after,
});

describe('one edit', () => {
  test.each<[string, AdEdit, Given, string[]]>([
    ['a name of another campaign, in other letters', ofCampaign({ name: ' OTHER ' }), {}, ['name nameTaken']],
    ['its own name', ofCampaign({ name: 'brand' }), {}, []],
    ['no name', ofCampaign({ name: ' ' }), {}, ['name required']],
    ['a name with a bar', ofCampaign({ name: 'a|b' }), {}, ['name signNotAllowed']],
    ['a name of 201 characters', ofCampaign({ name: '字'.repeat(201) }), {}, ['name tooLong']],
    ['a name of 200 characters', ofCampaign({ name: '字'.repeat(200) }), {}, []],
    ['no cap', ofCampaign({ dailyCap: null }), {}, ['dailyCap required']],
    [
      'a cap of nothing',
      ofCampaign({ dailyCap: 0 }),
      { adGroup: { bid: null } },
      ['dailyCap tooLow', 'dailyCap capBelowBid'],
    ],
    [
      'a cap above the budget',
      ofCampaign({ dailyCap: 6000 }),
      { campaign: { totalBudget: 5500 } },
      ['dailyCap capAboveBudget'],
    ],
    ['a cap below a bid', ofCampaign({ dailyCap: 199 }), {}, ['dailyCap capBelowBid']],
    [
      'a budget of 49.99',
      ofCampaign({ totalBudget: 4999 }),
      { campaign: { dailyCap: 100 } },
      ['totalBudget tooLow'],
    ],
    [
      'a budget below the cap',
      ofCampaign({ totalBudget: 5000 }),
      { campaign: { dailyCap: 5001 } },
      ['totalBudget budgetBelowCap'],
    ],
    [
      'a lower budget once it runs',
      ofCampaign({ totalBudget: 9999 }),
      { campaign: { totalBudget: 10_000 } },
      ['totalBudget budgetLowered'],
    ],
    [
      'no budget once it runs',
      ofCampaign({ totalBudget: null }),
      { campaign: { totalBudget: 10_000 } },
      ['totalBudget budgetLowered'],
    ],
    [
      'a lower budget before the start',
      ofCampaign({ totalBudget: 9999 }),
      { campaign: { totalBudget: 10_000, startTime: '2026-12-01T00:00:00Z' } },
      [],
    ],
    ['a goal above the cap', ofCampaign({ cpaGoal: 5001 }), {}, ['cpaGoal goalAboveCap']],
    ['a lower goal', ofCampaign({ cpaGoal: 100 }), { campaign: { cpaGoal: 200 } }, ['cpaGoal goalLowered?']],
    ['an end that has passed', ofCampaign({ endTime: '2026-11-20T11:59:59Z' }), {}, ['endTime endPast']],
    ['an end now', ofCampaign({ endTime: '2026-11-20T12:00:00Z' }), {}, []],
    [
      'an end before the start',
      ofCampaign({ endTime: '2026-11-21T00:00:00Z' }),
      { campaign: { startTime: '2026-12-01T00:00:00Z' } },
      ['endTime endBeforeStart'],
    ],
    ['no country', ofCampaign({ countries: [] }), {}, ['countries countriesMissing']],
    ['a removed campaign', ofCampaign({ dailyCap: 6000 }), { campaign: { isRemoved: true } }, ['id removed']],
    ['an ad group bid above the cap', ofAdGroup({ bid: 5001 }), {}, ['bid bidAboveCap']],
    [
      'an ad group bid above 1,500',
      ofAdGroup({ bid: 150_001 }),
      { campaign: { dailyCap: 200_000 } },
      ['bid tooHigh'],
    ],
    ['an ad group bid below its keywords', ofAdGroup({ bid: 149 }), {}, ['bid keywordsAbove?']],
    ['a name of the ad group beside it', ofAdGroup({ name: 'BROAD' }), {}, ['name nameTaken']],
    [
      'a keyword bid above its ad group',
      ofKeyword({ bid: 201 }),
      { keyword: { bid: 190 } },
      ['bid bidAboveAdGroup'],
    ],
    [
      'a keyword bid above 1,000',
      ofKeyword({ bid: 100_001 }),
      { adGroup: { bid: 150_000 }, keyword: { bid: 99_999 } },
      ['bid tooHigh'],
    ],
    ['a keyword bid taken away', ofKeyword({ bid: null }), {}, ['bid required']],
    [
      'a keyword bid below the goal',
      ofKeyword({ bid: 140 }),
      { campaign: { cpaGoal: 141 } },
      ['bid bidBelowGoal?'],
    ],
    ['a keyword bid a quarter higher', ofKeyword({ bid: 187 }), {}, []],
    ['a keyword bid more than a quarter higher', ofKeyword({ bid: 188 }), {}, ['bid bidRose?']],
    [
      'a keyword in a removed ad group',
      ofKeyword({ bid: 100 }),
      { adGroup: { isRemoved: true } },
      ['adGroupId removed'],
    ],
    ['a removal', { kind: 'keyword', id: 'k', intent: 'remove', after: {} }, {}, ['id removalIsFinal?']],
    [
      'what is not there',
      { kind: 'keyword', id: 'x', intent: 'update', after: { bid: 1 } },
      {},
      ['id notHere'],
    ],
  ])('%s', (_what, edit, given, said) => {
    expect(judge([edit], given)).toEqual([said]);
  });

  test('what came from Apple in breach may be lessened, not kept and not made worse', () => {
    const above = { keyword: { bid: 300 } };
    expect(judge([ofKeyword({ bid: 250 })], above)).toEqual([[]]);
    expect(judge([ofKeyword({ bid: 300 })], above)).toEqual([['bid bidAboveAdGroup']]);
    expect(judge([ofKeyword({ status: 'paused' })], above)).toEqual([[]]);
  });

  test('a rise in small steps is measured from where it began', () => {
    expect(judge([ofKeyword({ bid: 160 })], {}, 120)).toEqual([['bid bidRose?']]);
  });
});

describe('together', () => {
  test('a bid and the ad group bid that makes room for it pass in one set, in either order', () => {
    const edits = [ofKeyword({ bid: 180 }), ofAdGroup({ bid: 180 })];
    const low = { adGroup: { bid: 160 } };
    expect(judge(edits, low)).toEqual([[], []]);
    expect(judge(edits.toReversed(), low)).toEqual([[], []]);
    expect(judge(edits.slice(0, 1), low)).toEqual([['bid bidAboveAdGroup']]);
  });

  test('an ad group lowered in the same set does not excuse the keyword left above it', () => {
    const edits = [ofAdGroup({ bid: 100 }), ofKeyword({ bid: 140 })];
    expect(judge(edits)).toEqual([['bid keywordsAbove?'], ['bid bidAboveAdGroup']]);
  });

  const create = (id: string, text: string, matchType = 'EXACT'): AdEdit => ({
    kind: 'keyword',
    id,
    intent: 'create',
    after: { ...keyword, text, matchType, bid: null },
  });

  test.each(['FOCUS  timer', 'ｆｏｃｕｓ timer', ' Focus\u00a0Timer '])('%o is there already', (text) => {
    expect(judge([create('-1', text)])).toEqual([['text duplicateKeyword']]);
    expect(judge([create('-1', text, 'BROAD')])).toEqual([[]]);
    const away: AdEdit = { kind: 'keyword', id: 'k', intent: 'remove', after: {} };
    expect(judge([away, create('-1', text)])[1]).toEqual([]);
  });

  test('an ad group holds five thousand keywords', () => {
    const many = Array.from({ length: 4999 }, (_, place) => create(`-${place + 1}`, `word ${place}`));
    expect(judge(many).flat()).toEqual([]);
    expect(judge([...many, create('-5000', 'one more')]).at(-1)).toEqual(['text tooManyKeywords']);
  });

  test('whatever passes leaves budget above cap, cap above bid, and bid above those of its keywords', () => {
    const amount = fc.integer({ min: 1, max: 9000 });
    const start = fc.record({
      cap: amount,
      bid: amount,
      own: amount,
      budget: fc.integer({ min: 5000, max: 9000 }),
    });
    fc.assert(
      fc.property(start, fc.record({ cap: amount, bid: amount, own: amount }), (was, will) => {
        const { cap, bid, own, budget } = was;
        // The ad group beside it bids 200.
        fc.pre(budget >= cap && cap >= Math.max(bid, 200) && bid >= own);
        const given = {
          campaign: { dailyCap: cap, totalBudget: budget },
          adGroup: { bid },
          keyword: { bid: own },
        };
        const edits = [
          ofCampaign({ dailyCap: will.cap }),
          ofAdGroup({ bid: will.bid }),
          ofKeyword({ bid: will.own }),
        ];
        const passes = judge(edits, given).every((said) => said.every((one) => one.endsWith('?')));
        const holds = budget >= will.cap && will.cap >= Math.max(will.bid, 200) && will.bid >= will.own;
        expect(passes).toBe(holds);
      }),
      { numRuns: 1000 },
    );
  });
});
