import { dividedMeasures, noMeasures, summedMeasures } from '@tapwright/contracts/report-measures';
import { expect, test } from 'vitest';
import { measuresBefore, measuresOf } from './measures-of.ts';

const sums = {
  own: 2_000_000,
  amount: 3_000_000,
  impressions: 4000,
  taps: 500,
  tapInstalls: 60,
  tapNewDownloads: 7,
  tapRedownloads: 8,
  viewInstalls: 9,
  viewNewDownloads: 10,
  viewRedownloads: 11,
};
const stored = {
  localSpendAmount: 3_000_000,
  impressions: 4000,
  taps: 500,
  installs: 60,
  newDownloads: 7,
  redownloads: 8,
  viewInstalls: 9,
  viewNewDownloads: 10,
  viewRedownloads: 11,
};
const measured = {
  ...stored,
  ...Object.fromEntries(
    summedMeasures.map(({ name, of }) => [name, of.reduce((total, part) => total + stored[part], 0)]),
  ),
  ...Object.fromEntries(
    dividedMeasures.map(({ name, above, below, times }) => [name, (stored[above] * times) / stored[below]]),
  ),
};
const inBefore = Object.fromEntries(
  Object.entries(sums).map(([name, sum]) => [`before${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, sum]),
);

test('each measure comes from its own sums, of the range and of the one compared with', () => {
  expect(measured).toMatchObject({ totalInstalls: 69, avgCptAmount: 6000, ttr: 0.125 });
  expect(measuresOf(sums)).toEqual(measured);
  expect(measuresBefore({ ...sums, own: 0, taps: 0, ...inBefore })).toEqual(measured);
});

test('nothing below the line makes no figure, and a spend that is not known makes no cost', () => {
  expect(measuresOf({})).toEqual({ ...noMeasures, localSpendAmount: 0 });
  for (const amount of [null, Number.NaN])
    expect(measuresOf({ ...sums, amount })).toMatchObject({
      localSpendAmount: null,
      avgCptAmount: null,
      avgCpaAmount: null,
      ttr: 0.125,
    });
  expect(measuresOf({ ...sums, taps: 0 })).toMatchObject({
    avgCptAmount: null,
    conversionRate: null,
    ttr: 0,
  });
});
