import { describe, expect, it } from 'vitest';
import type { MeasureRequest, Breakdown } from './report/measure-request.ts';
import { makeSmallWorld, sumOf, type SmallWorld } from './testing/small-world.ts';

const breakdowns: Breakdown[][] = [
  ['country'],
  ['device'],
  ['age'],
  ['gender'],
  ['age', 'gender'],
  ['adminArea'],
  ['locality', 'device'],
  ['country', 'device', 'age', 'gender', 'adminArea', 'locality'],
];

/** An ample and a short budget, in zones with and without whole hours and with a change of clocks in March. */
const worlds: [string, SmallWorld][] = [
  ['an ample budget in New York', makeSmallWorld({ campaign: { countries: ['US', 'GB', 'JP'] } })],
  [
    'a short budget in New York',
    makeSmallWorld({ campaign: { dailyBudget: 9000, countries: ['US', 'DE'] } }),
  ],
  [
    'a short budget in Kolkata',
    makeSmallWorld({ timezone: 'Asia/Kolkata', campaign: { dailyBudget: 6000 } }),
  ],
];

describe.each(worlds)('totals with %s', (_, { query }) => {
  const both = (part: Partial<MeasureRequest>) => ({
    whole: sumOf(query({ ...part, level: 'campaign' })),
    parts: (other: Partial<MeasureRequest>) => sumOf(query({ ...part, ...other })),
  });

  it('are whole numbers, and more than nothing', () => {
    const whole = sumOf(query({ level: 'campaign' }));
    expect(whole.taps).toBeGreaterThan(100);
    for (const figure of Object.values(whole)) expect(Number.isInteger(figure)).toBe(true);
  });

  it('are the same at every level, Search Match included', () => {
    const { whole, parts } = both({});
    for (const level of ['adGroup', 'keyword', 'searchTerm', 'ad'] as const)
      expect(parts({ level })).toEqual(whole);
  });

  it('are the same however the days are cut', () => {
    const { whole, parts } = both({ from: '2025-03-05', to: '2025-03-11' });
    for (const grain of ['hour', 'day', 'week', 'month'] as const) {
      for (const level of ['campaign', 'keyword'] as const) expect(parts({ grain, level })).toEqual(whole);
    }
  });

  it.each(breakdowns.map((by) => [by.join(', '), by] as const))('are the same split by %s', (_names, by) => {
    const { whole, parts } = both({});
    expect(parts({ level: 'campaign', by })).toEqual(whole);
    expect(parts({ level: 'adGroup', by, grain: 'week' })).toEqual(whole);
  });

  it('agree between finer and coarser breakdowns, row by row', () => {
    const fine = query({ level: 'campaign', by: ['device', 'age', 'adminArea'], grain: 'day' });
    for (const row of query({ level: 'campaign', by: ['device'], grain: 'day' })) {
      const same = fine.filter((other) => other.device === row.device && other.at === row.at);
      expect(sumOf(same)).toEqual(row.measures);
    }
  });

  it('are the same in UTC and in the zone of the account, hour for hour', () => {
    const hours = (zone: 'UTC' | 'ORTZ') =>
      query({ level: 'campaign', grain: 'hour', from: '2025-03-08', to: '2025-03-11', zone });
    const days = (zone: 'UTC' | 'ORTZ') =>
      query({ level: 'campaign', grain: 'day', from: '2025-03-08', to: '2025-03-11', zone });
    for (const zone of ['UTC', 'ORTZ'] as const) {
      for (const day of days(zone)) {
        const ofDay = hours(zone).filter((hour) => hour.at?.startsWith(day.at ?? ''));
        expect(sumOf(ofDay)).toEqual(day.measures);
      }
    }
    const long = { from: '2025-02-01', to: '2025-04-30' };
    const inner = sumOf(query({ level: 'campaign', zone: 'UTC', from: '2025-02-02', to: '2025-04-29' }));
    const outer = sumOf(query({ level: 'campaign', zone: 'ORTZ', ...long }));
    expect(inner.spend).toBeLessThan(outer.spend);
  });

  it('never count more taps than impressions, nor more installs than taps, nor money without a tap', () => {
    for (const { measures } of query({ level: 'searchTerm', by: ['device', 'country'], grain: 'day' })) {
      expect(measures.taps).toBeLessThanOrEqual(measures.impressions);
      expect(measures.tapNewDownloads + measures.tapRedownloads).toBeLessThanOrEqual(measures.taps);
      expect(measures.taps > 0 || measures.spend === 0).toBe(true);
    }
  });
});
