import { expect, test } from 'vitest';
import type { Evidence } from './rules/proposals.ts';
import { type Names, viewEvidence } from './view-evidence.ts';

const campaigns: Readonly<Record<string, string>> = { '1': 'Discovery', '2': 'Category', '3': 'Competitor' };
const adGroups: Readonly<Record<string, string>> = { '11': 'Broad', '21': 'Exact', '31': 'Rivals' };
const names: Names = { campaign: (id) => campaigns[id] ?? '', adGroup: (id) => adGroups[id] ?? '' };

test('an owner, in a currency without decimals is told in words and amounts', () => {
  const evidence: Evidence = {
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
  };
  expect(viewEvidence(evidence, 'JPY', names, '2')).toEqual({
    of: 'own',
    word: 'timer',
    sums: {
      spend: '225',
      taps: 225,
      installs: 88,
      cpa: '3',
    },
    owner: {
      campaignId: '2',
      campaignName: 'Category',
      adGroupId: '21',
      adGroupName: 'Exact',
      spend: '100',
      taps: 100,
      installs: 60,
      cpa: '2',
      matching: 'exact',
    },
    others: [
      {
        campaignId: '1',
        campaignName: 'Discovery',
        adGroupId: '11',
        adGroupName: 'Broad',
        spend: '100',
        taps: 100,
        installs: 20,
        cpa: '5',
        matching: 'exact',
      },
      {
        campaignId: '3',
        campaignName: 'Competitor',
        adGroupId: '31',
        adGroupName: 'Rivals',
        spend: '25',
        taps: 25,
        installs: 8,
        cpa: '3',
        matching: 'search',
      },
    ],
    by: 'cost',
  });
});

test('a cap that ends early is told in words and amounts', () => {
  const evidence: Evidence = {
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
  };
  expect(viewEvidence(evidence, 'USD', names, '1')).toEqual({
    of: 'capEnds',
    sums: {
      spend: '545.00',
      taps: 420,
      installs: 280,
      cpa: '1.95',
    },
    goal: '3.20',
    isGoalSet: true,
    chance: 1,
    cap: '100.00',
    nextCap: '125.00',
    days: 7,
    limitedDays: 4,
    campaignName: 'Discovery',
  });
});

test('a cap that is never needed is told in words and amounts', () => {
  const evidence: Evidence = {
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
  };
  expect(viewEvidence(evidence, 'USD', names, '1')).toEqual({
    of: 'capIdle',
    sums: {
      spend: '371.00',
      taps: 840,
      installs: 70,
      cpa: '5.30',
    },
    cap: '100.00',
    days: 14,
    highestDay: '33.00',
    campaignName: 'Discovery',
  });
});
