import type { MonthlySpend, MonthSpend } from '@tapwright/contracts/finance';
import { expect, test } from 'vitest';
import { isPart, isUnread, prepareMissing } from './prepare-missing.ts';

const days = (from: string, to: string) => ({ from, to });
const month = (notRead: MonthSpend['notRead'], inWeeks: MonthSpend['inWeeks'] = []): MonthSpend => ({
  inTeamCurrency: 1,
  inOwnCurrency: 1,
  notRead,
  inWeeks,
});
const group = (name: string, months: MonthSpend[]) => ({ name, months }) as MonthlySpend['groups'][number];
const prepare = (...groups: MonthlySpend['groups']) => prepareMissing({ groups } as MonthlySpend);

test('days that were not read are said once, across months, and with whose they are', () => {
  const [june, july] = [days('2026-06-01', '2026-06-30'), days('2026-07-01', '2026-07-12')];
  const { notRead } = prepare(
    group('North', [month([june]), month([july])]),
    group('South', [month([june]), month([july])]),
    group('East', [month([]), month([days('2026-07-20', '2026-07-20')])]),
  );
  expect(notRead).toEqual([
    { from: '2026-06-01', to: '2026-07-12', groups: ['North', 'South'] },
    { from: '2026-07-20', to: '2026-07-20', groups: ['East'] },
  ]);
});

test('what all of them miss needs no names', () => {
  const missing = month([days('2026-06-01', '2026-06-30')]);
  expect(prepare(group('North', [missing]), group('South', [missing])).notRead).toEqual([
    { from: '2026-06-01', to: '2026-06-30', groups: undefined },
  ]);
});

test('a week that lies in two months is one range', () => {
  const { inWeeks } = prepare(
    group('North', [
      month([], [days('2026-06-29', '2026-06-30')]),
      month([], [days('2026-07-01', '2026-07-05')]),
    ]),
  );
  expect(inWeeks).toEqual([days('2026-06-29', '2026-07-05')]);
});

test('a month is whole, a part of itself, or not read at all', () => {
  expect([isPart(month([])), isPart(month([days('2026-06-01', '2026-06-02')]))]).toEqual([false, true]);
  expect([isUnread(month([])), isUnread({ inOwnCurrency: null })]).toEqual([false, true]);
});
