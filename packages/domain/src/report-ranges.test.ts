import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekdayOf } from './days.ts';
import { listDays } from './ranges.ts';
import { cutRange } from './report-ranges.ts';

test('slots hold every day of the range once, in order, and break on Mondays and on firsts', () => {
  const anyRange = fc
    .tuple(fc.integer({ min: 0, max: 12_000 }), fc.integer({ min: 0, max: 500 }))
    .map(([start, length]) => {
      const from = addDays('2000-01-01', start);
      return { from, to: addDays(from, length) };
    });
  fc.assert(
    fc.property(anyRange, fc.constantFrom('total', 'day', 'week', 'month'), (range, size) => {
      const slots = cutRange(range, size);
      expect(slots.flatMap(listDays)).toEqual(listDays(range));
      const breaks = slots.slice(1).map(({ from }) => (size === 'week' ? weekdayOf(from) : from.slice(8)));
      const expected: Record<string, unknown> = { week: 1, month: '01' };
      expect(size === 'day' || breaks.every((each) => each === expected[size])).toBe(true);
    }),
  );
});
