import type { AssistantProposal, EvidencePlace, ProposalEvidence } from '@tapwright/contracts/assistant';
import { formatCount } from '@tapwright/i18n/format-number';
import { describe, expect, test } from 'vitest';
import { t } from '../../testing/render-web.tsx';
import { editsOf, evidenceOf, titleOf, worthOf, worthWord } from './describe-proposal.ts';
import { choicesOf, filterWork } from './filter-work.ts';
import type { AssistantWords } from './use-assistant-words.ts';

const words = {
  t,
  money: (amount: string) => `$${amount}`,
  count: (figure: number) => formatCount('en', figure),
  moment: (instant: string) => instant.slice(0, 10),
  chance: String,
  countries: (countries: readonly string[]) => countries.join(', '),
} as unknown as AssistantWords;

const sums = { spend: '104.00', taps: 64, installs: 38, cpa: '2.74' };
const told = { spend: '104.00', taps: 64, installs: 38, cpa: '2.74' };
const nothing = { spend: '41.00', taps: 41, installs: 0, cpa: null };
const cost = { low: '7.97', high: null };
const goal = { goal: '3.20', isGoalSet: true };
const place = (adGroupName: string, matching: EvidencePlace['matching']): EvidencePlace => ({
  campaignId: '51',
  campaignName: 'Discovery',
  adGroupId: adGroupName,
  adGroupName,
  matching,
  ...sums,
});
const target = {
  campaignId: '52',
  campaignName: 'Category',
  adGroupId: 'Exact',
  adGroupName: 'Exact',
};

const evidence = {
  harvest: {
    of: 'harvest',
    word: 'sleep podcast',
    sums,
    ...goal,
    chance: 0.9,
    cost,
    bid: '1.95',
    target,
    places: [place('Broad', 'broad'), place('Exact', 'exact')],
  },
  negateTerm: {
    of: 'negateTerm',
    word: 'alarm clock',
    sums: nothing,
    ...goal,
    chance: 0.97,
    cost,
    places: [place('Broad', 'broad'), place('Search', 'search')],
  },
  negateNGram: {
    of: 'negateNGram',
    pieces: ['free', 'ringtone'],
    sums,
    ...goal,
    cost,
    terms: 15,
    stopped: 12,
    lostInstalls: 1,
    way: 'broad',
    examples: [{ word: 'free ringtone maker', ...nothing }],
  },
  own: {
    of: 'own',
    word: 'white noise',
    sums,
    owner: place('Exact', 'exact'),
    others: [place('Other', 'exact'), place('Search', 'search')],
    by: 'cost',
  },
  capEnds: {
    of: 'capEnds',
    campaignName: 'GB_Brand',
    sums,
    ...goal,
    chance: 0.9,
    cap: '100.00',
    nextCap: '125.00',
    days: 7,
    limitedDays: 5,
  },
  capIdle: {
    of: 'capIdle',
    campaignName: 'AU_Category',
    sums,
    cap: '100.00',
    days: 14,
    highestDay: '40.00',
  },
  appleBudget: {
    of: 'appleBudget',
    campaignName: 'US_Brand',
    cap: '100.00',
    recommended: '150.00',
    last: told,
    expected: { ...told, installs: 50 },
    expiresAt: '2026-11-30T00:00:00Z',
  },
  appleTargetCpa: {
    of: 'appleTargetCpa',
    campaignName: 'US_Auto',
    recommended: '2.50',
    last: { ...told, installs: null },
    expected: told,
    expiresAt: null,
  },
} as const satisfies Record<string, ProposalEvidence>;

const proposal = (of: keyof typeof evidence, more: Partial<AssistantProposal> = {}): AssistantProposal => ({
  proposalId: 1,
  kind: 'negate',
  adamId: '71',
  app: 'Stillwater',
  countries: ['US'],
  currency: 'USD',
  worth: '142.00',
  edits: 2,
  campaignIds: ['51'],
  from: '2026-10-21',
  to: '2026-11-17',
  madeAt: '2026-11-20T03:10:00Z',
  gone: null,
  changeSet: null,
  putAside: null,
  evidence: evidence[of],
  ...more,
});

test.each([
  ['harvest', '“sleep podcast” earns its own exact keyword'],
  ['negateTerm', '“alarm clock” costs money and hardly brings installs'],
  ['negateNGram', 'Search terms with “free ringtone” waste money'],
  ['own', '“white noise” runs in 3 ad groups against itself'],
  ['capEnds', 'GB_Brand ends its daily cap early'],
  ['capIdle', 'AU_Category never needs its daily cap'],
  ['appleBudget', 'Apple recommends a daily cap of $150.00 for US_Brand'],
  ['appleTargetCpa', 'Apple recommends a target CPA of $2.50 for US_Auto'],
] as const)('%s is said in a sentence', (of, title) => {
  expect(titleOf(proposal(of), words)).toBe(title);
});

test.each([
  ['harvest', 'Taps 64, installs 38 · CPA $2.74, goal $3.20'],
  ['negateTerm', 'Taps 41, installs 0 · no installs, goal $3.20'],
  ['negateNGram', '15 search terms · Taps 64, installs 38 · CPA at least $7.97, goal $3.20'],
  ['own', 'Proposed owner: Exact'],
  ['capEnds', 'Limited on 5 of 7 days · CPA $2.74, goal $3.20'],
  ['capIdle', 'At most $40.00 of $100.00 on a day'],
  ['appleBudget', 'Installs in 7 days 38, Apple expects 50 · until 2026-11-30'],
  ['appleTargetCpa', 'Installs in 7 days –, Apple expects 38'],
] as const)('why %s is told in a line', (of, line) => {
  expect(evidenceOf(evidence[of], words)).toBe(line);
});

