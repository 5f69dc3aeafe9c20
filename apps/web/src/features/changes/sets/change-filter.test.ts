import { expect, test } from 'vitest';
import { filterQuery, readChangeFilter, writeChangeFilter } from './change-filter.ts';

const today = '2026-11-20';
const read = (search: object) => readChangeFilter({ ...search }, today);
const reader = { ownId: 9, today, zone: 'UTC' } as const;

test('a filter comes out of its address as it went in', () => {
  const filter = {
    tab: 'failed',
    origin: 'bulk',
    period: { range: { from: '2026-10-01', to: '2026-10-31' } },
    pageNum: 3,
    pageSize: 20,
  } as const;
  expect(read(writeChangeFilter(filter))).toEqual(filter);
  expect(writeChangeFilter(read({}))).toEqual({});
});

test('what an address says wrong counts as not said', () => {
  expect(read({ state: 'x', origin: 'y', range: 'ever', page: '-1', size: '7' })).toEqual(read({}));
});

test('each tab cuts the list down in the words of the call', () => {
  const ask = (tab: string) => filterQuery(read({ state: tab }), reader);
  expect(ask('failed')).toMatchObject({ failed: 'yes' });
  expect(ask('mine')).toMatchObject({ authorId: 9 });
  expect(ask('all')).toEqual({ startTime: '2026-11-14T00:00:00.000Z' });
  // What waits is not hidden by the day on which it was made.
  for (const state of ['proposed', 'scheduled', 'sending']) expect(ask(state)).toEqual({ state });
  expect(filterQuery(read({ range: 'yesterday' }), reader)).toEqual({
    startTime: '2026-11-19T00:00:00.000Z',
    endTime: '2026-11-20T00:00:00.000Z',
  });
});
