import { describe, expect, test } from 'vitest';
import { daysOf, momentsOf, readFilter, writeFilter } from './log-filter.ts';

const today = '2026-11-20';
const first = {
  type: 'all',
  object: undefined,
  userId: undefined,
  period: { preset: 'last7Days' },
  pageNum: 1,
  pageSize: 10,
};

describe('the filter in the address', () => {
  test('says nothing for the first view', () => {
    expect(readFilter({}, today)).toEqual(first);
    expect(Object.values(writeFilter(readFilter({}, today))).filter(Boolean)).toEqual([]);
  });

  test.each([
    { type: 'edit', object: 'member', userId: '7', range: 'thisYear', pageNum: '3', pageSize: '40' },
    { from: '2026-10-01', to: '2026-11-20' },
  ])('comes back as it was written: %o', (search) => {
    const written = writeFilter(readFilter(search, today));
    expect(Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined))).toEqual(
      search,
    );
  });

  test.each([
    { type: 'everything', object: 'account', userId: '-4', range: 'ever', pageNum: '-1', pageSize: '500' },
    { pageNum: '1.5', from: '2026-02-30', to: '2026-03-01' },
    { from: '2026-11-01', to: '2026-11-21' },
    { from: '2026-11-01' },
  ])('takes what nobody can mean as not said: %o', (search) => {
    expect(readFilter(search, today)).toEqual(first);
  });
});

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
