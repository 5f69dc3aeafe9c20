import { expect, it } from 'vitest';
import { benchmarkOf } from './benchmarks.ts';
import { categoryKeys } from './categories.ts';
import { answersTo, findGeoPlace, geoPlaces } from './geo.ts';
import { storefronts } from './storefronts.ts';

it('has the 91 storefronts in which ads run, each with figures of its own for every category', () => {
  expect(new Set(storefronts.map(({ code }) => code)).size).toBe(91);
  for (const { code } of storefronts)
    for (const category of categoryKeys) {
      const { ttr, cr, cptDollars } = benchmarkOf(code, category);
      expect([code, ttr > 0, cr > 0.05 && cr < 0.95, cptDollars > 0]).toEqual([code, true, true, true]);
    }
});

it('names places whole, all states of the United States among them, by ids of their own', () => {
  const states = geoPlaces.filter(({ entity, country }) => entity === 'AdminArea' && country === 'US');
  expect(states).toHaveLength(51);
  expect(findGeoPlace('US|CA|San Francisco')).toMatchObject({
    id: '11390462',
    displayName: 'San Francisco, California, United States',
  });
  expect(findGeoPlace('11390462')?.legacyId).toBe('US|CA|San Francisco');
  expect(new Set(geoPlaces.map(({ id }) => id)).size).toBe(geoPlaces.length);
  expect(new Set(geoPlaces.map(({ legacyId }) => legacyId)).size).toBe(geoPlaces.length);
});

it('shares out the people of a country among its areas, and of an area among its places', () => {
  const sums = new Map<string, number>();
  for (const { country, entity, share } of geoPlaces)
    sums.set(`${country} ${entity}`, (sums.get(`${country} ${entity}`) ?? 0) + share);
  expect(sums.size).toBeGreaterThan(91 + 2 * 37);
  expect([...sums].filter(([, sum]) => Math.abs(sum - 1) > 1e-9)).toEqual([]);
});

it.each([
  ['Calif', 'AdminArea', ['US|CA']],
  ['new york, new', 'Locality', ['US|NY|New York']],
  ['dusseldorf', 'Locality', ['DE|Nordrhein-Westfalen|Düsseldorf']],
  ['Nowhere', 'Locality', []],
])('finds %s among each %s', (typed, entity, found) => {
  const places = geoPlaces.filter((place) => place.entity === entity && answersTo(place, typed));
  expect(places.map(({ legacyId }) => legacyId)).toEqual(found);
});
