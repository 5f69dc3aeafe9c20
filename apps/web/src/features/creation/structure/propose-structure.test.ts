import { moneyOf } from '@tapwright/domain/money';
import { auditStructure } from '@tapwright/domain/structure-audit';
import { structureRoles, usualNameTemplate } from '@tapwright/domain/structure-names';
import type { AuditedCampaign } from '@tapwright/domain/structure-types';
import { expect, test } from 'vitest';
import { judgeCreation } from '../checks/judge-creation.ts';
import { listChecks } from '../checks/list-checks.ts';
import { proposeStructure } from './propose-structure.ts';
import { requestCreation } from '../request-creation.ts';
import { inOrder } from '../testing/forms.ts';

type Asked = ReturnType<typeof requestCreation>['campaigns'][number];

const app = { adamId: '1600000009', name: 'Potting Bench: Plant Care' };
const suggested = (...texts: string[]) => texts.map((text) => ({ text, popularity: 50 }));
const propose = (daily = 6000, part: Partial<Parameters<typeof proposeStructure>[0]> = {}) =>
  proposeStructure({
    app,
    countries: ['US', 'CA'],
    goal: moneyOf(300, 'USD'),
    daily: moneyOf(daily, 'USD'),
    suggestions: new Map([['US', suggested('plant care', 'Potting Bench app', 'houseplant', 'plant care')]]),
    names: { exact: 'Exact', searchMatch: 'Search match', broad: 'Broad' },
    ...part,
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
    notEligible: '',
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

test('apart, each storefront has its own campaigns, words and part of the money, named by the template', () => {
  const apart = propose(6000, {
    isApart: true,
    countries: ['US', 'JP'],
    competitors: 'Leafy\nPotting Bench Pro\nhouseplant',
    nameTemplate: '{role} {storefront}',
    suggestions: new Map([
      ['US', suggested('plant care', 'houseplant')],
      ['JP', suggested('植物 図鑑')],
    ]),
  });
  expect(apart.map(({ name, countries, dailyCap }) => [name, countries.join(), dailyCap])).toEqual([
    ['brand US', 'US', '5.00'],
    ['category US', 'US', '12.50'],
    ['competitor US', 'US', '5.00'],
    ['discovery US', 'US', '7.50'],
    ['brand JP', 'JP', '5.00'],
    ['category JP', 'JP', '12.50'],
    ['competitor JP', 'JP', '5.00'],
    ['discovery JP', 'JP', '7.50'],
  ]);
  const keywordsOf = (place: number) => apart[place]?.adGroups[0]?.keywords;
  expect([1, 2, 5].map(keywordsOf)).toEqual(['plant care', 'Leafy\nhouseplant', '植物 図鑑']);
  expect(apart[3]?.negatives).toBe('[Potting Bench]\n[plant care]\n[Leafy]\n[houseplant]');
  expect(apart[2]?.negatives).toBe('[Potting Bench]');
  const form = { way: 'structure', campaignGroupId: 7, app, campaigns: apart } as const;
  expect(judgeCreation(form, { currency: 'USD', now: new Date() }).problems).toEqual([]);
});

test('what is generated has no fault in the audit, in each of twenty storefronts', () => {
  const countries = 'US CA GB IE AU NZ DE AT CH FR BE ES MX IT BR PT NL SE JP KR'.split(' ');
  const campaigns = propose(100_000, { isApart: true, countries, competitors: 'Leafy' });
  expect(campaigns).toHaveLength(80);
  const { campaigns: asked } = requestCreation(
    { way: 'structure', campaignGroupId: 7, app, campaigns },
    'USD',
    'paused',
  );
  expect(asked.every(({ status }) => status === 'paused')).toBe(true);
  expect(auditStructure({ campaigns: asked.map(auditedOf), pages: [] }, plan)).toEqual([]);
});

const plan = {
  nameTemplate: usualNameTemplate,
  appName: 'PottingBench',
  roleNames: { brand: 'brand', category: 'category', competitor: 'competitor', discovery: 'discovery' },
  bidCeiling: 300,
  days: 28,
} as const;
const idle = { impressions: 0, taps: 0, spend: 0, installs: 0, isRunning: true } as const;

/** As it would stand at Apple once it is made. */
function auditedOf(asked: Asked, number: number): AuditedCampaign {
  const negativesOf = (list: Asked['negativeKeywords'] = []) =>
    list.map((one, place) => ({ ...one, negativeKeywordId: `${number} ${place}`, isRunning: true }));
  return {
    campaignId: String(number),
    name: asked.name ?? '',
    role: structureRoles[number % 4] ?? null,
    countries: asked.countries ?? [],
    isRunning: false,
    negatives: negativesOf(asked.negativeKeywords),
    terms: new Map(),
    adGroups: (asked.adGroups ?? []).map((adGroup, place) => ({
      ...idle,
      adGroupId: `${number} ${place}`,
      name: adGroup.name ?? '',
      isOld: false,
      searchMatch: adGroup.searchMatch ?? false,
      bid: Math.round(Number(adGroup.bid) * 100),
      keywords: (adGroup.keywords ?? []).map((one) => ({ ...one, ...idle, keywordId: one.text, bid: null })),
      negatives: negativesOf(adGroup.negativeKeywords),
    })),
  };
}
