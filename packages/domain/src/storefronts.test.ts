import { expect, test } from 'vitest';
import { storefronts } from './storefronts.ts';

test('each storefront is a country or region that has a name, and stands once', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  for (const code of storefronts) expect(names.of(code)).not.toBe(code);
  expect(new Set(storefronts).size).toBe(storefronts.length);
  expect(storefronts).toEqual(storefronts.toSorted());
  expect(storefronts).toEqual(expect.arrayContaining(['US', 'CN', 'JP', 'KR', 'TW']));
});
