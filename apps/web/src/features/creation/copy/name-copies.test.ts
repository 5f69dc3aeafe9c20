import { expect, test } from 'vitest';
import { fillTemplate, freeName, templateOf } from './name-copies.ts';

test.each([
  ['Stillwater_US_Brand', 'storefronts', '{app}_{storefront}_Brand', 'Stillwater_GB_Brand'],
  ['Brand US', 'storefronts', 'Brand {storefront}', 'Brand GB'],
  ['BUSY', 'storefronts', 'BUSY {storefront}', 'BUSY GB'],
  ['brand_words', 'groups', 'brand_words_{group}', 'brand_words_Halden EU'],
  ['Stillwater US', 'apps', '{app} {storefront}', 'Stillwater GB'],
] as const)('%s copied to %s is named by %s: %s', (name, axis, template, copy) => {
  const made = templateOf(name, { app: 'Stillwater', storefront: 'US', group: '' }, axis);
  expect(made).toBe(template);
  expect(fillTemplate(made, { app: 'Stillwater', storefront: 'GB', group: 'Halden EU' })).toBe(copy);
});

test('a name that somebody has gets the first number that nobody has', () => {
  expect(freeName('Tea', new Set(['coffee']))).toBe('Tea');
  expect(freeName('Tea', new Set(['tea', 'tea (2)']))).toBe('Tea (3)');
});
