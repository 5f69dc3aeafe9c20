import { expect, test } from 'vitest';
import { stepRange } from './step-range.ts';

const today = '2026-11-21';

test('one steps by whole weeks, months and years', () => {
  expect(stepRange({ from: '2026-11-01', to: today }, 'thisMonth', -1, today)).toEqual({
    from: '2026-10-01',
    to: '2026-10-31',
  });
  expect(stepRange({ from: '2026-10-01', to: '2026-10-31' }, undefined, -1, today)).toEqual({
    from: '2026-09-01',
    to: '2026-09-30',
  });
  expect(stepRange({ from: '2026-11-16', to: today }, 'thisWeek', -1, today)).toEqual({
    from: '2026-11-09',
    to: '2026-11-15',
  });
  expect(stepRange({ from: '2026-11-09', to: '2026-11-15' }, 'lastWeek', 1, today)).toEqual({
    from: '2026-11-16',
    to: today,
  });
  expect(stepRange({ from: '2026-10-01', to: '2026-10-31' }, 'lastMonth', -1, today)).toEqual({
    from: '2026-09-01',
    to: '2026-09-30',
  });
  expect(stepRange({ from: '2026-01-01', to: today }, 'thisYear', -1, today)).toEqual({
    from: '2025-01-01',
    to: '2025-12-31',
  });
});

test('a month under way ends with today, and after today there is nothing', () => {
  const october = { from: '2026-10-01', to: '2026-10-31' } as const;
  expect(stepRange(october, undefined, 1, today)).toEqual({ from: '2026-11-01', to: today });
  expect(stepRange({ from: '2026-11-01', to: today }, 'thisMonth', 1, today)).toBeUndefined();
});

test('days of one’s own move by their number', () => {
  const days = { from: '2026-11-14', to: '2026-11-20' } as const;
  expect(stepRange(days, 'last7Days', -1, today)).toEqual({ from: '2026-11-07', to: '2026-11-13' });
  expect(stepRange(days, 'last7Days', 1, today)).toEqual({ from: today, to: today });
});