test.each([
  ['harvest', '$142.00', 'spend a month'],
  ['negateTerm', '−$142.00', 'spend a month'],
  ['negateNGram', '−$142.00', 'spend a month'],
  ['own', '−$142.00', 'spend a month'],
  ['capEnds', '+$142.00', 'spend a month'],
  ['capIdle', '$142.00', 'idle a month'],
  ['appleBudget', '+$142.00', 'spend a month at most'],
  ['appleTargetCpa', '+$142.00', 'spend a month, as Apple expects'],
] as const)('the money of %s has the sign of what it would do', (of, worth, word) => {
  expect(worthOf(proposal(of), words)).toBe(worth);
  expect(t(worthWord(proposal(of)))).toBe(word);
});

describe('what it would change', () => {
  const lines = (one: AssistantProposal) =>
    editsOf(one, words).map(({ what, where, isLater }) => [what, where, isLater]);

  test('a harvest leaves its new ad group alone, and its negatives wait', () => {
    expect(lines(proposal('harvest'))).toEqual([
      ['Add exact keyword at $1.95', 'Category › Exact', false],
      ['Add negative keyword, exact', 'Discovery › Broad', true],
    ]);
    const automated = proposal('harvest', { evidence: { ...evidence.harvest, bid: null } });
    expect(lines(automated)[0]).toEqual(['Add exact keyword', 'Category › Exact', false]);
  });

  test('a term is kept out wherever it was met', () => {
    expect(lines(proposal('negateTerm'))).toEqual([
      ['Add negative keyword, exact', 'Discovery › Broad', false],
      ['Add negative keyword, exact', 'Discovery › Search', false],
    ]);
  });

  test('an n-gram is kept out at once or search by search', () => {
    expect(lines(proposal('negateNGram'))).toEqual([
      ['Add negative keyword “free ringtone”, broad', '', false],
    ]);
    const exact = proposal('negateNGram', { evidence: { ...evidence.negateNGram, way: 'exact' } });
    expect(lines(exact)).toEqual([['Add 12 negative keywords, exact', '', false]]);
  });

  test('what Apple recommends moves a cap from what stands, and a target from what nobody knows', () => {
    expect(lines(proposal('appleBudget'))).toEqual([['Daily cap $100.00 → $150.00', 'US_Brand', false]]);
    expect(lines(proposal('appleTargetCpa'))).toEqual([['Target CPA $2.50', 'US_Auto', false]]);
    const lower = proposal('appleBudget', { evidence: { ...evidence.appleBudget, recommended: '80.00' } });
    expect(worthOf(lower, words)).toBe('−$142.00');
  });

  test('of several owners the others are paused or kept out', () => {
    expect(lines(proposal('own'))).toEqual([
      ['Pause the keyword', 'Discovery › Other', false],
      ['Add negative keyword, exact', 'Discovery › Search', false],
    ]);
  });

  test('a cap rises, or nothing changes', () => {
    expect(lines(proposal('capEnds'))).toEqual([['Daily cap $100.00 → $125.00', 'GB_Brand', false]]);
    expect(lines(proposal('capIdle'))).toEqual([]);
  });
});

describe('the list', () => {
  const aside = {
    way: 'never' as const,
    until: null,
    reason: null,
    by: 'Bob',
    at: '2026-11-19T08:00:00Z',
    telling: null,
  };
  const all = [
    proposal('harvest', { proposalId: 1, kind: 'harvest' }),
    proposal('negateTerm', { proposalId: 2, countries: ['JP', 'US'] }),
    proposal('negateNGram', { proposalId: 3, adamId: '72', app: 'Ferry' }),
    proposal('own', { proposalId: 4, kind: 'own', putAside: aside }),
  ];
  const none = { kind: undefined, adamId: undefined, country: undefined };
  const idsOf = (list: readonly AssistantProposal[]) => list.map(({ proposalId }) => proposalId);

  test('what was put aside stands apart and is not counted', () => {
    const { shown, open, aside: apart, counts } = filterWork(all, none);
    expect([idsOf(shown), open, idsOf(apart)]).toEqual([[1, 2, 3], 3, [4]]);
    expect(counts.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
      'harvest 1',
      'negate 2',
      'own 0',
      'bids 0',
      'budget 0',
      'apple 0',
    ]);
  });

  test.each([
    [{ kind: 'negate' as const }, [2, 3]],
    [{ adamId: '72' }, [3]],
    [{ country: 'JP' }, [2]],
    [{ adamId: '71', country: 'KR' }, []],
  ])('of %j', (filter, ids) => {
    expect(idsOf(filterWork(all, { ...none, ...filter }).shown)).toEqual(ids);
  });

  test('apps and storefronts are those that there are', () => {
    expect(choicesOf(all)).toEqual({
      apps: [
        ['71', 'Stillwater'],
        ['72', 'Ferry'],
      ],
      countries: ['JP', 'US'],
    });
  });
});
