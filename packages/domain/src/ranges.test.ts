import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, daysBetween, weekdayOf } from './days.ts';
import {
  comparisonOf,
  countDays,
  type DayRange,
  findCustomRange,
  listDays,
  periodBefore,
  type RangePreset,
  rangePresets,
  rangeOf,
} from './ranges.ts';

const anyRange = fc
  .tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 800 }))
  .map(([start, length]): DayRange => {
    const from = addDays('2000-01-01', start);
    return { from, to: addDays(from, length) };
  });

describe('presets', () => {
  test.each<[RangePreset, Day, Day, Day]>([
    ['today', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['yesterday', '2026-11-20', '2026-11-19', '2026-11-19'],
    ['yesterday', '2026-01-01', '2025-12-31', '2025-12-31'],
    ['thisWeek', '2026-11-20', '2026-11-16', '2026-11-20'],
    ['thisWeek', '2026-11-16', '2026-11-16', '2026-11-16'],
    ['thisWeek', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['last7Days', '2026-11-20', '2026-11-13', '2026-11-19'],
    ['last7Days', '2024-03-03', '2024-02-25', '2024-03-02'],
    ['last14Days', '2026-11-20', '2026-11-06', '2026-11-19'],
    ['last28Days', '2026-11-20', '2026-10-23', '2026-11-19'],
    ['last30Days', '2026-03-02', '2026-01-31', '2026-03-01'],
    ['last90Days', '2026-11-20', '2026-08-22', '2026-11-19'],
    ['lastWeek', '2026-11-20', '2026-11-09', '2026-11-15'],
    ['lastWeek', '2026-11-16', '2026-11-09', '2026-11-15'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2026-01-01', '2025-12-01', '2025-12-31'],
    ['thisMonth', '2026-11-20', '2026-11-01', '2026-11-20'],
    ['thisMonth', '2026-11-01', '2026-11-01', '2026-11-01'],
    ['thisYear', '2026-11-20', '2026-01-01', '2026-11-20'],
  ])('%s on %s is %s to %s', (preset, today, from, to) => {
    expect(rangeOf(preset, today)).toEqual({ from, to });
  });

  test('no preset reaches into the future', () => {
    const anyToday = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
    fc.assert(
      fc.property(anyToday, fc.constantFrom(...rangePresets), (today, preset) => {
        const range = rangeOf(preset, today);
        expect(range.from <= range.to && range.to <= today).toBe(true);
      }),
    );
  });
});

describe('custom', () => {
  test('either end may be chosen first', () => {
    expect(findCustomRange('2026-11-19', '2026-10-23', '2026-11-20')).toEqual({
      from: '2026-10-23',
      to: '2026-11-19',
    });
  });

  test('today may be chosen, tomorrow may not', () => {
    expect(findCustomRange('2026-11-20', '2026-11-20', '2026-11-20')).toBeDefined();
    expect(findCustomRange('2026-11-20', '2026-11-21', '2026-11-20')).toBeUndefined();
  });
});

describe('the period before', () => {
  test.each<[Day, Day, 'days' | 'weekdays', Day, Day]>([
    ['2026-10-23', '2026-11-19', 'days', '2026-09-25', '2026-10-22'],
    ['2026-11-20', '2026-11-20', 'days', '2026-11-19', '2026-11-19'],
    ['2026-11-20', '2026-11-20', 'weekdays', '2026-11-13', '2026-11-13'],
    ['2026-11-10', '2026-11-19', 'weekdays', '2026-10-27', '2026-11-05'],
    ['2024-03-01', '2024-03-31', 'days', '2024-01-30', '2024-02-29'],
  ])('of %s to %s by %s is %s to %s', (from, to, alignedBy, fromBefore, toBefore) => {
    expect(periodBefore({ from, to }, alignedBy)).toEqual({ from: fromBefore, to: toBefore });
  });

  test('has as many days, ends before the range, and by days touches it', () => {
    fc.assert(
      fc.property(anyRange, (range) => {
        const touching = periodBefore(range, 'days');
        expect(countDays(touching)).toBe(countDays(range));
        expect(addDays(touching.to, 1)).toBe(range.from);

        const aligned = periodBefore(range, 'weekdays');
        expect(countDays(aligned)).toBe(countDays(range));
        expect(weekdayOf(aligned.from)).toBe(weekdayOf(range.from));
        expect(daysBetween(aligned.to, range.from)).toBeGreaterThan(0);
        expect(daysBetween(aligned.to, range.from)).toBeLessThanOrEqual(7);
      }),
    );
  });
});

describe('what a preset is compared with', () => {
  test.each<[RangePreset | undefined, Day, Day, 'days' | 'weekdays' | 'year', Day, Day]>([
    ['thisYear', '2026-01-01', '2026-11-22', 'days', '2025-01-01', '2025-11-22'],
    ['thisYear', '2024-01-01', '2024-02-29', 'days', '2023-01-01', '2023-02-28'],
    ['thisMonth', '2026-11-01', '2026-11-22', 'days', '2026-10-01', '2026-10-22'],
    ['thisMonth', '2026-01-01', '2026-01-10', 'days', '2025-12-01', '2025-12-10'],
    ['thisMonth', '2026-03-01', '2026-03-31', 'days', '2026-02-01', '2026-02-28'],
    ['thisWeek', '2026-11-16', '2026-11-18', 'days', '2026-11-09', '2026-11-11'],
    ['today', '2026-11-22', '2026-11-22', 'days', '2026-11-21', '2026-11-21'],
    ['last7Days', '2026-11-15', '2026-11-21', 'days', '2026-11-08', '2026-11-14'],
    ['thisYear', '2026-01-01', '2026-01-10', 'weekdays', '2025-12-18', '2025-12-27'],
    [undefined, '2024-02-29', '2024-03-02', 'year', '2023-02-28', '2023-03-02'],
    [undefined, '2026-01-01', '2026-11-22', 'days', '2025-02-09', '2025-12-31'],
  ])('%s, %s to %s, by %s: %s to %s', (preset, from, to, by, fromBefore, toBefore) => {
    expect(comparisonOf({ from, to }, by, preset)).toEqual({ from: fromBefore, to: toBefore });
  });
});

test('a range lists each of its days once, in order', () => {
  fc.assert(
    fc.property(anyRange, (range) => {
      const days = listDays(range);
      expect(days).toHaveLength(countDays(range));
      expect([days.at(0), days.at(-1)]).toEqual([range.from, range.to]);
      expect(days).toEqual([...new Set(days)].toSorted());
    }),
  );
});
