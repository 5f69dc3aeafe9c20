import { expect, test } from 'vitest';
import type { Evidence } from './rules/proposals.ts';
import { type Names, viewEvidence, viewMeasured } from './view-evidence.ts';

const campaigns: Readonly<Record<string, string>> = { '1': 'Discovery', '2': 'Category', '3': 'Competitor' };
const adGroups: Readonly<Record<string, string>> = { '11': 'Broad', '21': 'Exact', '31': 'Rivals' };
const names: Names = { campaign: (id) => campaigns[id] ?? '', adGroup: (id) => adGroups[id] ?? '' };

test('amounts have the decimals of their currency, and without an install there is no cost', () => {
  const measured = { spend: 12_345_678, impressions: 90, taps: 9, installs: 2 };
  expect(viewMeasured(measured, 'USD')).toEqual({ spend: '12.35', taps: 9, installs: 2, cpa: '6.17' });
  expect(viewMeasured(measured, 'JPY')).toEqual({ spend: '12', taps: 9, installs: 2, cpa: '6' });
  expect(viewMeasured({ ...measured, installs: 0 }, 'USD').cpa).toBeNull();
});

test('a harvest is told in words and amounts', () => {
  const evidence: Evidence = {
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
    chance: 1,
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
  };
  expect(viewEvidence(evidence, 'USD', names, '2')).toEqual({
    of: 'harvest',
    word: 'sleep podcast',
    sums: {
      spend: '64.00',
      taps: 64,
      installs: 38,
      cpa: '1.68',
    },
    goal: '3.20',
    isGoalSet: true,
    chance: 1,
    cost: {
      low: '1.49',
      high: '1.95',
    },
    bid: '1.20',
    target: {
      campaignId: '2',
      campaignName: 'Category',
      adGroupId: '21',
      adGroupName: 'Exact',
    },
    places: [
      {
        campaignId: '1',
        campaignName: 'Discovery',
        adGroupId: '11',
        adGroupName: 'Broad',
        spend: '40.00',
        taps: 40,
        installs: 24,
        cpa: '1.67',
        matching: 'search',
      },
      {
        campaignId: '2',
        campaignName: 'Category',
        adGroupId: '21',
        adGroupName: 'Exact',
        spend: '24.00',
        taps: 24,
        installs: 14,
        cpa: '1.71',
        matching: 'broad',
      },
    ],
  });
});

test('a term that wastes is told in words and amounts', () => {
  const evidence: Evidence = {
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
    chance: 1,
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
  };
  expect(viewEvidence(evidence, 'USD', names, '1')).toEqual({
    of: 'negateTerm',
    word: 'alarm clock radio',
    sums: {
      spend: '61.00',
      taps: 61,
      installs: 1,
      cpa: '61.00',
    },
    goal: '3.20',
    isGoalSet: true,
    chance: 1,
    cost: {
      low: '18.79',
      high: '203.41',
    },
    places: [
      {
        campaignId: '1',
        campaignName: 'Discovery',
        adGroupId: '11',
        adGroupName: 'Broad',
        spend: '41.00',
        taps: 41,
        installs: 1,
        cpa: '41.00',
        matching: 'search',
      },
      {
        campaignId: '2',
        campaignName: 'Category',
        adGroupId: '21',
        adGroupName: 'Exact',
        spend: '20.00',
        taps: 20,
        installs: 0,
        cpa: null,
        matching: 'broad',
      },
    ],
  });
});

test('an n-gram that wastes is told in words and amounts', () => {
  const evidence: Evidence = {
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
    cost: {
      low: 8_108_719,
      high: 32_651_274,
    },
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
  };
  expect(viewEvidence(evidence, 'USD', names, '1')).toEqual({
    of: 'negateNGram',
    pieces: ['着信', '音'],
    sums: {
      spend: '48.00',
      taps: 48,
      installs: 3,
      cpa: '16.00',
    },
    goal: '3.20',
    isGoalSet: true,
    cost: {
      low: '8.11',
      high: '32.65',
    },
    terms: 4,
    stopped: 3,
    lostInstalls: 0,
    way: 'exact',
    examples: [
      {
        word: '着信音無料',
        spend: '14.00',
        taps: 14,
        installs: 0,
        cpa: null,
      },
      {
        word: '着信音作成',
        spend: '14.00',
        taps: 14,
        installs: 0,
        cpa: null,
      },
      {
        word: '着信音アプリ',
        spend: '14.00',
        taps: 14,
        installs: 0,
        cpa: null,
      },
    ],
  });
});

test('what Apple recommends is told as Apple told it, and what it left out stays open', () => {
  const told = {
    adviceId: 'rec-1',
    last: { spend: 680_000_000, taps: 420, installs: 203, cpa: 3_350_000 },
    expected: { spend: null, taps: null, installs: 280, cpa: null },
    recommended: 150_000_000,
    expiresAt: '2026-11-30T00:00:00.000Z',
  };
  const view = {
    campaignName: 'Discovery',
    last: { spend: '680.00', taps: 420, installs: 203, cpa: '3.35' },
    expected: { spend: null, taps: null, installs: 280, cpa: null },
    recommended: '150.00',
    expiresAt: '2026-11-30T00:00:00.000Z',
  };
  expect(viewEvidence({ of: 'appleBudget', ...told, cap: 100_000_000 }, 'USD', names, '1')).toEqual({
    of: 'appleBudget',
    ...view,
    cap: '100.00',
  });
  expect(viewEvidence({ of: 'appleTargetCpa', ...told }, 'USD', names, '1')).toEqual({
    of: 'appleTargetCpa',
    ...view,
  });
});
