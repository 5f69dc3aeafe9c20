import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day, weekdayOf } from './days.ts';
import { listDays } from './ranges.ts';
import { cutRange, type ReportRangePreset, reportRangeOf } from './report-ranges.ts';

test.each<[ReportRangePreset, Day, Day, Day]>([
  ['lastWeek', '2026-11-20', '2026-11-09', '2026-11-15'],
  ['lastWeek', '2026-11-16', '2026-11-09', '2026-11-15'],
  ['last30Days', '2026-03-02', '2026-01-31', '2026-03-01'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['thisMonth', '2026-11-20', '2026-11-01', '2026-11-20'],
])('%s on %s is %s to %s', (preset, today, from, to) => {
  expect(reportRangeOf(preset, today)).toEqual({ from, to });
});

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
