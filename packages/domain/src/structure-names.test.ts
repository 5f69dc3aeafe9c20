import { describe, expect, it, test } from 'vitest';
import {
  findTemplateProblem,
  nameStorefronts,
  readName,
  saysStorefronts,
  shortAppName,
  usualNameTemplate,
  writeKnownParts,
  writeName,
} from './structure-names.ts';

const parts = { app: 'A_b', storefront: 'GB+IE+FR+2', role: 'Brand' };

describe('a name', () => {
  it.each([usualNameTemplate, '{role} · {app}_{storefront}', '[{storefront}] {role}', '{storefront}.{role}'])(
    'is written by a template and read again: %s',
    (template) => {
      const read = readName(template, writeName(template, parts));
      expect(read).toEqual(
        Object.fromEntries(Object.entries(parts).filter(([part]) => template.includes(`{${part}}`))),
      );
    },
  );

  it.each([
    ['of another order', 'GB_Stillwater_Brand'],
    ['with a storefront that is none', 'Stillwater_Britain_Brand'],
    ['of two parts', 'Stillwater_GB'],
    ['that somebody chose', 'Copy of Discovery'],
    ['of nothing', ''],
  ])('%s is not made by the usual template', (_, name) => {
    expect(readName(usualNameTemplate, name)).toBeUndefined();
  });

  it('has signs of its template that mean something elsewhere', () => {
    const template = '({app}) {storefront}? {role}*';
    expect(readName(template, writeName(template, parts))).toEqual(parts);
    expect(readName(template, 'A_b GB Brand')).toBeUndefined();
  });
});

describe('a template', () => {
  it.each([
    ['{app}_{role}', 'partMissing'],
    ['{app}_{storefront}', 'partMissing'],
    ['', 'partMissing'],
    ['{storefront}{role}', 'partsTouch'],
    ['{role}|{storefront}', 'signNotAllowed'],
    ['{role}_{x}_{storefront}', 'signNotAllowed'],
    ['{role}_{role}_{storefront}', 'partTwice'],
    [`{role}_{storefront}${'x'.repeat(100)}`, 'tooLong'],
    [usualNameTemplate, undefined],
    ['{storefront} {role}', undefined],
  ] as const)('%s: %s', (template, problem) => {
    expect(findTemplateProblem(template)).toBe(problem);
  });
});

test('three storefronts are named and the others counted, and a name is held against where a campaign runs', () => {
  expect(nameStorefronts(['US'])).toBe('US');
  expect(nameStorefronts(['GB', 'IE', 'FR'])).toBe('GB+IE+FR');
  expect(nameStorefronts(['GB', 'IE', 'FR', 'DE', 'AT'])).toBe('GB+IE+FR+2');
  expect(saysStorefronts('GB+IE+FR+2', ['FR', 'GB', 'IE', 'DE', 'AT'])).toBe(true);
  expect(saysStorefronts('GB+IE', ['GB', 'IE', 'FR'])).toBe(false);
  expect(saysStorefronts('GB+IE+1', ['GB', 'IE', 'FR'])).toBe(true);
  expect(saysStorefronts('US', ['DE'])).toBe(false);
});

test.each([
  [usualNameTemplate, '', '', 'brand'],
  [usualNameTemplate, 'Still', '', 'Still_brand'],
  [usualNameTemplate, '', 'US', 'US_brand'],
  ['[{role}] {storefront} – {app}', '', 'US', '[brand] US'],
  ['[{role}] {storefront} – {app}', 'Still', '', '[brand – Still'],
  ['{role} in {storefront} (Team)', '', 'US', 'brand in US (Team)'],
  ['{role} in {storefront} (Team)', 'Still', '', 'brand (Team)'],
])('by %s, with app "%s" and storefront "%s", it is called %s so far', (template, app, storefront, name) => {
  expect(writeKnownParts(template, { app, storefront, role: 'brand' })).toBe(name);
});

test('an app is called by what stands before the first sign of its name', () => {
  expect(shortAppName('Potting Bench: Plant Care')).toBe('PottingBench');
  expect(shortAppName('Stillwater – Sleep & Calm')).toBe('Stillwater');
  expect(shortAppName('植物 図鑑｜写真')).toBe('植物図鑑｜写真');
  expect(shortAppName('')).toBe('');
});
