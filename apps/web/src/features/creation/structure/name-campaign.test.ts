import { expect, test } from 'vitest';
import { freeNames, nameCampaign, nextName } from './name-campaign.ts';

const app = (name: string) => ({ adamId: '1', name });

test.each([
  ['Stillwater: Sleep & Calm', ['US'], 'brand', 'Stillwater_US_brand'],
  ['Stillwater – Sleep', ['GB', 'IE'], 'category', 'Stillwater_GB+IE_category'],
  ['Potting Bench', ['US', 'CA', 'GB', 'AU', 'NZ'], 'discovery', 'PottingBench_US+CA+GB+2_discovery'],
  ['墨豆：记账本', ['CN'], 'competitor', '墨豆_CN_competitor'],
] as const)('%s in %j for %s is called %s %s', (name, countries, type, called) => {
  expect(nameCampaign(app(name), { countries: [...countries], type })).toBe(called);
});

test('what is not chosen yet is left out, and what Apple refuses in a name never comes in', () => {
  expect(nameCampaign(null, { countries: [], type: 'category' })).toBe('category');
  expect(nameCampaign(app('Tide | Surf'), { countries: [], type: 'brand' })).toBe('Tide_brand');
});

test('a name is made by the template of the team', () => {
  const template = '{role} / {storefront}';
  expect(nameCampaign(app('Tide'), { countries: ['JP'], type: 'brand' }, template)).toBe('brand / JP');
});

test.each([
  ['Brand', 'Brand (2)'],
  ['Brand (2)', 'Brand (3)'],
  ['Brand (old)', 'Brand (old) (2)'],
])('where %s is taken, %s is suggested', (name, next) => {
  expect(nextName(name)).toBe(next);
});

test('several taken names get numbers that nothing else in the form has', () => {
  const names = ['Brand', 'brand (2)', 'Category', 'Category'];
  expect([...freeNames(names, [0, 2, 3])]).toEqual([
    [0, 'Brand (3)'],
    [2, 'Category (2)'],
    [3, 'Category (3)'],
  ]);
});
