import { expect, test } from 'vitest';
import { financePresets, findFinanceRange, readFinanceRange, writeFinanceRange } from './finance-range.ts';

const today = '2026-11-20';
const daysOf = (range: string, on: `${number}-${number}-${number}` = today) =>
  readFinanceRange({ range }, on).days;

test('no range reaches today', () => {
  for (const preset of financePresets) {
    for (const day of ['2026-11-20', '2026-11-01', '2026-01-01', '2026-11-16'] as const)
      expect(daysOf(preset, day).to < day).toBe(true);
  }
  expect(financePresets).not.toContain('today');
  expect(readFinanceRange({ from: '2026-11-01', to: today }, today).preset).toBe('thisYear');
});

test('the presets are what they are called', () => {
  expect(daysOf('yesterday')).toEqual({ from: '2026-11-19', to: '2026-11-19' });
  expect(daysOf('last7Days')).toEqual({ from: '2026-11-13', to: '2026-11-19' });
  expect(daysOf('thisMonth')).toEqual({ from: '2026-11-01', to: '2026-11-19' });
  expect(daysOf('thisMonth', '2026-11-01')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(daysOf('')).toEqual({ from: '2026-01-01', to: '2026-11-19' });
});

test('days of one’s own come back from the address as they were written', () => {
  const range = { from: '2026-10-01', to: '2026-10-31' } as const;
  expect(readFinanceRange(writeFinanceRange({ range }), today)).toEqual({ days: range, preset: undefined });
  expect(readFinanceRange(writeFinanceRange({ preset: 'yesterday' }), today).preset).toBe('yesterday');
  expect(Object.values(writeFinanceRange({ preset: 'thisYear' })).filter(Boolean)).toEqual([]);
});

test('where all days are shown first, only what was chosen stands in the address', () => {
  expect(findFinanceRange({}, today)).toBeUndefined();
  expect(findFinanceRange({ range: 'ever', from: 'then', to: today }, today)).toBeUndefined();
  expect(Object.values(writeFinanceRange({ preset: 'all' }, 'all')).filter(Boolean)).toEqual([]);
  const written = writeFinanceRange({ preset: 'thisYear' }, 'all');
  expect(findFinanceRange(written, today)?.days).toEqual({ from: '2026-01-01', to: '2026-11-19' });
});
