import { expect, test } from 'vitest';
import { fillTemplate, freeName, teamTemplateOf, templateOf } from './name-copies.ts';

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

test.each([
  ['GB+IE+FR+2 / Brand', 'storefronts', '{storefront} / Brand'],
  ['US / Brand (2)', 'storefronts', '{storefront} / Brand'],
  ['US / Brand', 'apps', '{storefront} / Brand {app}'],
  ['Brand US', 'storefronts', undefined],
] as const)('of %s, copied to %s, the team’s names are %s', (name, axis, template) => {
  expect(teamTemplateOf('{storefront} / {role}', name, { app: 'Stillwater' }, axis)).toBe(template);
});

test('a name that says another app than the original’s is somebody’s own', () => {
  const of = (name: string) =>
    teamTemplateOf('{app}_{storefront}_{role}', name, { app: 'Tide' }, 'storefronts');
  expect([of('Tide_US_brand'), of('Surf_US_brand')]).toEqual(['{app}_{storefront}_brand', undefined]);
});

test('a name that somebody has gets the first number that nobody has', () => {
  expect(freeName('Tea', new Set(['coffee']))).toBe('Tea');
  expect(freeName('Tea', new Set(['tea', 'tea (2)']))).toBe('Tea (3)');
});

test.each(['$& More', '$1', '{storefront} Tours'])('an app called %s is called so in its copies', (app) => {
  expect(fillTemplate('{app}_{storefront}', { app, storefront: 'GB', group: '' })).toBe(`${app}_GB`);
});
