import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTypedTime } from './typed-time.ts';

const known = { stands: '2026-11-30T18:00', today: '2026-11-20', clock: '23:59' };

describe('over a time that stands', () => {
  test.each([
    ['2026-12-24 09:30', '2026-12-24T09:30'],
    ['2026-12-24T9:30', '2026-12-24T09:30'],
    ['2026-12-24', '2026-12-24T18:00'],
    ['2026/1/4', '2026-01-04T18:00'],
    ['2026.12.24 00:00:00', '2026-12-24T00:00'],
    ['２０２６年１２月２４日 ９：３０', '2026-12-24T09:30'],
    ['2026년 12월 24일 09:30', '2026-12-24T09:30'],
    ['24 Dec 2026 09:30', '2026-12-24T09:30'],
    ['4 january 2027', '2027-01-04T18:00'],
    ['07:05', '2026-11-30T07:05'],
    ['+7', '2026-12-07T18:00'],
    ['−30', '2026-10-31T18:00'],
    ['', ''],
    ['  ', ''],
  ])('%j is %j', (typed, read) => {
    expect(readTypedTime(typed, known)).toBe(read);
  });
  test.each(['soon', '2026-02-30', '2026-12-24 25:00', '24 Foo 2026', '12/24/2026', '7', '+', '0999-01-01'])(
    '%j is no time',
    (typed) => {
      expect(readTypedTime(typed, known)).toBeUndefined();
    },
  );
});

test('where nothing stands a day has the time that is usual, and days are counted from today', () => {
  const nothing = { ...known, stands: '' };
  expect(readTypedTime('2026-12-24', nothing)).toBe('2026-12-24T23:59');
  expect(readTypedTime('+7', nothing)).toBe('2026-11-27T23:59');
  expect(readTypedTime('09:00', nothing)).toBeUndefined();
});

test('what stands, typed as it is shown, reads as it stands, whatever stood before', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.constantFrom('', known.stands), (at, stands) => {
      const wall = at.toISOString().slice(0, 16);
      expect(readTypedTime(wall.replace('T', ' '), { ...known, stands })).toBe(wall);
    }),
  );
});

test('so many days later, and as many earlier, is what stood', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), (days) => {
      const later = readTypedTime(`+${days}`, known) ?? '';
      expect(readTypedTime(`-${days}`, { ...known, stands: later })).toBe(known.stands);
    }),
  );
});
