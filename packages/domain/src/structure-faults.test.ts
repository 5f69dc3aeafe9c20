import { describe, expect, it, test } from 'vitest';
import { findAdGroupFaults } from './structure-faults.ts';
import type { AuditedAdGroup, AuditedCampaign } from './structure-types.ts';
import { adGroup, campaign, keyword, negative, plan } from './testing/audited.ts';

/** Of a campaign with one ad group. */
const faultsOf = (part: Partial<AuditedAdGroup>, of: Partial<AuditedCampaign> = {}, ceiling = 300) =>
  findAdGroupFaults(campaign('1', { ...of, adGroups: [adGroup('11', part)] }), {
    ...plan,
    bidCeiling: ceiling,
  });
const kindsOf = (...given: Parameters<typeof faultsOf>) => faultsOf(...given).map(({ fault }) => fault);
const words = [keyword('1', 'sleep sounds')];

describe('a match type', () => {
  it('is exact but in discovery, where it is broad', () => {
    const broad = [keyword('1', 'sleep sounds', { matchType: 'BROAD' })];
    expect(kindsOf({ keywords: words })).toEqual([]);
    expect(kindsOf({ keywords: broad })).toEqual(['wrongMatch']);
    expect(kindsOf({ keywords: broad }, { role: 'discovery' })).toEqual([]);
    expect(kindsOf({ keywords: words }, { role: 'discovery' })).toEqual(['wrongMatch']);
    expect(kindsOf({ keywords: broad }, { role: null })).toEqual([]);
  });

  it('is mended by an exact keyword, unless that is there already', () => {
    const broad = keyword('2', 'Sleep  SOUNDS', { matchType: 'BROAD' });
    expect(faultsOf({ keywords: [broad] })[0]?.mend).toEqual({
      does: 'makeExact',
      keywordId: '2',
      text: 'Sleep  SOUNDS',
      isThere: false,
    });
    expect(faultsOf({ keywords: [...words, broad] })[0]?.mend).toMatchObject({ isThere: true });
  });

  it('of a paused keyword is nobody’s concern', () => {
    const paused = keyword('2', 'nap', { matchType: 'BROAD', isRunning: false });
    expect(kindsOf({ keywords: [...words, paused] })).toEqual([]);
  });
});

describe('search match', () => {
  it('costs what its ad group spent beside its keywords', () => {
    const [fault] = faultsOf({ keywords: words, searchMatch: true, spend: 1000 });
    expect(fault).toMatchObject({
      fault: 'searchMatchOn',
      stake: 720,
      mend: { does: 'switchSearchMatchOff' },
    });
  });

  it('is no fault in discovery, nor where the ad group is paused', () => {
    expect(kindsOf({ searchMatch: true }, { role: 'discovery' })).toEqual([]);
    expect(kindsOf({ keywords: words, searchMatch: true, isRunning: false })).toEqual([]);
  });
});

describe('a negative', () => {
  const blocked = (text: string, matchType: string, of: Partial<AuditedCampaign> = {}) =>
    faultsOf({ keywords: words, negatives: [negative('n', text, matchType)] }, of);

  it('that says the same, or has only words of it, stops a keyword', () => {
    expect(blocked('Sleep Sounds', 'EXACT')[0]?.mend).toEqual({
      does: 'removeNegative',
      negativeKeywordId: 'n',
    });
    expect(blocked('sounds', 'BROAD')).toHaveLength(1);
    expect(blocked('sounds sleep', 'BROAD')).toHaveLength(1);
  });

  it('that says something else, or is paused, stops nothing', () => {
    expect(blocked('sleep', 'EXACT')).toEqual([]);
    expect(blocked('sleep sounds free', 'BROAD')).toEqual([]);
    const paused = { ...negative('n', 'sleep sounds'), isRunning: false };
    expect(kindsOf({ keywords: words, negatives: [paused] })).toEqual([]);
  });

  it('that is exact leaves a broad keyword its other searches', () => {
    const broad = [keyword('1', 'sleep sounds', { matchType: 'BROAD' })];
    const discovery = { role: 'discovery' as const };
    const exact = { keywords: broad, negatives: [negative('n', 'sleep sounds')] };
    expect(kindsOf(exact, discovery)).toEqual([]);
    expect(kindsOf({ ...exact, negatives: [negative('n', 'sleep', 'BROAD')] }, discovery)).toEqual([
      'blocksOwn',
    ]);
  });

  it('of the whole campaign counts as those of the ad group do', () => {
    const negatives = [negative('n', 'sleep', 'BROAD')];
    expect(kindsOf({ keywords: words }, { negatives })).toEqual(['blocksOwn']);
  });
});

describe('a bid', () => {
  it('above the ceiling costs the part above it, whether of a keyword or of the ad group', () => {
    const own = keyword('1', 'sleep sounds', { bid: 400, spend: 800 });
    const found = faultsOf({ keywords: [own], bid: 600, spend: 1400 });
    expect(found.map(({ about, stake, mend }) => [about, stake, mend])).toEqual([
      ['Words 11', 300, { does: 'setBid', keywordId: null, bid: 300 }],
      ['sleep sounds', 200, { does: 'setBid', keywordId: '1', bid: 300 }],
    ]);
  });

  it('at the ceiling, none at all, and that of a paused keyword are fine', () => {
    const paused = keyword('2', 'nap', { bid: 900, isRunning: false });
    expect(kindsOf({ keywords: [...words, paused], bid: 300 })).toEqual([]);
    expect(kindsOf({ keywords: words, bid: null })).toEqual([]);
  });
});

test('an ad group is empty, never shown, or has keywords that never are, and is told once', () => {
  const never = { impressions: 0, spend: 0 };
  const idle = [keyword('1', 'sleep sounds', never), keyword('2', 'nap')];
  expect(kindsOf({})).toEqual(['emptyAdGroup']);
  expect(kindsOf({ isRunning: false })).toEqual([]);
  expect(kindsOf({ ...never, keywords: idle })).toEqual(['deadAdGroup']);
  expect(kindsOf({ keywords: idle })).toEqual(['deadKeyword']);
  // Of what is younger than the days that are looked at, or does not run, nobody knows yet.
  expect(kindsOf({ ...never, keywords: idle, isOld: false })).toEqual([]);
  expect(kindsOf({ keywords: idle }, { isRunning: false })).toEqual([]);
});
