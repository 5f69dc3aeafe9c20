import { expect, test } from 'vitest';
import { unitPlaceOf } from './unit-place.ts';

test.each([
  ['/ad/overview/type-overview', {}, 'locked'],
  ['/tool/wordicon', {}, 'locked'],
  ['/finance/index', { tab: 'spend' }, 'followed'],
  // A balance is money that is there, in the team's own currency.
  ['/finance/index', {}, 'none'],
  ['/finance/recharge', {}, 'none'],
  ['/report-centre', { report: 'new' }, 'followed'],
  ['/report-centre', {}, 'none'],
  ['/user/operation-log', {}, 'none'],
] as const)('the choice of currency at %s%o is %s', (path, search, place) => {
  expect(unitPlaceOf(path, search)).toBe(place);
});
