import { expect, test } from 'vitest';
import type { Language } from './languages.ts';
import { nameCountries } from './name-countries.ts';
import { nameCountry } from './name-country.ts';

test.each<[Language, string]>([
  ['en', 'Japan, Germany'],
  ['zh-CN', '日本、德国'],
  ['zh-TW', '日本、德國'],
  ['ja', '日本、ドイツ'],
  ['ko', '일본, 독일'],
])('places in %s are called by their names', (language, named) => {
  expect(nameCountries(language, ['JP', 'DE'])).toBe(named);
  expect(nameCountries(language, ['JP'])).toBe(nameCountry(language, 'JP'));
  expect(nameCountries(language, [])).toBe('');
});

test('a code that is no country is shown as it is', () => {
  expect(nameCountries('en', ['US', 'all', ''])).toBe('United States, all, ');
});
