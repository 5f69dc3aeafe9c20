import { expect, test } from 'vitest';
import { reachShare } from './reach-share.ts';

const ages = [
  { value: '18-24', taps: 70 },
  { value: '25-34', taps: 100 },
  { value: '65+', taps: 30 },
  { value: '', taps: 200 },
];
const genders = [
  { value: 'F', taps: 60 },
  { value: 'M', taps: 40 },
  { value: '', taps: 100 },
];
const limits = { gender: 'all' as const, minAge: null, maxAge: null };

test.each([
  [{}, 1],
  [{ gender: 'F' as const }, 0.3],
  [{ minAge: 25 }, 0.325],
  [{ maxAge: 34 }, 0.425],
  [{ minAge: 21, maxAge: 24 }, 0.1],
  [{ gender: 'M' as const, minAge: 25 }, 0.13],
])('limited to %o, %d of the taps are left', (limited, share) => {
  expect(reachShare({ ...limits, ...limited }, ages, genders)).toBeCloseTo(share);
});

test('where nobody is known nothing is said', () => {
  expect(reachShare({ ...limits, gender: 'F' }, ages, [{ value: '', taps: 9 }])).toBeUndefined();
});
