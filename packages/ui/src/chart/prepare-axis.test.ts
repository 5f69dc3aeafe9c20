import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareAxis } from './prepare-axis.ts';
import { plainWriter } from './testing/plain-writer.ts';

function axis(reach: number, digits: number, compact = false) {
  return prepareAxis({ reach, digits, write: plainWriter, compact });
}

describe('an axis', () => {
  it('has seven even steps from zero', () => {
    expect(axis(3289, 2).ticks.map(({ label }) => label)).toEqual([
      '0',
      '500',
      '1000',
      '1500',
      '2000',
      '2500',
      '3000',
      '3500',
    ]);
  });

  it('keeps the decimals of the measure when its steps are not whole', () => {
    expect(
      axis(3.32, 2)
        .ticks.map(({ label }) => label)
        .slice(0, 3),
    ).toEqual(['0.00', '0.50', '1.00']);
  });

  it('never steps finer than the measure is written', () => {
    expect(axis(3, 0).ticks.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('stands when there is nothing to show', () => {
    expect(axis(0, 0).top).toBe(7);
    expect(axis(0, 2).top).toBe(7);
  });

  it('shortens thousands where there is little room, and millions everywhere', () => {
    expect(axis(3289, 2, true).ticks.at(-1)?.label).toBe('3.5k');
    expect(axis(3.32, 2, true).ticks.at(-1)?.label).toBe('3.50');
    expect(axis(20_000_000, 2).ticks.at(-1)?.label).toBe('21000k');
  });

  it('holds any figure, wastes little, and reads as written', () => {
    const reaches = fc.double({ min: 1, max: 5e6, noNaN: true });
    fc.assert(
      fc.property(reaches, fc.integer({ min: 0, max: 2 }), (reach, digits) => {
        const { top, ticks } = axis(reach, digits);
        expect(top).toBeGreaterThanOrEqual(reach * 0.99999);
        // Between one and two of the smallest unit there is no finer step.
        expect(top).toBeLessThanOrEqual(Math.max(reach * 1.5, 14 * 10 ** -digits));
        for (const { value, label } of ticks) expect(Number(label)).toBeCloseTo(value, 6);
      }),
    );
  });
});
