import { describe, expect, it } from 'vitest';
import type { MeasuredRange, Measure } from './measure.ts';
import { prepareReading } from './prepare-reading.ts';
import { prepareSparkline, sparkBox } from './prepare-sparkline.ts';
import { prepareTile } from './prepare-tile.ts';
import { plainWriter } from './testing/plain-writer.ts';

const spend: Measure = { digits: 2, tileDigits: 0, change: 'percent', better: 'neither' };

describe('a tile', () => {
  it('shows spend without cents and says it in full beside', () => {
    const tile = prepareTile(
      { measure: spend, days: [], total: 52_080.91, before: { days: [], total: 48_408.1 } },
      plainWriter,
    );
    expect(tile).toMatchObject({ figure: '52081', inFull: '52080.91', before: '48408' });
  });

  it('is shortened from ten million on', () => {
    const shown = (total: number) => prepareTile({ measure: spend, days: [], total }, plainWriter).figure;
    expect(shown(9_999_999)).toBe('9999999');
    expect(shown(12_300_000)).toBe('12300k');
  });

  it('names the days of a change that are not all of the range, and no figure of other days beside it', () => {
    const range = { measure: spend, days: [], total: 100, before: { days: [], total: 90 } };
    const tile = (compared: MeasuredRange['compared'] & object) =>
      prepareTile({ ...range, compared }, plainWriter);
    expect(tile({ now: 50, before: 40, days: '1–5' })).toMatchObject({ before: null, comparedDays: '1–5' });
    expect(tile({ why: 'unknown' })).toMatchObject({ before: null, comparedDays: null });
    expect(tile({ now: 100, before: 90 })).toMatchObject({ before: '90', comparedDays: null });
  });

  it('shows a dash for a ratio with nothing below the line', () => {
    const tile = prepareTile({ measure: spend, days: [null], total: null }, plainWriter);
    expect(tile).toMatchObject({ figure: '–', before: null, change: null });
  });
});

describe('a reading', () => {
  const range = {
    measure: spend,
    days: [10, null],
    total: 10,
    before: { days: [8, 9], total: 17 },
  };

  it('is of the whole range while no day is chosen', () => {
    expect(prepareReading(range, null, plainWriter)).toMatchObject({ now: '10.00', before: '17.00' });
  });

  it('is of the chosen day, and a missing day stays missing', () => {
    expect(prepareReading(range, 0, plainWriter)).toMatchObject({ now: '10.00', before: '8.00' });
    expect(prepareReading(range, 1, plainWriter)).toMatchObject({ now: '–', before: '9.00', change: null });
  });
});

describe('a reading of a slot that cannot be compared', () => {
  it('says why in place of the change', () => {
    const range = { measure: spend, days: [10], total: 10, before: { days: [8], total: 8 } };
    const { change } = prepareReading({ ...range, slotsNotCompared: ['not over'] }, 0, plainWriter);
    expect(change).toMatchObject({ direction: 'none', note: 'not over' });
  });
});

describe('a sparkline', () => {
  const heights = (path: string) => [...path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));

  it('breaks at a missing day', () => {
    expect(prepareSparkline({ days: [1, null, 2, 3] }).now.match(/M/g)).toHaveLength(2);
  });

  it('joins the dotted tail to the line and clamps it to the scale of the complete days', () => {
    const { now, tail } = prepareSparkline({ days: [1, 2, 3, 99], immatureFrom: 3 });
    expect(heights(now).at(-1)).toBe(heights(tail)[0]);
    for (const y of heights(tail)) expect(y).toBeGreaterThanOrEqual(0);
  });

  it('puts both periods on one scale', () => {
    const { now, before } = prepareSparkline({ days: [5, 10], before: [5, 20] });
    expect(heights(now)[0]).toBe(heights(before)[0]);
    expect(heights(now)[1]).toBeGreaterThan(heights(before)[1] ?? sparkBox.height);
  });

  it('stays in its box, whatever the days hold', () => {
    for (const days of [[], [0], [null], [7, 7, 7]]) {
      const { now } = prepareSparkline({ days });
      for (const y of heights(now)) expect(y).toBeLessThanOrEqual(sparkBox.height);
      expect(now).not.toContain('NaN');
    }
  });
});
