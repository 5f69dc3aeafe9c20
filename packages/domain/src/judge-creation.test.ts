import { describe, expect, test } from 'vitest';
import {
  type AdEdit,
  type AdGroupState,
  type CampaignState,
  everybody,
  type KeywordState,
} from './ad-states.ts';
import { type KnownAds, worldAfter } from './ad-world.ts';
import { judgeEdits } from './judge-edits.ts';

const campaign: CampaignState = {
  adAccountId: '1',
  name: 'Brand',
  isRemoved: false,
  status: 'paused',
  dailyCap: 5000,
  totalBudget: null,
  cpaGoal: null,
  countries: ['US'],
  adamId: '900',
  placement: 'APPSTORE_SEARCH_RESULTS',
  bidStrategy: 'MANUAL_CPT',
  startTime: null,
  endTime: null,
};
const adGroup: AdGroupState = {
  campaignId: '-1',
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
  adGroupId: '-2',
  text: 'focus timer',
  matchType: 'EXACT',
  isRemoved: false,
  status: 'running',
  bid: null,
};
type Given = {
  campaign?: Partial<CampaignState>;
  adGroup?: Partial<AdGroupState>;
  keyword?: Partial<KeywordState>;
};
const none: KnownAds = {
  campaign: new Map([['9', { ...campaign, name: 'Taken' }]]),
  adGroup: new Map(),
  keyword: new Map(),
  negativeKeyword: new Map(),
  ad: new Map(),
};

/** What is said of a campaign, an ad group in it and a keyword in that, all of them new. */
function judge(given: Given, isPaidByUs = false): string[] {
  const edits: AdEdit[] = [
    { kind: 'campaign', id: '-1', intent: 'create', after: { ...campaign, ...given.campaign } },
    { kind: 'adGroup', id: '-2', intent: 'create', after: { ...adGroup, ...given.adGroup } },
    { kind: 'keyword', id: '-3', intent: 'create', after: { ...keyword, ...given.keyword } },
  ];
  const now = new Date('2026-11-20T12:00:00Z');
  const currencyOf = () => ({ currency: 'USD', perUsd: undefined, isPaidByUs }) as const;
  const world = worldAfter(none, edits, { now, currencyOf, lowestRecentBid: () => null });
  return judgeEdits(world, edits).flatMap(({ refused, confirm }, place) => [
    ...refused.map(({ field, reason }) => `${edits[place]?.kind} ${field} ${reason}`),
    ...confirm.map(({ field, reason }) => `${edits[place]?.kind} ${field} ${reason}?`),
  ]);
}

describe('what is created', () => {
  test.each<[string, Given, string[]]>([
    ['all that is needed', {}, []],
    ['no app', { campaign: { adamId: '' } }, ['campaign adamId required']],
    ['no name', { campaign: { name: '' } }, ['campaign name required']],
    ['a name that is taken', { campaign: { name: 'taken' } }, ['campaign name nameTaken']],
    ['no countries', { campaign: { countries: [] } }, ['campaign countries countriesMissing']],
    ['no cap', { campaign: { dailyCap: null } }, ['campaign dailyCap required']],
    ['no bid', { adGroup: { bid: null } }, ['adGroup bid required']],
    ['no bid where Apple bids', { campaign: { bidStrategy: 'MAX_CONVERSIONS' }, adGroup: { bid: null } }, []],
    [
      'a bid above the cap of its campaign',
      { adGroup: { bid: 5001 } },
      ['campaign dailyCap capBelowBid', 'adGroup bid bidAboveCap'],
    ],
    ['a keyword above its ad group', { keyword: { bid: 201 } }, ['keyword bid bidAboveAdGroup']],
    [
      'a keyword below the goal of its ad group',
      { adGroup: { cpaGoal: 300 }, keyword: { bid: 100 } },
      ['keyword bid bidBelowGoal?'],
    ],
    ['ages the wrong way round', { adGroup: { minAge: 40, maxAge: 20 } }, ['adGroup maxAge agesSwapped']],
    ['one age', { adGroup: { minAge: 40, maxAge: 40 } }, []],
    [
      'hours where Apple knows none',
      { campaign: { placement: 'APPSTORE_TODAY_TAB' }, adGroup: { hours: [9] } },
      ['adGroup hours hoursOnlyInSearch'],
    ],
    [
      'an end before its own start',
      { adGroup: { startTime: '2026-12-02T00:00:00Z', endTime: '2026-12-01T00:00:00Z' } },
      ['adGroup endTime endBeforeStart'],
    ],
    [
      'an end before the start of its campaign',
      {
        campaign: { startTime: '2026-12-03T00:00:00Z' },
        adGroup: { startTime: '2026-12-01T00:00:00Z', endTime: '2026-12-02T00:00:00Z' },
      },
      ['adGroup endTime endBeforeStart'],
    ],
    ['an end that is over', { campaign: { endTime: '2026-11-20T11:00:00Z' } }, ['campaign endTime endPast']],
  ])('%s', (_name, given, said) => expect(judge(given)).toEqual(said));

  test('what we pay Apple for names a total budget', () => {
    expect(judge({}, true)).toEqual(['campaign totalBudget required']);
    expect(judge({ campaign: { totalBudget: 50_000 } }, true)).toEqual([]);
  });
});
