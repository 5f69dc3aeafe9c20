import { expect, test } from 'vitest';
import { daysOf, momentsOf } from './period.ts';

const today = '2026-11-20';

test('the last days of a log end with today', () => {
  expect(daysOf({ preset: 'last7Days' }, today)).toEqual({ from: '2026-11-14', to: today });
  expect(daysOf({ preset: 'last30Days' }, today)).toEqual({ from: '2026-10-22', to: today });
  expect(daysOf({ preset: 'yesterday' }, today)).toEqual({ from: '2026-11-19', to: '2026-11-19' });
});

test('days are those of the reader’s zone, both ends belong to them', () => {
  expect(momentsOf({ from: '2026-11-20', to: '2026-11-20' }, 'Asia/Shanghai')).toEqual({
    startTime: '2026-11-19T16:00:00.000Z',
    endTime: '2026-11-20T16:00:00.000Z',
  });
});
