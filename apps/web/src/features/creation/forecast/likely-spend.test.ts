import { expect, test } from 'vitest';
import { type Judged, likelySpend } from './likely-spend.ts';

const units = (...days: readonly (number | null)[]) =>
  days.map((day) => (day === null ? null : day * 1_000_000));
const sum = (days: readonly (number | null)[]) => days.reduce<number>((all, day) => all + (day ?? 0), 0);

function rowOf(name: string, countries: string[], days: (number | null)[], worth = 1): Judged {
  const spent = sum(days);
  return {
    name,
    currency: 'USD',
    countries,
    trend: days,
    localSpendAmount: spent,
    accountSpendAmount: spent * worth,
  };
}

const steady = units(100, 110, 120, 130, 140, 150, 160, 170, 180);

test('the middle half of the days of a campaign that shares a storefront is likely', () => {
  const rows = [
    rowOf('Most', ['US'], units(...Array<number>(9).fill(900))),
    rowOf('Near', ['GB', 'IE'], steady),
  ];
  expect(likelySpend(rows, { countries: ['IE'], dailyCap: '400' })).toEqual({
    low: { amount: '120', currency: 'USD' },
    high: { amount: '160', currency: 'USD' },
    name: 'Near',
  });
  expect(likelySpend(rows, { countries: ['JP'], dailyCap: '1000' })?.name).toBe('Most');
});

test('it is no higher than the cap, and small amounts keep their cents', () => {
  const near = rowOf('Near', ['US'], steady);
  expect(likelySpend([near], { countries: ['US'], dailyCap: '130' })).toMatchObject({
    low: { amount: '120' },
    high: { amount: '130' },
  });
  const small = rowOf('Small', ['US'], units(1, 1, 2, 2, 2, 3, 3));
  expect(likelySpend([small], { countries: ['US'], dailyCap: '40' })).toMatchObject({
    low: { amount: '1.50' },
    high: { amount: '2.50' },
  });
});

test('a list in another unit is told in the ad account’s currency', () => {
  const abroad = rowOf('Abroad', ['US'], steady, 0.5);
  expect(likelySpend([abroad], { countries: ['US'], dailyCap: '400' })).toMatchObject({
    low: { amount: '60' },
    high: { amount: '80' },
  });
});

test('a few days, none at all, or no cap say nothing', () => {
  const short = rowOf('Short', ['US'], units(5, null, 5, 0, 5, 5, 5, 5));
  expect(likelySpend([short], { countries: ['US'], dailyCap: '40' })).toBeUndefined();
  const idle = rowOf('Idle', ['US'], units(0, 0, 0, 0, 0, 0, 0));
  expect(likelySpend([idle], { countries: ['US'], dailyCap: '40' })).toBeUndefined();
  expect(likelySpend([rowOf('Near', ['US'], steady)], { countries: ['US'], dailyCap: '' })).toBeUndefined();
  expect(likelySpend([], { countries: ['US'], dailyCap: '40' })).toBeUndefined();
});
