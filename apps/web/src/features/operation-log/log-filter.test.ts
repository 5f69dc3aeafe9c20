import { describe, expect, test } from 'vitest';
import { readFilter, writeFilter } from './log-filter.ts';

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
