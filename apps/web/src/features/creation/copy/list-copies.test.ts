import { expect, test } from 'vitest';
import { eligibleIn, group, notEligibleIn } from '../testing/forms.ts';
import { type CopyChoice, listCopies, readFactor } from './list-copies.ts';
import { convertAmount } from './plan-copies.ts';
import { copySource as source, word } from './testing/copy-source.ts';

const euro = { ...group, campaignGroupId: 8, name: 'Halden EU', currency: 'EUR' };
const readOnly = { ...group, campaignGroupId: 9, name: 'Halden read', canWrite: false };
const choice: CopyChoice = {
  axis: 'storefronts',
  countries: ['GB', 'DE', 'KR', 'BR'],
  apps: [],
  groupIds: [],
  campaignGroupId: group.campaignGroupId,
  adGroupIds: new Set(['21', '22']),
  kept: 'language',
  template: '{app}_{storefront}_Brand',
  factors: { GB: '0.95' },
  caps: { DE: '70' },
  leftOut: new Set(),
  takenNames: new Set(['stillwater_gb_brand']),
};
const storefronts = [
  eligibleIn('US'),
  eligibleIn('GB'),
  eligibleIn('DE', 'de'),
  eligibleIn('KR', 'ko'),
  notEligibleIn('BR', 'No Portuguese version'),
];
const known = {
  source,
  app: { adamId: '1600000001', name: 'Stillwater: Sleep & Calm' },
  groups: [group, euro, readOnly],
  eligibilityOf: () => ({ storefronts: new Map(storefronts.map((one) => [one.country, one])) }),
};

test('each storefront gets amounts by its factor, the words searched there, and a name that is free', () => {
  const [first, second, third, last] = listCopies(choice, known);
  expect(first?.campaign).toMatchObject({
    name: 'Stillwater_GB_Brand (2)',
    status: 'paused',
    countries: ['GB'],
    dailyCap: '114.00',
    negativeKeywords: [word('gratis')],
    adGroups: [
      { bid: '1.52', regions: [], keywords: [word('Still Water'), word('sleep sounds', '0.95')] },
      { bid: '0.95', keywords: [word('noise')] },
    ],
  });
  expect(first?.campaign?.adGroups?.[0]).not.toHaveProperty('adGroupId');
  expect(second?.campaign).toMatchObject({
    dailyCap: '70',
    adGroups: [{ keywords: [word('Still Water')] }, {}],
  });
  expect(third?.campaign?.adGroups?.[0]?.keywords).toEqual([word('Still Water'), word('수면')]);
  expect(last).toMatchObject({
    key: 'BR',
    campaign: undefined,
    whyNot: { is: 'notEligible', words: 'No Portuguese version' },
  });
});

test('in another ad account amounts are in its currency, and what cannot be written to is left out', () => {
  const rows = listCopies({ ...choice, axis: 'groups', groupIds: [9, 8], factors: {}, kept: 'none' }, known);
  expect(rows.map(({ key, whyNot }) => [key, whyNot?.is])).toEqual([
    ['8', undefined],
    ['9', 'readOnly'],
  ]);
  expect(rows[0]?.campaign).toMatchObject({
    campaignGroupId: 8,
    dailyCap: '104.90',
    countries: ['US'],
    adGroups: [{ bid: '1.40', regions: ['4'], keywords: [] }, { bid: '0.87' }],
  });
  const unknown = { ...known, source: { ...source, rates: [] } };
  expect(listCopies({ ...choice, axis: 'groups', groupIds: [8] }, unknown)[0]?.whyNot).toEqual({
    is: 'noRate',
  });
});

test('an app of its own keeps the storefronts in which it can be shown', () => {
  const apps = [{ adamId: '1600000009', name: 'Lantern' }];
  const both = { ...source, campaign: { ...source.campaign, countries: ['US', 'BR'] } };
  const [row] = listCopies({ ...choice, axis: 'apps', apps, kept: 'all' }, { ...known, source: both });
  expect(row).toMatchObject({ countries: ['US'], refused: ['BR'] });
  expect(row?.campaign).toMatchObject({ adamId: '1600000009', name: 'Lantern_US_Brand', countries: ['US'] });
});

test.each([
  ['0.13', 0.5, 'USD', 'USD', '0.06'],
  ['0.01', 0.1, 'USD', 'USD', '0.01'],
  ['1.00', 155.4, 'USD', 'JPY', '155'],
  ['350', 0.0066, 'JPY', 'USD', '2.31'],
  ['', 2, 'USD', 'USD', ''],
] as const)('%s times %d from %s into %s is %s', (amount, rate, from, currency, expected) => {
  expect(convertAmount(amount, from, { rate, factor: 1, currency })).toBe(expected);
});

test('a factor is above nothing and at most a hundred', () => {
  expect(['0,9', ' １.５ ', '0', '-1', '101', 'x', ''].map(readFactor)).toEqual([
    0.9,
    1.5,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
