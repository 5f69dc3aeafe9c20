import { expect, test } from 'vitest';
import { filterQuery, readChangeFilter, writeChangeFilter } from './change-filter.ts';

test('a filter comes out of its address as it went in', () => {
  const filter = { tab: 'failed', origin: 'bulk', pageNum: 3, pageSize: 20 } as const;
  expect(readChangeFilter(writeChangeFilter(filter))).toEqual(filter);
  expect(writeChangeFilter(readChangeFilter({}))).toEqual({});
});

test('what an address says wrong counts as not said', () => {
  expect(readChangeFilter({ state: 'x', origin: 'y', page: '-1', size: '7' })).toEqual(readChangeFilter({}));
});

test('each tab cuts the list down in the words of the call', () => {
  const ask = (tab: string) => filterQuery(readChangeFilter({ state: tab }), 9);
  expect(ask('sending')).toMatchObject({ state: 'sending' });
  expect(ask('proposed')).toMatchObject({ state: 'proposed' });
  expect(ask('failed')).toMatchObject({ failed: 'yes' });
  expect(ask('mine')).toMatchObject({ authorId: 9 });
  expect(ask('all')).toEqual({ pageNum: 1, pageSize: 10 });
});
