import { expect, it } from 'vitest';
import { prepareSampleOverview, sampleDays } from './prepare-sample-overview.ts';
import { sampleFigures } from './sample-figures.ts';

const overview = prepareSampleOverview();
const rangeOf = (key: string) => overview.find((measure) => measure.key === key)?.range;

it('shows the same figures in the tiles, the ratios and the days', () => {
  const [spend, taps, installs] = [rangeOf('spend'), rangeOf('taps'), rangeOf('installs')];
  expect(spend?.total).toBeCloseTo(52_080.91, 2);
  expect(rangeOf('averageCpa')?.total).toBeCloseTo((spend?.total ?? 0) / (installs?.total ?? 0), 10);
  expect(rangeOf('averageCpt')?.total).toBeCloseTo((spend?.total ?? 0) / (taps?.total ?? 0), 10);
  expect(rangeOf('conversionRate')?.total).toBeCloseTo(
    (100 * (installs?.total ?? 0)) / (taps?.total ?? 0),
    10,
  );
});

it('lets only what counts installs be still arriving', () => {
  const arriving = overview.filter(({ range }) => range.immatureFrom !== undefined).map(({ key }) => key);
  expect(arriving).toEqual(['installs', 'averageCpa', 'conversionRate']);
});

it('has a day for every figure, and compares the same weekdays', () => {
  const days = sampleDays(sampleFigures.firstDay);
  const before = sampleDays(sampleFigures.firstDayBefore);
  for (const { range } of overview) expect(range.days).toHaveLength(days.length);
  days.forEach((day, index) => {
    expect(new Date(day).getUTCDay()).toBe(new Date(before[index] ?? '').getUTCDay());
  });
});
