import { expect, test } from 'vitest';
import { havingOf, readConditions, writeConditions } from './conditions.ts';

test('a bound comes back from the address as it was written', () => {
  const text = 'localSpendAmount>20.5,ttr<=5,installs=0';
  expect(writeConditions(readConditions(text))).toBe(text);
});

test('what is no bound is left out', () => {
  expect(readConditions('spend>20,taps>,taps==5,taps>1e9,<5')).toEqual([]);
  expect(readConditions(undefined)).toEqual([]);
});

test('a call is sent in micros for amounts and in fractions for rates', () => {
  expect(havingOf(readConditions('avgCptAmount<1.15,ttr>=7.57,taps>10'))).toEqual([
    'avgCptAmount<1150000',
    'ttr>=0.0757',
    'taps>10',
  ]);
});

test('figures of a thing itself are bounded too: a distance below zero, an amount of the ad account', () => {
  const text = 'goalDistance>=-12.5,bid>1.2,shareRank<=3';
  expect(writeConditions(readConditions(text))).toBe(text);
  expect(havingOf(readConditions(text))).toEqual(['goalDistance>=-0.125', 'bid>1.2', 'shareRank<=3']);
});
