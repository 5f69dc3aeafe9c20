import { moneyOf } from '@tapwright/domain/money';
import { expect, test } from 'vitest';
import { judgeCreation } from './judge-creation.ts';
import { listChecks } from './list-checks.ts';
import { proposeStructure } from './propose-structure.ts';
import { inOrder } from './testing/forms.ts';

const app = { adamId: '1600000009', name: 'Potting Bench: Plant Care' };
const propose = (daily = 6000) =>
  proposeStructure({
    app,
    countries: ['US', 'CA'],
    goal: moneyOf(300, 'USD'),
    daily: moneyOf(daily, 'USD'),
    suggestions: ['plant care', 'Potting Bench app', 'houseplant', 'plant care'].map((text) => ({
      text,
      popularity: 50,
    })),
    names: { exact: 'Exact', searchMatch: 'Search match', broad: 'Broad' },
  });

test('four answers become three campaigns that can be started as they are, and cost what was said', () => {
  const campaigns = propose();
  const form = { way: 'structure', campaignGroupId: 7, app, campaigns } as const;
  const circumstances = { currency: 'USD', now: new Date('2026-11-20T12:00:00Z') } as const;
  expect(judgeCreation(form, circumstances)).toEqual({ problems: [], warnings: [] });
  expect(campaigns.map(({ name, dailyCap }) => [name, dailyCap])).toEqual([
    ['PottingBench_US+CA_brand', '12.00'],
    ['PottingBench_US+CA_category', '30.00'],
    ['PottingBench_US+CA_discovery', '18.00'],
  ]);
  const checks = listChecks({
    ...inOrder,
    form,
    currency: 'USD',
    notEligible: [],
    problemCount: 0,
    problemStep: undefined,
    refused: [],
    refusedStep: undefined,
  });
  expect(checks.filter(({ verdict }) => verdict === 'stops')).toEqual([]);
});

test('no search belongs to two of them: what one has exactly, the next ones exclude', () => {
  const [brand, category, discovery] = propose();
  expect(brand?.adGroups[0]?.keywords).toBe('Potting Bench\nPotting Bench app');
  expect(category?.adGroups[0]?.keywords).toBe('plant care\nhouseplant');
  expect(category?.negatives).toBe('[Potting Bench]\n[Potting Bench app]');
  expect(discovery?.negatives).toBe('[Potting Bench]\n[Potting Bench app]\n[plant care]\n[houseplant]');
  expect(discovery?.adGroups.map(({ searchMatch }) => searchMatch)).toEqual([true, false]);
});

test('with hardly any money no bid is above the cap of its campaign', () => {
  const form = { way: 'structure', campaignGroupId: 7, app, campaigns: propose(10) } as const;
  expect(judgeCreation(form, { currency: 'USD', now: new Date() }).problems).toEqual([]);
});
