import { describe, expect, it } from 'vitest';
import type { Targeting } from '../../world/entities.ts';
import { findGeoPlace } from '../../world/geo.ts';
import type { Breakdown } from '../report/measure-request.ts';
import { makeSmallWorld, sumOf, type SmallWorldOptions } from '../testing/small-world.ts';

const all = sumOf(makeSmallWorld().query({ level: 'campaign' }));

function only(targeting: Partial<Targeting>, by: Breakdown[] = []) {
  const rows = makeSmallWorld({ targeting }).query({ level: 'campaign', by });
  return { rows, part: sumOf(rows).impressions / all.impressions, sum: sumOf(rows) };
}

const california = findGeoPlace('US|CA')?.id ?? '';
const austin = findGeoPlace('US|TX|Austin')?.id ?? '';

describe('targeting', () => {
  it('by device shows the ad on that device only', () => {
    const { rows, part } = only({ devices: ['IPAD'] }, ['device']);
    expect(new Set(rows.map((row) => row.device))).toEqual(new Set(['IPAD']));
    expect(part).toBeLessThan(0.3);
  });

  it('by age or gender loses everybody whose age and gender nobody knows', () => {
    const women = only({ genders: ['F'] }, ['gender', 'age']);
    expect(new Set(women.rows.map((row) => row.gender))).toEqual(new Set(['F']));
    expect(women.part).toBeLessThan(0.2);
    const adults = only({ ages: [{ min: 18, max: null }] }, ['age']);
    expect(adults.rows.every((row) => row.age !== null)).toBe(true);
    expect(adults.part).toBeGreaterThan(0.15);
    expect(adults.part).toBeLessThan(0.3);
  });

  it('by age counts a band in part if only some of its years are meant', () => {
    const young = only({ ages: [{ min: 30, max: 39 }] }, ['age']);
    expect(new Set(young.rows.map((row) => row.age))).toEqual(new Set(['25-34', '35-44']));
    const both = only({ ages: [{ min: 25, max: 44 }] });
    expect(young.part / both.part).toBeGreaterThan(0.4);
    expect(young.part / both.part).toBeLessThan(0.6);
  });

  it('by place leaves that place', () => {
    const { rows, part } = only({ geoIds: [california] }, ['adminArea']);
    expect(new Set(rows.map((row) => row.adminAreaId))).toEqual(new Set([california]));
    expect(part).toBeLessThan(0.2);
    const town = only({ geoIds: [austin] }, ['locality']);
    expect(new Set(town.rows.map((row) => row.localityId))).toEqual(new Set([austin]));
  });

  it('by hours shows the ad in those hours of the account only', () => {
    const workdays = [1, 2, 3, 4, 5];
    const evenings = workdays.flatMap((day) => [day * 24 + 19, day * 24 + 20]);
    const made = makeSmallWorld({ targeting: { hoursOfWeek: evenings } });
    const hours = made.query({ level: 'campaign', grain: 'hour', from: '2025-03-10', to: '2025-03-16' });
    expect(new Set(hours.map((row) => row.at?.slice(11)))).toEqual(new Set(['19', '20']));
    const days = new Set(hours.map((row) => row.at?.slice(0, 10)));
    expect(days).toEqual(new Set(workdays.map((day) => `2025-03-${9 + day}`)));
    const part = sumOf(made.query({ level: 'campaign' })).impressions / all.impressions;
    expect(part).toBeGreaterThan(0.06);
    expect(part).toBeLessThan(0.15);
  });

  it('of new users brings no redownloads, of owners nothing else', () => {
    const own = String(makeSmallWorld().adamId);
    const fresh = only({ haveNotApps: [own] }).sum;
    expect([fresh.tapRedownloads, fresh.viewRedownloads]).toEqual([0, 0]);
    expect(fresh.tapNewDownloads).toBeGreaterThan(100);
    const owners = only({ haveApps: [own] }).sum;
    expect([owners.tapNewDownloads, owners.viewNewDownloads]).toEqual([0, 0]);
    expect(owners.tapRedownloads).toBeGreaterThan(10);
    expect(owners.impressions).toBeLessThan(0.5 * fresh.impressions);
    expect((owners.impressions + fresh.impressions) / all.impressions).toBeCloseTo(1, 1);
  });

  it('by other apps of the owner leaves the few who have them, or nearly all who have not', () => {
    const other = '1600000099';
    expect(only({ haveApps: [other] }).part).toBeLessThan(0.1);
    const without = only({ haveNotApps: [other] }).part;
    expect(without).toBeGreaterThan(0.9);
    expect(without).toBeLessThan(1);
  });

  it('by the categories of apps that people use leaves a part of them', () => {
    const users = only({ appCategories: { include: ['6014'], exclude: [] } }).part;
    expect(users).toBeGreaterThan(0.2);
    expect(users).toBeLessThan(0.4);
    const others = only({ appCategories: { include: [], exclude: ['6014'] } }).part;
    expect(others).toBeGreaterThan(0.6);
    expect(others).toBeLessThan(0.8);
  });

  it.each<[string, SmallWorldOptions]>([
    [
      'a device nobody has',
      { targeting: { devices: ['IPAD'] }, campaign: { placement: 'APPSTORE_TODAY_TAB' } },
    ],
    ['a paused campaign', { campaign: { status: 'PAUSED' } }],
    ['a start in the future', { campaign: { startAt: Date.UTC(2025, 6, 1) } }],
    ['an end in the past', { adGroup: { endAt: Date.UTC(2025, 1, 1) } }],
    ['a placement without an ad', { campaign: { placement: 'APPSTORE_SEARCH_TAB' } }],
    ['an app far from the search', { campaign: { countries: [] } }],
  ])('%s brings nothing', (_, options) => {
    expect(makeSmallWorld(options).query({ level: 'campaign' })).toEqual([]);
  });
});

describe('an app', () => {
  it('is not shown for searches it has nothing to do with, whatever it bids', () => {
    const made = makeSmallWorld({ bid: 5000 });
    const stray = ['karaoke', 'blood pressure', 'racing game', 'dating'].map((text) =>
      made.addKeyword(made.exactId, text, 'EXACT'),
    );
    expect(made.query({}).filter((row) => stray.includes(row.keywordId ?? 0))).toEqual([]);
  });
});
