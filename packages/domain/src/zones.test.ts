import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './days.ts';
import { dayIn, isZone, listZones, offsetMinutes, startOfDay, zoneOf } from './zones.ts';

describe('the day in a zone', () => {
  test.each([
    ['UTC', '2026-11-20T00:00:00Z', '2026-11-20'],
    ['UTC', '2026-11-19T23:59:59.999Z', '2026-11-19'],
    ['Asia/Shanghai', '2026-11-19T15:59:59Z', '2026-11-19'],
    ['Asia/Shanghai', '2026-11-19T16:00:00Z', '2026-11-20'],
    ['America/Los_Angeles', '2026-11-20T07:59:59Z', '2026-11-19'],
    ['Pacific/Kiritimati', '2026-11-19T10:00:00Z', '2026-11-20'],
    ['Asia/Kathmandu', '2026-11-19T18:14:59Z', '2026-11-19'],
    ['Asia/Kathmandu', '2026-11-19T18:15:00Z', '2026-11-20'],
  ])('in %s at %s is %s', (zone, at, day) => expect(dayIn(zone, new Date(at))).toBe(day));

  test.each([
    ['the hour is skipped', '2026-03-08T07:59:59Z', '2026-03-07'],
    ['the hour is skipped', '2026-03-08T08:00:00Z', '2026-03-08'],
    ['the hour was skipped', '2026-03-09T06:59:59Z', '2026-03-08'],
    ['the hour was skipped', '2026-03-09T07:00:00Z', '2026-03-09'],
    ['the hour comes twice', '2026-11-01T06:59:59Z', '2026-10-31'],
    ['the hour came twice', '2026-11-02T07:59:59Z', '2026-11-01'],
    ['the hour came twice', '2026-11-02T08:00:00Z', '2026-11-02'],
  ])('in Los Angeles when %s, at %s, is %s', (_, at, day) => {
    expect(dayIn('America/Los_Angeles', new Date(at))).toBe(day);
  });

  test('where midnight itself is skipped the new day begins at one', () => {
    expect(dayIn('Africa/Cairo', new Date('2026-04-23T21:59:59Z'))).toBe('2026-04-23');
    expect(dayIn('Africa/Cairo', new Date('2026-04-23T22:00:00Z'))).toBe('2026-04-24');
  });
});

describe('the first moment of a day', () => {
  test.each([
    ['UTC', '2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['Asia/Shanghai', '2026-11-20', '2026-11-19T16:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-20', '2026-11-19T18:15:00.000Z'],
    ['America/Los_Angeles', '2026-03-08', '2026-03-08T08:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-02', '2026-11-02T08:00:00.000Z'],
    // Midnight is skipped, or comes twice.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ] as const)('in %s, %s begins at %s', (zone, day, at) => {
    expect(startOfDay(zone, day).toISOString()).toBe(at);
  });

  test('is of that day, and the moment before it is not, in any zone', () => {
    const zones = [
      'UTC',
      'Asia/Tokyo',
      'America/Santiago',
      'Africa/Cairo',
      'Australia/Lord_Howe',
      'Asia/Beirut',
    ];
    const anyDay = fc.integer({ min: 0, max: 7_000 }).map((days) => addDays('2012-01-01', days));
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyDay, (zone, day) => {
        const start = startOfDay(zone, day);
        expect(dayIn(zone, start)).toBe(day);
        expect(dayIn(zone, new Date(start.getTime() - 1))).toBe(addDays(day, -1));
      }),
    );
  });
});

test('ORTZ is the zone of the ad account, China where none is chosen', () => {
  expect(zoneOf('UTC', 'America/New_York')).toBe('UTC');
  expect(zoneOf('ORTZ', 'America/New_York')).toBe('America/New_York');
  expect(zoneOf('ORTZ')).toBe('Asia/Shanghai');
});

test.each([
  ['UTC', '2026-11-20T12:00:30Z', 0],
  ['Asia/Shanghai', '2026-11-20T12:00:30Z', 480],
  ['Asia/Kolkata', '2026-11-20T12:00:30Z', 330],
  ['America/Los_Angeles', '2026-11-20T12:00:30Z', -480],
  ['America/Los_Angeles', '2026-07-20T12:00:30Z', -420],
])('%s at %s is %d minutes from UTC', (zone, at, minutes) => {
  expect(offsetMinutes(zone, new Date(at))).toBe(minutes);
});

test('the list holds every zone once, UTC among them, from west to east', () => {
  const zones = listZones(new Date('2026-11-20T12:00:00Z'));
  const names = zones.map(({ zone }) => zone);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(['UTC', 'Asia/Shanghai', 'America/Los_Angeles', 'Asia/Tokyo']),
  );
  const offsets = zones.map((zone) => zone.offsetMinutes);
  expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
  expect(zones.find(({ offsetMinutes: minutes }) => minutes === 0)?.zone).toBe('UTC');
});

test('a zone is known or not', () => {
  expect(isZone('Asia/Seoul')).toBe(true);
  expect(isZone('Asia/Nowhere')).toBe(false);
  expect(isZone('')).toBe(false);
});
