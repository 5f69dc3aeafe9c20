import { describe, expect, test } from 'vitest';
import type { Language } from '@tapwright/i18n/languages';
import { findStorefronts } from './storefront-sets.ts';

const languagesOf = new Map([
  ['US', 'en'],
  ['GB', 'en'],
  ['AU', 'en'],
  ['DE', 'de'],
  ['AT', 'de'],
  ['JP', 'ja'],
]);
const regionWords = {
  all: 'All storefronts',
  nordics: 'Nordics',
  dach: 'Germany, Austria, Switzerland',
  benelux: 'Benelux',
  southeastAsia: 'Southeast Asia',
};

const find = (typed: string, chosen: readonly string[] = [], language: Language = 'en') =>
  findStorefronts(typed, chosen, {
    language,
    languagesOf,
    nameRegion: (region) => regionWords[region],
  });
const countriesOf = (typed: string, chosen?: readonly string[], language?: Language) =>
  find(typed, chosen, language).map(({ countries }) => countries.join(' '));

describe('a storefront is found', () => {
  test.each([
    ['by its name', 'japan', 'en', 'JP'],
    ['by its code', 'jp', 'en', 'JP'],
    ['by its name here', '日本', 'zh-CN', 'JP'],
    ['in English whatever is read here', 'japan', 'ko', 'JP'],
    ['without the signs above its letters', 'turkiye', 'en', 'TR'],
  ] as const)('%s', (_how, typed, language, code) => {
    expect(countriesOf(typed, [], language)[0]).toBe(code);
  });

  test('what begins with it before what only holds it', () => {
    const [first, second] = find('united');
    expect([first?.label, second?.label]).toEqual(['United Arab Emirates', 'United Kingdom']);
    expect(countriesOf('states')[0]).toBe('US');
  });
});

test('a language is all of its storefronts that are not chosen yet', () => {
  expect(countriesOf('english')).toEqual(['AU GB US']);
  expect(countriesOf('english', ['GB'])).toEqual(['AU US']);
  expect(countriesOf('deutsch')).toEqual([]);
  expect(countriesOf('german')).toContain('AT DE');
});

test('a region is all of it, and once all are chosen it is not offered', () => {
  const nordic = ['DK', 'FI', 'IS', 'NO', 'SE'];
  expect(find('nordic')[0]?.countries).toEqual(nordic);
  expect(find('nordic', nordic)).toEqual([]);
});

test('of nothing typed and of nonsense nothing is found', () => {
  expect(find('  ')).toEqual([]);
  expect(find('xyzzy')).toEqual([]);
});
