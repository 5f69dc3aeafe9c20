import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readWireTime, wireDay, wireTime, writeWireTime } from './time.ts';

const instants = fc.date({ min: new Date('2015-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

it('writes instants as Apple does and reads the same instant', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const text = writeWireTime(instant);
      expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/);
      expect(z.safeParse(wireTime, text).success).toBe(true);
      expect(readWireTime(text)).toEqual(instant);
    }),
  );
});

it.each([
  ['2026-12-01T00:00:00.000', '2026-12-01T00:00:00.000Z'],
  ['2026-12-01T00:00:00', '2026-12-01T00:00:00.000Z'],
  ['2026-12-01T00:00:00Z', '2026-12-01T00:00:00.000Z'],
  ['2026-12-01T00:00:00.123456', '2026-12-01T00:00:00.123Z'],
  ['2026-12-01T08:00:00+08:00', '2026-12-01T00:00:00.000Z'],
  ['2026-12-01', '2026-12-01T00:00:00.000Z'],
])('reads %s', (text, instant) => {
  expect(readWireTime(text).toISOString()).toBe(instant);
});

it.each(['2026-02-30T00:00:00.000', '2026-12-01 00:00:00', '2026-12-01', '2026-12-01T25:00:00', 'now', ''])(
  'takes %j for no time',
  (text) => {
    expect(z.safeParse(wireTime, text).success).toBe(false);
  },
);

it('knows which days exist', () => {
  expect(z.safeParse(wireDay, '2028-02-29').success).toBe(true);
  for (const text of ['2026-02-29', '2026-13-01', '20261201', '2026-1-1'])
    expect(z.safeParse(wireDay, text).success).toBe(false);
});
