import { expect, test } from 'vitest';
import { choosePlace } from './choose-place.ts';

const places = [
  { adamId: '71', app: 'Timer', countries: ['US', 'JP'] },
  { adamId: '72', app: 'Ferry', countries: ['KR'] },
];

test.each([
  [undefined, undefined, '71', 'US'],
  ['71', 'JP', '71', 'JP'],
  // What is not there any more is passed over.
  ['71', 'KR', '71', 'US'],
  ['99', 'JP', '71', 'JP'],
  ['72', 'US', '72', 'KR'],
])('app %s in %s is %s in %s', (adamId, country, app, storefront) => {
  expect(choosePlace(places, { adamId, country })).toEqual({ adamId: app, country: storefront });
});

test('without campaigns there is no place', () => {
  expect(choosePlace([], { adamId: '71', country: 'US' })).toBeUndefined();
});
